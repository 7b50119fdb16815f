import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { requiredLine, wholeNumber } from "../kernel/schema.ts";
import { newCouponCode } from "./coupon-code.ts";

/** EGP 1,000,000; more is a slip of the finger. */
const MAX_AMOUNT = 100_000_000;
const amount = wholeNumber(1, MAX_AMOUNT);
const uses = wholeNumber(1, 1_000_000);

const addCoupon = endpoint({
  method: "POST",
  path: "/api/v1/admin/coupons",
  tag: "promotions",
  summary: "Adds a coupon that takes a part off the goods from now on",
  access: "staff",
  permission: "price:write",
  body: z.object({
    code: newCouponCode,
    /** What customers read beside what it takes off. */
    label: z.object({ ar: requiredLine(80), en: requiredLine(80) }),
    /** Hundredths of a percent. */
    basisPoints: wholeNumber(1, 10_000),
    /** Piastres that it takes off at most. */
    upTo: z.optional(amount),
    /** Piastres of goods from which on it counts. */
    minimum: z.optional(amount),
    /** How often all together may use it, and each customer. */
    useLimit: z.optional(uses),
    useLimitEach: z.optional(uses),
    /** How many days it counts; left out: until further notice. */
    days: z.optional(wholeNumber(1, 3_660)),
  }),
  status: 201,
  response: z.object({ id: z.int(), code: z.string() }),
});

export const couponEndpoints = { addCoupon };
