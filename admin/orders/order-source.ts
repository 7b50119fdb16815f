import type { GovernorateCode } from "#contract/customers/governorates.ts";
import type { OrderQueue } from "#contract/orders/order-queue.ts";
import type { OrderStatus } from "#contract/orders/order-status.ts";
import type { PaymentMethod } from "#contract/orders/payment-method.ts";
import type { StaffOrderSort } from "#contract/orders/staff-endpoints.ts";
import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";
import { type ListQuery, pageOf, type Source, withId } from "../shell/data/source.ts";

export const orderCall = callerOf({
  listStaffOrders: ["GET", "/api/v1/admin/orders"],
  startPacking: ["POST", "/api/v1/admin/order-packing"],
  countOrderQueues: ["GET", "/api/v1/admin/order-queues"],
  getStaffOrder: ["GET", "/api/v1/admin/orders/{number}"],
  correctRecipient: ["PUT", "/api/v1/admin/orders/{number}/recipient"],
  moveOrder: ["POST", "/api/v1/admin/orders/{number}/status"],
  sendFulfilment: ["POST", "/api/v1/admin/orders/{number}/fulfilments"],
  correctFulfilment: ["PATCH", "/api/v1/admin/orders/{number}/fulfilments/{fulfilment}"],
  deliverFulfilment: ["POST", "/api/v1/admin/orders/{number}/fulfilments/{fulfilment}/delivery"],
  failFulfilment: ["POST", "/api/v1/admin/orders/{number}/fulfilments/{fulfilment}/failure"],
  cancelUnits: ["POST", "/api/v1/admin/orders/{number}/cancellations"],
  giveGoodwill: ["POST", "/api/v1/admin/orders/{number}/goodwill"],
  getStaffPayment: ["GET", "/api/v1/admin/orders/{number}/payment"],
  recordPayment: ["POST", "/api/v1/admin/orders/{number}/payments"],
  markRefundSent: ["POST", "/api/v1/admin/refunds/{id}/sent"],
} as const satisfies CallTable);

interface Filter {
  q?: string;
  status?: OrderStatus;
  queue?: OrderQueue;
  from?: string;
  to?: string;
  paymentMethod?: PaymentMethod;
  governorate?: GovernorateCode;
  courier?: string;
}

export const orderSource = {
  pageSize: 24,
  list: async ({ page, filter, sort }: ListQuery<Filter>) => {
    const query = { page, ...filter, sort: sortOf(sort) };
    return pageOf(await orderCall("listStaffOrders", { query }), ({ number }) => number);
  },
  one: async (id) => {
    const number = String(id);
    return withId(await orderCall("getStaffOrder", { params: { number } }), number);
  },
} satisfies Source;

function sortOf({ field, order }: ListQuery<Filter>["sort"]): StaffOrderSort {
  if (field === "total") return order === "DESC" ? "total-down" : "total-up";
  return order === "DESC" ? "newest" : "oldest";
}
