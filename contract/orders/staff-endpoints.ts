import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { recordVersion } from "../kernel/record-version.ts";
import { line, piastres, wholeNumber } from "../kernel/schema.ts";
import { orderNumber, orderSchema } from "./endpoints.ts";
import { orderNoteSchema } from "./order-note.ts";
import { ORDER_STATUSES, WAITING_FOR } from "./order-status.ts";
import { ORDER_PROBLEMS, ORDER_QUEUES } from "./order-queue.ts";
import { PAYMENT_METHODS } from "./payment-method.ts";
import { correctedField } from "./recipient-endpoints.ts";

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
  /** Why somebody should look at it; null: nothing is wrong. */
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

/** Something that happened to an order. */
const timelineEntry = z.object({
  at: z.string(),
  status: z.enum(ORDER_STATUSES),
  waitingFor: z.nullable(z.enum(WAITING_FOR)),
  /** Number of the parcel that was sent; null: none was. */
  parcel: z.nullable(z.int()),
  /** Number of the credit that was given; null: none was. */
  credit: z.nullable(z.int()),
  /** What staff corrected of its recipient; null: nothing. */
  correction: z.nullable(z.array(correctedField)),
  actor: z.enum(["customer", "staff", "shop"]),
  /** Who of the staff. */
  by: z.nullable(z.string()),
  /** What the customer reads beside it. */
  note: z.nullable(z.string()),
});
export type TimelineEntry = z.output<typeof timelineEntry>;

export const staffOrderSchema = z.extend(orderSchema, {
  /** The statuses that may follow, the way ahead first. */
  next: z.array(z.enum(ORDER_STATUSES)),
  /** Placed in the shop, or entered by staff for somebody on the phone. */
  channel: z.enum(["web", "phone"]),
  /** Who entered it; null: its customer. */
  placedBy: z.nullable(z.string()),
  /** Of its recipient, to be named by a correction; null: a courier has it, or it has come to its end. */
  recipientVersion: z.nullable(recordVersion),
  /** Everything that happened, oldest first. */
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
    /** What the customer reads beside it. */
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
