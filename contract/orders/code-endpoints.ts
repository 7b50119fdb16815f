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
    summary: "Send a cash order's confirmation code by SMS",
    params,
    response: sentCodeSchema,
    problems: ["not-found", "code-needed", "order-state", "too-soon", "too-many-attempts"],
  }),
  confirmOrder: endpoint("POST /api/v1/orders/{number}/confirmation", base, {
    summary: "Confirm a cash order with the code",
    params,
    body: withCode,
    response: orderSchema,
    problems: ["not-found", "code-needed", "order-state", "code-wrong"],
  }),
  sendAccessCode: endpoint("POST /api/v1/orders/{number}/access/code", base, {
    summary: "Send an access code for a looked-up order",
    params,
    body: z.object({ channel }),
    response: sentCodeSchema,
    problems: ["not-found", "too-soon", "too-many-attempts"],
  }),
  proveAccess: endpoint("POST /api/v1/orders/{number}/access", base, {
    summary: "Open an order with the code. Valid in this browser for 30 minutes.",
    params,
    body: withCode,
    response: orderSchema,
    problems: ["not-found", "code-wrong"],
  }),
  followOrderLink: endpoint("POST /api/v1/orders/{number}/link", base, {
    summary: "Get a masked order with the SMS link",
    params,
    body: z.object({ key: requiredLine(64) }),
    response: orderSchema,
    problems: ["order-not-found", "too-many-attempts"],
  }),
  sendFindCode: endpoint("POST /api/v1/orders/find/code", base, {
    summary: "Send a code to find orders. Does not tell whether there are any.",
    body: z.object({ phoneOrEmail: contact }),
    response: sentCodeSchema,
    problems: ["too-soon", "too-many-attempts"],
  }),
  findOrders: endpoint("POST /api/v1/orders/find", base, {
    summary: "List orders of a phone or email. Needs the code. Masked for 15 minutes.",
    body: withCode,
    response: z.object({ items: z.array(orderSummarySchema) }),
    problems: ["code-wrong"],
  }),
  countEarlierOrders: endpoint("GET /api/v1/account/earlier-orders", earlier, {
    summary: "Count guest orders with your phone or email",
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
    summary: "Send a code to add earlier orders",
    body: z.object({ channel }),
    response: sentCodeSchema,
    problems: ["not-found", "too-soon", "too-many-attempts"],
  }),
  addEarlierOrders: endpoint("POST /api/v1/account/earlier-orders", earlier, {
    summary: "Add earlier orders to your account. Needs the code.",
    body: withCode,
    response: z.object({ added: z.int() }),
    problems: ["code-wrong"],
  }),
};
