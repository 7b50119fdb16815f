import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { recordVersion } from "../kernel/record-version.ts";
import { id, wholeNumber } from "../kernel/schema.ts";

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

const setPrice = endpoint({
  tag: "admin",
  access: "staff",
  permission: "price:write",
  method: "PUT",
  path: "/api/v1/admin/variants/{id}/price",
  summary: "Set the regular price of a variant",
  params: z.object({ id }),
  body: z.object({
    piastres: pricePiastres,
    /** `priceVersion` of the variant in its product. */
    version: recordVersion,
  }),
  status: 200,
  response: priceRecord,
  problems: ["not-found", "changed-meanwhile"],
});

export const priceEndpoints = { setPrice };
