import * as z from "zod/mini";
import { codeLine } from "../kernel/schema.ts";

/**
 * A coupon code as defined by staff. It is printed as entered but matched regardless of case, so it
 * must be in capitals.
 */
export const newCouponCode = codeLine(30).check(
  z.minLength(3),
  z.uppercase(),
  z.regex(/^[A-Z0-9-]*$/),
);
