import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { line, piastres, wholeNumber } from "../kernel/schema.ts";
import { orderNumber, orderSchema } from "./endpoints.ts";
import { orderNoteSchema } from "./order-note.ts";
import { ORDER_STATUSES, WAITING_FOR } from "./order-status.ts";
import { ORDER_PROBLEMS, ORDER_QUEUES } from "./order-queue.ts";
import { PAYMENT_METHODS } from "./payment-method.ts";

export const STAFF_ORDERS_PAGE = 24;

export const STAFF_ORDER_SORTS = ["newest", "oldest", "total-down", "total-up"] as const;
export type StaffOrderSort = (typeof STAFF_ORDER_SORTS)[number];

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
});

const listStaffOrders = endpoint({
  method: "GET",
  path: "/api/v1/admin/orders",
  tag: "orders",
  summary:
    "Orders by state or by what they wait for, found by number, name, phone or email in any digits",
  access: "staff",
  permission: "order:read",
  query: z.object({
    page: z._default(wholeNumber(1, 10_000), 1),
    q: z._default(line(100), ""),
    status: z.optional(z.enum(ORDER_STATUSES)),
    queue: z.optional(z.enum(ORDER_QUEUES)),
    sort: z._default(z.enum(STAFF_ORDER_SORTS), "newest"),
  }),
  status: 200,
  response: pageOf(staffOrderRow),
});

const countOrderQueues = endpoint({
  method: "GET",
  path: "/api/v1/admin/order-queues",
  tag: "orders",
  summary: "How many orders wait for what",
  access: "staff",
  permission: "order:read",
  status: 200,
  response: z.record(z.enum(ORDER_QUEUES), z.int()),
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
  /** All events, oldest first. */
  timeline: z.array(timelineEntry),
  /** Oldest first. */
  notes: z.array(orderNoteSchema),
});

const getStaffOrder = endpoint({
  method: "GET",
  path: "/api/v1/admin/orders/{number}",
  tag: "orders",
  summary: "One order, with the statuses that it may be given next",
  access: "staff",
  permission: "order:read",
  params,
  status: 200,
  response: staffOrderSchema,
  problems: ["not-found"],
});

const moveOrder = endpoint({
  method: "POST",
  path: "/api/v1/admin/orders/{number}/status",
  tag: "orders",
  summary: "Moves an order to the next state; its goods and mails go along",
  access: "staff",
  permission: "order:write",
  params,
  body: z.object({
    status: z.enum(ORDER_STATUSES),
    /** Shown to the customer. */
    note: z.optional(line(500)),
  }),
  status: 200,
  response: orderSchema,
  problems: ["not-found", "order-state"],
});

export const staffOrderEndpoints = {
  listStaffOrders,
  countOrderQueues,
  getStaffOrder,
  moveOrder,
};
