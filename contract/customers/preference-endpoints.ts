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
    summary:
      "What the customer is told about, and by which way; the newsletter stands in the account",
    response: preferencesSchema,
  }),
  changePreferences: endpoint("PATCH /api/v1/account/preferences", customer, {
    summary: "Changes what the customer is told about; what is left out stays",
    body: z.partial(preferencesSchema),
    response: preferencesSchema,
  }),
  unsubscribe: endpoint("POST /api/v1/messages/unsubscribe", {
    tag: "account",
    summary:
      "Ends the mails of a kind with the link of one of them, without signing in; `undo` takes that back",
    body: z.object({ token, undo: z._default(z.boolean(), false) }),
    problems: ["not-found"],
  }),
  /** RFC 8058: mail programs send this form when their unsubscribe button is pressed. */
  unsubscribeAtOnce: endpoint("POST /api/v1/messages/unsubscribe/{token}", {
    tag: "account",
    summary: "Ends the mails of a kind by the button of a mail program",
    params: z.object({ token }),
    upload: ["application/x-www-form-urlencoded", "multipart/form-data"],
  }),
};
