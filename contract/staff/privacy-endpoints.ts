import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";

/**
 * What is deleted with a person, and what the law or bookkeeping require to keep without personal
 * data.
 */
export const ERASED_PARTS = [
  "addresses",
  "devices",
  "passkeys",
  "messageChoices",
  "favourites",
  "viewed",
  "alerts",
  "cart",
  "lists",
  "plans",
  "ratings",
  "messages",
  "transfer-proofs",
] as const;
export const KEPT_PARTS = ["orders", "invoices", "returns", "wallet"] as const;
export type ErasedPart = (typeof ERASED_PARTS)[number];
export type KeptPart = (typeof KEPT_PARTS)[number];

/** How the request was made, for the audit log. */
export const REQUEST_WAYS = ["phone", "mail", "letter", "in-person"] as const;
export type RequestWay = (typeof REQUEST_WAYS)[number];

const count = z.int().check(z.minimum(0));
const privacySchema = z.object({
  erased: z.record(z.enum(ERASED_PARTS), count),
  kept: z.record(z.enum(KEPT_PARTS), count),
  /** Why an erasure would be refused now; null: it would succeed. */
  obstacle: z.nullable(z.enum(["open-orders", "last-approver"])),
});
export type PersonPrivacy = z.output<typeof privacySchema>;

const base = { tag: "customers", access: "staff", permission: "customer:write" } as const;
const body = z.object({ askedBy: z.enum(REQUEST_WAYS) });

export const staffPrivacyEndpoints = {
  getCustomerPrivacy: endpoint("GET /api/v1/admin/customers/{id}/privacy", base, {
    summary: "Preview what erasing a customer deletes and keeps",
    response: privacySchema,
  }),
  exportCustomer: endpoint("POST /api/v1/admin/customers/{id}/export", base, {
    summary: "Export a customer's data. Recorded in the audit log.",
    body,
    response: z.record(z.string(), z.unknown()),
  }),
  eraseCustomer: endpoint("POST /api/v1/admin/customers/{id}/erase", base, {
    summary: "Delete a customer's personal data. Orders and invoices are kept without it.",
    body,
    problems: ["not-found", "open-orders", "last-approver"],
  }),
};
