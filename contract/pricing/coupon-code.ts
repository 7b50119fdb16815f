import * as z from "zod/mini";
import { codeLine } from "../kernel/schema.ts";

/** A coupon code as staff give it. It is printed as it stands, and read whatever its case: so it is in capitals. */
export const newCouponCode = codeLine(30).check(
  z.minLength(3),
  z.uppercase(),
  z.regex(/^[A-Z0-9-]*$/),
);
