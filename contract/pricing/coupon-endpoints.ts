import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { requiredLine, wholeNumber } from "../kernel/schema.ts";
import { newCouponCode } from "./coupon-code.ts";

/** EGP 1,000,000; more is a typing error. */
const MAX_AMOUNT = 100_000_000;
const amount = wholeNumber(1, MAX_AMOUNT);
const uses = wholeNumber(1, 1_000_000);

export const couponEndpoints = {
  addCoupon: endpoint("POST /api/v1/admin/coupons", {
    tag: "promotions",
    summary: "Create a coupon. Valid from now.",
    access: "staff",
    permission: "price:write",
    body: z.object({
      code: newCouponCode,
      /** Label shown to customers beside the discount. */
      label: z.object({ ar: requiredLine(80), en: requiredLine(80) }),
      /** Hundredths of a percent. */
      basisPoints: wholeNumber(1, 10_000),
      /** Maximum discount in piastres. */
      upTo: z.optional(amount),
      /** Minimum value of the goods in piastres. */
      minimum: z.optional(amount),
      /** Maximum uses in total, and per customer. */
      useLimit: z.optional(uses),
      useLimitEach: z.optional(uses),
      /** Days of validity; absent: until further notice. */
      days: z.optional(wholeNumber(1, 3_660)),
    }),
    status: 201,
    response: z.object({ id: z.int(), code: z.string() }),
  }),
};
