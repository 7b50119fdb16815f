import * as z from "zod/mini";
import { GOVERNORATE_CODES } from "../customers/governorates.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { recordVersion } from "../kernel/record-version.ts";
import { line, piastres, wholeNumber } from "../kernel/schema.ts";
import { TABLE_FORMATS } from "../spreadsheets/endpoints.ts";
import { orderNumber, orderSchema } from "./endpoints.ts";
import { orderNoteSchema } from "./order-note.ts";
import { ORDER_PROBLEMS, ORDER_QUEUES } from "./order-queue.ts";
import { ORDER_STATUSES, WAITING_FOR } from "./order-status.ts";
import { PAYMENT_METHODS } from "./payment-method.ts";
import { correctedField } from "./recipient-endpoints.ts";

const reading = { tag: "orders", access: "staff", permission: "order:read" } as const;
const writing = { tag: "orders", access: "staff", permission: "order:write" } as const;

export const STAFF_ORDERS_PAGE = 24;

export const STAFF_ORDER_SORTS = ["newest", "oldest", "total-down", "total-up"] as const;
export type StaffOrderSort = (typeof STAFF_ORDER_SORTS)[number];

/** Filters of the list of orders. */
const orderFilters = z.object({
  q: z._default(line(100), ""),
  status: z.optional(z.enum(ORDER_STATUSES)),
  queue: z.optional(z.enum(ORDER_QUEUES)),
  /** Days in Egypt on which they were placed, inclusive. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  paymentMethod: z.optional(z.enum(PAYMENT_METHODS)),
  governorate: z.optional(z.enum(GOVERNORATE_CODES)),
  /** Part of the courier's name. */
  courier: z._default(line(60), ""),
});
export type OrderFilters = z.output<typeof orderFilters>;

const staffOrderRow = z.object({
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  placedAt: z.string(),
  /** Null: erased. */
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  governorate: z.string(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  total: piastres,
  waitingFor: z.nullable(z.enum(WAITING_FOR)),
  /** Why it needs attention; null: it does not. */
  problem: z.nullable(z.enum(ORDER_PROBLEMS)),
  /** When it runs out; null: it waits for nothing, or without a deadline. */
  heldUntil: z.nullable(z.string()),
  /** What was ordered; only for orders in the queue `lapsed` and those that wait for a code. */
  goods: z.array(z.object({ name: z.string(), quantity: z.int() })),
});

const params = z.object({ number: orderNumber });

/** An event of an order. */
const timelineEntry = z.object({
  at: z.string(),
  status: z.enum(ORDER_STATUSES),
  waitingFor: z.nullable(z.enum(WAITING_FOR)),
  /** Number of the parcel that was shipped; null: none. */
  parcel: z.nullable(z.int()),
  /** Number of the credit that was given; null: none. */
  credit: z.nullable(z.int()),
  /** Staff's correction of its recipient; null: none. */
  correction: z.nullable(z.array(correctedField)),
  actor: z.enum(["customer", "staff", "shop"]),
  /** Name of the member of staff. */
  by: z.nullable(z.string()),
  /** Shown to the customer. */
  note: z.nullable(z.string()),
});
export type TimelineEntry = z.output<typeof timelineEntry>;

export const staffOrderSchema = z.extend(orderSchema, {
  /** The possible next statuses, the regular one first. */
  next: z.array(z.enum(ORDER_STATUSES)),
  /** Placed in the shop, or entered by staff for a caller. */
  channel: z.enum(["web", "phone"]),
  /** Who entered it; null: the customer. */
  placedBy: z.nullable(z.string()),
  /**
   * Version of the recipient, to send with a correction; null: a courier has a parcel, or the order
   * has ended.
   */
  recipientVersion: z.nullable(recordVersion),
  /** Oldest first. */
  timeline: z.array(timelineEntry),
  /** Oldest first. */
  notes: z.array(orderNoteSchema),
});

const packingRow = z.object({
  number: z.string(),
  isStarted: z.boolean(),
  /** Its current status; null: no such order. */
  status: z.nullable(z.enum(ORDER_STATUSES)),
  waitingFor: z.nullable(z.enum(WAITING_FOR)),
});
export type PackingRow = z.output<typeof packingRow>;

/** Most orders per request. */
export const MOST_PACKED = 100;

export const staffOrderEndpoints = {
  listStaffOrders: endpoint("GET /api/v1/admin/orders", reading, {
    summary: "List orders by status or queue",
    query: z.extend(orderFilters, {
      page: z._default(wholeNumber(1, 10_000), 1),
      sort: z._default(z.enum(STAFF_ORDER_SORTS), "newest"),
    }),
    response: pageOf(staffOrderRow),
  }),
  getCustomerOrders: endpoint("GET /api/v1/admin/customers/{id}/orders", reading, {
    summary: "Get a customer's order total and latest orders",
    response: z.object({
      count: z.int(),
      /** Without cancelled and waiting orders, and without what was credited. */
      total: piastres,
      latest: z.array(staffOrderRow),
    }),
  }),
  exportStaffOrders: endpoint("GET /api/v1/admin/order-table", writing, {
    summary: "Export filtered orders as a table. Newest first.",
    // Names and phones in bulk: not for everybody who may view an order.
    query: z.extend(orderFilters, { format: z._default(z.enum(TABLE_FORMATS), "csv") }),
    status: 200,
  }),
  startPacking: endpoint("POST /api/v1/admin/order-packing", writing, {
    summary: "Start packing several orders. Reports orders that cannot be packed.",
    body: z.object({
      numbers: z.array(orderNumber).check(z.minLength(1), z.maxLength(MOST_PACKED)),
    }),
    response: z.object({ items: z.array(packingRow) }),
  }),
  countOrderQueues: endpoint("GET /api/v1/admin/order-queues", reading, {
    summary: "Count orders per queue",
    response: z.record(z.enum(ORDER_QUEUES), z.int()),
  }),
  getStaffOrder: endpoint("GET /api/v1/admin/orders/{number}", reading, {
    summary: "Get an order and its next statuses",
    params,
    response: staffOrderSchema,
  }),
  moveOrder: endpoint("POST /api/v1/admin/orders/{number}/status", writing, {
    summary: "Change an order's status. Updates stock and sends emails.",
    params,
    body: z.object({
      status: z.enum(ORDER_STATUSES),
      /** Shown to the customer. */
      note: z.optional(line(500)),
    }),
    response: orderSchema,
    problems: ["not-found", "order-state"],
  }),
};
