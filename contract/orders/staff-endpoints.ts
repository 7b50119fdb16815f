import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { line, piastres, wholeNumber } from "../kernel/schema.ts";
import { orderNumber, orderSchema } from "./endpoints.ts";
import { ORDER_STATUSES, WAITING_FOR } from "./order-status.ts";
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
});

const listStaffOrders = endpoint({
  method: "GET",
  path: "/api/v1/admin/orders",
  tag: "orders",
  summary: "Orders by state, found by number, name, phone or email in any digits",
  access: "staff",
  permission: "order:read",
  query: z.object({
    page: z._default(wholeNumber(1, 10_000), 1),
    q: z._default(line(100), ""),
    status: z.optional(z.enum(ORDER_STATUSES)),
    sort: z._default(z.enum(STAFF_ORDER_SORTS), "newest"),
  }),
  status: 200,
  response: pageOf(staffOrderRow),
});

const params = z.object({ number: orderNumber });

const staffOrderSchema = z.extend(orderSchema, {
  /** The statuses that may follow, the way ahead first. */
  next: z.array(z.enum(ORDER_STATUSES)),
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

export const staffOrderEndpoints = { listStaffOrders, getStaffOrder, moveOrder };
