import * as z from "zod/mini";
import { variantSummarySchema } from "../catalog/product.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { codeLine, id, line, piastres, requiredLine } from "../kernel/schema.ts";
import { ALERT_KINDS } from "./limits.ts";

const kind = z.enum(ALERT_KINDS);

/** An email or a mobile number in any notation; empty: the account's own contact. */
export const alertContactSchema = z.object({ contact: requiredLine(254) });

/** The result of an alert request. Reveals nothing about the contact's earlier requests. */
export const askedAlertSchema = z.object({
  /**
   * `active`: stored. `mail`: after the link in the mail is opened. `code`: after the code in the
   * message is entered.
   */
  state: z.enum(["active", "mail", "code"]),
  sentTo: z.string(),
  /** To be sent back with the code; opaque. */
  ticket: z.nullable(z.string()),
});
export type AskedAlert = z.output<typeof askedAlertSchema>;

/** A pending alert, as its product's page and its owner see it. */
export const alertSchema = z.object({
  id: z.int(),
  kind,
  /** The unmasked contact: only its owner reads it. */
  sentTo: z.string(),
  /** A price alert triggers below this price. */
  below: z.nullable(piastres),
  /** ISO times. */
  since: z.string(),
  until: z.string(),
  variant: variantSummarySchema,
});
export type Alert = z.output<typeof alertSchema>;

const base = { tag: "alerts" } as const;

export const alertEndpoints = {
  askAlert: endpoint("POST /api/v1/alerts", base, {
    summary: "Create a stock or price alert",
    body: z.object({ variantId: id, kind, contact: z._default(line(254), "") }),
    response: askedAlertSchema,
    problems: ["not-found", "in-stock", "alerts-full", "too-many-attempts"],
  }),
  confirmAlert: endpoint("POST /api/v1/alerts/confirm", base, {
    summary: "Confirm an alert with the link or code",
    body: z.object({ ticket: requiredLine(1_000), code: z._default(codeLine(24), "") }),
    response: z.object({ kind, variant: variantSummarySchema }),
    problems: ["not-found", "code-wrong", "alerts-full", "too-many-attempts"],
  }),
  listAlerts: endpoint("GET /api/v1/account/alerts", base, {
    access: "customer",
    summary: "List your active alerts and your contact details. Newest first.",
    response: z.object({
      /**
       * The first confirmed contact that the account's message choices allow, else the first one;
       * null: none is confirmed.
       */
      contact: z.nullable(z.string()),
      items: z.array(alertSchema),
    }),
  }),
  removeAlert: endpoint("DELETE /api/v1/account/alerts/{id}", {
    tag: "alerts",
    access: "customer",
    summary: "Delete an alert. Idempotent.",
    problems: [],
  }),
};
