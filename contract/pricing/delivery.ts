import * as z from "zod/mini";
import { GOVERNORATE_CODES } from "../customers/governorates.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { piastres } from "../kernel/schema.ts";

/** Delivery terms of one governorate. */
export const deliveryTermsSchema = z.object({
  governorate: z.enum(GOVERNORATE_CODES),
  name: z.string(),
  fee: piastres,
  /** Cash-on-delivery fee. */
  codFee: piastres,
  /** Largest order for cash on delivery; null: unlimited. */
  codLimit: z.nullable(piastres),
  /** Order value from which delivery is free; null: never. */
  freeFrom: z.nullable(piastres),
  /** Promised window, ISO dates, never a Friday. */
  earliest: z.string(),
  latest: z.string(),
});
export type DeliveryTerms = z.output<typeof deliveryTermsSchema>;
/** What is shown before checkout, where no way of payment has been chosen. */
export type PromisedDelivery = Omit<DeliveryTerms, "codLimit">;

export const listDeliveryTerms = endpoint("GET /api/v1/delivery-terms", {
  tag: "delivery",
  summary: "List delivery fees and times by governorate",
  response: z.object({ items: z.array(deliveryTermsSchema) }),
});
