import * as z from "zod/mini";
import { addressSchema, contactSchema } from "../customers/address.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { recordVersion } from "../kernel/record-version.ts";
import { orderNumber, orderSchema } from "./endpoints.ts";

/** Recipient and address of an order, as far as staff may correct them. */
const recipient = {
  contact: z.omit(contactSchema, { email: true }),
  address: addressSchema,
};

const recipientSchema = z.object(recipient);
export type Recipient = z.output<typeof recipientSchema>;

/** Recipient fields that may differ. */
export const RECIPIENT_FIELDS = [
  "name",
  "phone",
  "phone2",
  "governorate",
  "city",
  "district",
  "compound",
  "street",
  "building",
  "floor",
  "apartment",
  "landmark",
  "postalCode",
  "notes",
] as const;

/** A field corrected by staff; empty: it had no value. */
export const correctedField = z.object({
  field: z.enum(RECIPIENT_FIELDS),
  before: z.string(),
  after: z.string(),
});
export type CorrectedField = z.output<typeof correctedField>;

export const recipientEndpoints = {
  correctRecipient: endpoint("PUT /api/v1/admin/orders/{number}/recipient", {
    tag: "orders",
    summary: "Correct an order's recipient and address. Possible until it ships. Amounts stay.",
    access: "staff",
    permission: "order:write",
    params: z.object({ number: orderNumber }),
    body: z.object({ version: recordVersion, ...recipient }),
    response: orderSchema,
    problems: [
      "not-found",
      "order-state",
      "changed-meanwhile",
      "delivery-fee-differs",
      "cod-limit",
    ],
  }),
};
