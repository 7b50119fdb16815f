import * as z from "zod/mini";
import { oneTimeCode } from "../identity/credentials.ts";
import { email } from "../kernel/email.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { parseMobile } from "../kernel/phone.ts";
import { requiredLine } from "../kernel/schema.ts";
import { orderNumber, orderSchema, orderSummarySchema } from "./endpoints.ts";

const channel = z.enum(["email", "phone"]);

/** A code was sent. */
export const sentCodeSchema = z.object({
  channel,
  /** Masked. */
  sentTo: z.string(),
  /** ISO time. */
  expiresAt: z.string(),
  /** Seconds until another code can be requested. */
  resendAfter: z.int(),
});
export type SentOrderCode = z.output<typeof sentCodeSchema>;

const base = { tag: "orders" } as const;
const params = z.object({ number: orderNumber });
const withCode = z.object({ code: oneTimeCode });

/** A mobile or email, however it is written. */
const contact = requiredLine(254).check(
  z.refine((text) => parseMobile(text) !== undefined || email.safeParse(text).success, {
    params: { rule: "emailOrPhone" },
  }),
);

const earlier = { ...base, tag: "account", access: "customer" } as const;

export const orderCodeEndpoints = {
  sendConfirmationCode: endpoint("POST /api/v1/orders/{number}/confirmation/code", base, {
    summary: "Sends the code that confirms a cash order to its phone",
    params,
    response: sentCodeSchema,
    problems: ["not-found", "code-needed", "order-state", "too-soon", "too-many-attempts"],
  }),
  confirmOrder: endpoint("POST /api/v1/orders/{number}/confirmation", base, {
    summary: "Confirms a cash order by the code that its phone was sent",
    params,
    body: withCode,
    response: orderSchema,
    problems: ["not-found", "code-needed", "order-state", "code-wrong"],
  }),
  sendAccessCode: endpoint("POST /api/v1/orders/{number}/access/code", base, {
    summary: "Sends a code to the phone or email of an order that was looked up",
    params,
    body: z.object({ channel }),
    response: sentCodeSchema,
    problems: ["not-found", "too-soon", "too-many-attempts"],
  }),
  proveAccess: endpoint("POST /api/v1/orders/{number}/access", base, {
    summary:
      "Opens an order to this browser for 30 minutes, by the code that its phone or email was sent",
    params,
    body: withCode,
    response: orderSchema,
    problems: ["not-found", "code-wrong"],
  }),
  followOrderLink: endpoint("POST /api/v1/orders/{number}/link", base, {
    summary: "Shows the masked order to whoever has the link from its short message",
    params,
    body: z.object({ key: requiredLine(64) }),
    response: orderSchema,
    problems: ["order-not-found", "too-many-attempts"],
  }),
  sendFindCode: endpoint("POST /api/v1/orders/find/code", base, {
    summary:
      "Sends the code that lists the orders of a phone or email; the answer is the same if there are none",
    body: z.object({ phoneOrEmail: contact }),
    response: sentCodeSchema,
    problems: ["too-soon", "too-many-attempts"],
  }),
  findOrders: endpoint("POST /api/v1/orders/find", base, {
    summary:
      "The orders of the phone or email whose code came back, each masked for this browser for 15 minutes",
    body: withCode,
    response: z.object({ items: z.array(orderSummarySchema) }),
    problems: ["code-wrong"],
  }),
  countEarlierOrders: endpoint("GET /api/v1/account/earlier-orders", earlier, {
    summary: "Guests' orders under the confirmed phone and email of the account",
    response: z.object({
      found: z.array(
        z.object({
          channel,
          /** The account's own contact. */
          sentTo: z.string(),
          count: z.int(),
        }),
      ),
    }),
  }),
  sendEarlierCode: endpoint("POST /api/v1/account/earlier-orders/code", earlier, {
    summary: "Sends the code that adds the earlier orders of a phone or email",
    body: z.object({ channel }),
    response: sentCodeSchema,
    problems: ["not-found", "too-soon", "too-many-attempts"],
  }),
  addEarlierOrders: endpoint("POST /api/v1/account/earlier-orders", earlier, {
    summary: "Adds the earlier orders of the phone or email whose code came back",
    body: withCode,
    response: z.object({ added: z.int() }),
    problems: ["code-wrong"],
  }),
};
