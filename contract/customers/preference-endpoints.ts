import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { codeLine } from "../kernel/schema.ts";

const customer = { tag: "account", access: "customer" } as const;

const byMail = z.object({ email: z.boolean() });
const byBoth = z.object({ email: z.boolean(), sms: z.boolean() });

const preferencesSchema = z.object({
  /** At least one channel. */
  orders: byBoth,
  ratings: byMail,
  alerts: byBoth,
});
export type Preferences = z.output<typeof preferencesSchema>;

const token = codeLine(120).check(z.minLength(1));

export const preferenceEndpoints = {
  getPreferences: endpoint("GET /api/v1/account/preferences", customer, {
    summary: "Get your message preferences by topic and channel",
    response: preferencesSchema,
  }),
  changePreferences: endpoint("PATCH /api/v1/account/preferences", customer, {
    summary: "Update your message preferences. Fields left out stay.",
    body: z.partial(preferencesSchema),
    response: preferencesSchema,
  }),
  unsubscribe: endpoint("POST /api/v1/messages/unsubscribe", {
    tag: "account",
    summary: "Unsubscribe with the link of an email. `undo` subscribes again.",
    body: z.object({ token, undo: z._default(z.boolean(), false) }),
    problems: ["not-found"],
  }),
  /** RFC 8058: mail programs send this form when their unsubscribe button is pressed. */
  unsubscribeAtOnce: endpoint("POST /api/v1/messages/unsubscribe/{token}", {
    tag: "account",
    summary: "Unsubscribe with one click (RFC 8058)",
    params: z.object({ token }),
    upload: ["application/x-www-form-urlencoded", "multipart/form-data"],
  }),
};
