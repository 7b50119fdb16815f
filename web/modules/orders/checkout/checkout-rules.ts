import * as z from "zod/mini";
import { addressSchema, contactSchema } from "#contract/customers/address.ts";
import { codeLine } from "#contract/kernel/schema.ts";

/** The contract's rules for the checkout form. */
export const checkoutRules = z.object({
  contact: contactSchema,
  address: addressSchema,
  payment: z.object({ purchaseOrder: codeLine(40) }),
});
