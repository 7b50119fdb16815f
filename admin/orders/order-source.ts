import type { GovernorateCode } from "#contract/customers/governorates.ts";
import type { OrderQueue } from "#contract/orders/order-queue.ts";
import type { OrderStatus } from "#contract/orders/order-status.ts";
import type { PaymentMethod } from "#contract/orders/payment-method.ts";
import type { StaffOrderSort } from "#contract/orders/staff-endpoints.ts";
import { call } from "../api/client.ts";
import { type ListQuery, type Source, withIds } from "../shell/data/source.ts";

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
  name: "orders",
  pageSize: 24,
  list: async ({ page, filter, sort }: ListQuery<Filter>) => {
    const query = { page, ...filter, sort: sortOf(sort) };
    return withIds(await call("GET /api/v1/admin/orders", { query }), ({ number }) => number);
  },
  one: (number) => call("GET /api/v1/admin/orders/{number}", { params: { number } }),
} satisfies Source;

function sortOf({ field, order }: ListQuery<Filter>["sort"]): StaffOrderSort {
  if (field === "total") return order === "DESC" ? "total-down" : "total-up";
  return order === "DESC" ? "newest" : "oldest";
}
