import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { codeLine, line, numberLine, piastres, wholeNumber } from "../kernel/schema.ts";
import { pictureSchema } from "../media/picture.ts";
import { orderNumber } from "../orders/endpoints.ts";
import { REFUND_METHODS } from "../orders/refund-method.ts";
import { MAX_PICTURES, RETURN_REASONS, RETURN_STATES, RETURN_RESOLUTIONS } from "./return-types.ts";

const day = z.string();

/** The order line, as shown with a return. */
const goods = {
  /** Position of the line in its order. */
  position: z.int(),
  sku: z.string(),
  name: z.string(),
  options: z.string(),
  picture: z.nullable(pictureSchema),
};

export const returnSchema = z.object({
  number: z.string(),
  orderNumber: z.string(),
  state: z.enum(RETURN_STATES),
  requestedAt: z.string(),
  resolution: z.enum(RETURN_RESOLUTIONS),
  /** How it is refunded; null for an exchange. */
  refundTo: z.nullable(z.enum(REFUND_METHODS)),
  /** Where to send money paid in cash or by transfer. */
  payoutTo: z.nullable(z.string()),
  canWithdraw: z.boolean(),
  lines: z.array(
    z.object({
      ...goods,
      quantity: z.int(),
      reason: z.enum(RETURN_REASONS),
      note: z.nullable(z.string()),
      /** Ids of the customer's pictures. */
      pictures: z.array(z.string()),
      /** Units that arrived; null until then. */
      received: z.nullable(z.int()),
    }),
  ),
  /** The refund, once made. */
  refunded: z.nullable(
    z.object({
      total: piastres,
      /** Delivery and fees, included in `total`. */
      fees: piastres,
      /** Earlier goodwill, deducted. */
      setOff: piastres,
      toWallet: piastres,
    }),
  ),
  /** Events, oldest first, with the shop's remarks to the customer. */
  events: z.array(
    z.object({ state: z.enum(RETURN_STATES), at: z.string(), note: z.nullable(z.string()) }),
  ),
});
export type OrderReturn = z.output<typeof returnSchema>;

export const returnOptionsSchema = z.object({
  orderNumber: z.string(),
  /** Date of delivery in Egypt; null: not delivered yet, so nothing can be returned. */
  delivered: z.nullable(day),
  lines: z.array(
    z.object({
      ...goods,
      quantity: z.int(),
      /** Units that are not being returned. */
      open: z.int(),
      /** Amount paid for the line, and units already refunded, to show the value of the others. */
      paid: piastres,
      refunded: z.int(),
      /** Last day for each reason. */
      reasons: z.array(
        z.object({ reason: z.enum(RETURN_REASONS), until: day, isOpen: z.boolean() }),
      ),
    }),
  ),
  /** Possible refund methods. */
  refundTo: z.array(z.enum(REFUND_METHODS)),
  /** A refund to the original payment needs an account to send it to. */
  needsPayout: z.boolean(),
  /** Returns of the order, newest first. */
  returns: z.array(returnSchema),
});
export type ReturnOptions = z.output<typeof returnOptionsSchema>;
export type ReturnableLine = ReturnOptions["lines"][number];

const pictureId = z.string().check(
  z.refine((text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text), {
    params: { rule: "pattern" },
  }),
);

const askedLine = z.object({
  position: wholeNumber(1, 32_000),
  quantity: wholeNumber(1, 999),
  reason: z.enum(RETURN_REASONS),
  note: z._default(line(500), ""),
});
const MOST_LINES = 200;

const outcome = {
  resolution: z.enum(RETURN_RESOLUTIONS),
  refundTo: z.optional(z.enum(REFUND_METHODS)),
  /** A number or address to send money to: InstaPay, a mobile wallet, a bank account. */
  payoutTo: z._default(codeLine(120), ""),
};

const pictures = z._default(z.array(pictureId).check(z.maxLength(MAX_PICTURES)), []);
const returnBody = z.object({
  lines: z.array(z.extend(askedLine, { pictures })).check(z.minLength(1), z.maxLength(MOST_LINES)),
  ...outcome,
});
export type ReturnBody = z.output<typeof returnBody>;

/** A return that staff open for a customer. */
export const openedReturnBody = z.object({
  lines: z
    .array(
      z.extend(askedLine, {
        /** Of the units at the counter, those that cannot be sold any more. */
        broken: z._default(wholeNumber(0, 999), 0),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_LINES)),
  ...outcome,
  /** The goods are at the counter: they are taken, and exchanged or refunded, at once. */
  isAtCounter: z._default(z.boolean(), false),
  /** Sent to the customer. */
  note: z._default(line(500), ""),
});
export type OpenedReturn = z.output<typeof openedReturnBody>;

const returnNumber = numberLine(20, /^[A-Za-z0-9-]{4,20}$/);
export const returnParams = z.object({ number: returnNumber });
export const pictureParams = z.object({ number: returnNumber, id: pictureId });

const ofOrder = z.object({ number: orderNumber });

/** Picture types that phones produce. */
const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

export const customerReturnEndpoints = {
  getReturnOptions: endpoint("GET /api/v1/orders/{number}/return-options", {
    tag: "returns",
    summary: "Get your order's return options and returns",
    params: ofOrder,
    response: returnOptionsSchema,
  }),
  requestReturn: endpoint("POST /api/v1/orders/{number}/returns", {
    tag: "returns",
    summary: "Request a return",
    params: ofOrder,
    body: returnBody,
    idempotent: true,
    status: 201,
    response: returnSchema,
    problems: ["not-found", "not-delivered", "return-quantity", "return-window", "refund-method"],
  }),
  addReturnPicture: endpoint("POST /api/v1/orders/{number}/return-pictures", {
    tag: "returns",
    summary: "Upload a photo for a return. Send the file as the body.",
    params: ofOrder,
    upload: PICTURE_TYPES,
    status: 201,
    response: z.object({ id: z.string() }),
    problems: ["not-found", "not-delivered", "payload-too-large", "unsupported-media-type"],
  }),
  removeReturnPicture: endpoint("DELETE /api/v1/orders/{number}/return-pictures/{id}", {
    tag: "returns",
    summary: "Delete an unused return photo",
    params: z.object({ number: orderNumber, id: pictureId }),
  }),
  listReturns: endpoint("GET /api/v1/account/returns", {
    tag: "returns",
    summary: "List your returns. Newest first.",
    access: "customer",
    query: z.object({
      page: z.optional(wholeNumber(1, 10_000)),
      pageSize: z.optional(wholeNumber(1, 50)),
    }),
    response: pageOf(returnSchema),
  }),
  getReturn: endpoint("GET /api/v1/returns/{number}", {
    tag: "returns",
    summary: "Get one of your returns",
    params: returnParams,
    response: returnSchema,
  }),
  withdrawReturn: endpoint("POST /api/v1/returns/{number}/withdraw", {
    tag: "returns",
    summary: "Withdraw a return. Possible until staff decide.",
    params: returnParams,
    response: returnSchema,
    problems: ["not-found", "return-state"],
  }),
  getReturnPicture: endpoint("GET /api/v1/returns/{number}/pictures/{id}", {
    tag: "returns",
    summary: "Get a photo of your return",
    params: pictureParams,
    status: 200,
  }),
};
