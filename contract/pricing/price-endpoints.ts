import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { recordVersion } from "../kernel/record-version.ts";
import { wholeNumber } from "../kernel/schema.ts";

/** EGP 10,000,000; more is a typing error. */
export const MAX_PIASTRES = 1_000_000_000;
/** What a customer pays, including VAT. */
export const pricePiastres = wholeNumber(1, MAX_PIASTRES);

/** The regular price of a variant, without offers. */
const priceRecord = z.object({
  variantId: z.int(),
  /** Null: no price yet, so it is not sold. */
  piastres: z.nullable(z.int()),
  version: z.string(),
});
export type PriceRecord = z.output<typeof priceRecord>;

export const priceEndpoints = {
  setPrice: endpoint("PUT /api/v1/admin/variants/{id}/price", {
    tag: "admin",
    access: "staff",
    permission: "price:write",
    summary: "Set the regular price of a variant",
    body: z.object({
      piastres: pricePiastres,
      /** `priceVersion` of the variant in its product. */
      version: recordVersion,
    }),
    response: priceRecord,
    problems: ["not-found", "changed-meanwhile"],
  }),
};
