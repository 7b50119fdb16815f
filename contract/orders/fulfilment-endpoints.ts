import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { codeLine, line, requiredLine, wholeNumber } from "../kernel/schema.ts";
import { orderNumber, orderSchema } from "./endpoints.ts";
import { FULFILMENT_FAILURES } from "./fulfilment.ts";
import { REFUND_METHODS } from "./refund-method.ts";

const base = { tag: "orders", access: "staff" } as const;

const params = z.object({ number: orderNumber });
const fulfilmentParams = z.object({ number: orderNumber, fulfilment: wholeNumber(1, 32_000) });

const unit = z.object({ position: wholeNumber(1, 32_000), quantity: wholeNumber(1, 999) });
const units = z.array(unit).check(z.minLength(1), z.maxLength(200));

/** Courier and tracking number; either may be empty. */
const carriage = { courier: z._default(line(60), ""), tracking: z._default(codeLine(60), "") };

/** Shown to the customer. */
const note = z._default(line(500), "");

/** How money already paid is refunded. */
const refundTo = z._default(z.enum(REFUND_METHODS), "original");

export const fulfilmentEndpoints = {
  sendFulfilment: endpoint("POST /api/v1/admin/orders/{number}/fulfilments", base, {
    summary: "Ship units in one parcel. Without lines, ships all remaining units.",
    permission: "order:write",
    params,
    body: z.object({ ...carriage, lines: z.optional(units) }),
    idempotent: true,
    response: orderSchema,
    problems: ["not-found", "order-state", "units-left"],
  }),
  correctFulfilment: endpoint("PATCH /api/v1/admin/orders/{number}/fulfilments/{fulfilment}", {
    ...base,
    summary: "Correct a parcel's courier and tracking number",
    permission: "order:write",
    params: fulfilmentParams,
    body: z.object(carriage),
    response: orderSchema,
  }),
  deliverFulfilment: endpoint(
    "POST /api/v1/admin/orders/{number}/fulfilments/{fulfilment}/delivery",
    {
      ...base,
      summary: "Mark a parcel as delivered",
      permission: "order:write",
      params: fulfilmentParams,
      body: z.object({}),
      idempotent: true,
      response: orderSchema,
      problems: ["not-found", "order-state"],
    },
  ),
  failFulfilment: endpoint("POST /api/v1/admin/orders/{number}/fulfilments/{fulfilment}/failure", {
    ...base,
    summary: "Mark a parcel as refused or lost. Credits its units.",
    permission: "order:write",
    params: fulfilmentParams,
    body: z.object({
      failure: z.enum(FULFILMENT_FAILURES),
      /** For a refused parcel: units returned damaged. The others go back into stock. */
      damaged: z._default(z.array(unit).check(z.maxLength(200)), []),
      refundTo,
      note,
    }),
    idempotent: true,
    response: orderSchema,
    problems: ["not-found", "order-state", "units-left", "refund-method", "second-member"],
  }),
  cancelUnits: endpoint("POST /api/v1/admin/orders/{number}/cancellations", base, {
    summary: "Cancel units that are not shipped. Credits the amount paid for them.",
    permission: "order:write",
    params,
    body: z.object({ lines: units, refundTo, note }),
    idempotent: true,
    response: orderSchema,
    problems: ["not-found", "order-state", "units-left", "refund-method", "second-member"],
  }),
  giveGoodwill: endpoint("POST /api/v1/admin/orders/{number}/goodwill", base, {
    summary: "Refund part of an order as goodwill",
    permission: "payment:write",
    params,
    body: z.object({
      /** Piastres. */
      amount: wholeNumber(1, 1_000_000_000),
      refundTo,
      /** Shown to the customer. */
      reason: requiredLine(500),
    }),
    idempotent: true,
    response: orderSchema,
    problems: [
      "not-found",
      "order-state",
      "refund-method",
      "refund-exceeds-paid",
      "own-payment",
      "second-member",
    ],
  }),
};
