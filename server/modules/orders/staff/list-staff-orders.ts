import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import {
  type OrderFilters,
  STAFF_ORDERS_PAGE,
  type staffOrderEndpoints,
  type StaffOrderSort,
} from "#contract/orders/staff-endpoints.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { OrdersTables } from "../tables.ts";
import { conditionsOf } from "./matching-orders.ts";
import { problemOf } from "./order-queues.ts";

interface Asked extends OrderFilters {
  page: number;
  sort: StaffOrderSort;
}

type Answer = EndpointResponse<typeof staffOrderEndpoints.listStaffOrders>;

const ORDERS_BY = {
  newest: ["id", "desc"],
  oldest: ["id", "asc"],
  "total-down": ["total_piastres", "desc"],
  "total-up": ["total_piastres", "asc"],
} as const satisfies Record<StaffOrderSort, readonly [string, "asc" | "desc"]>;

/** Orders for staff. */
export async function listStaffOrders(
  db: Connection,
  { page, sort, ...filters }: Asked,
): Promise<Answer> {
  let found = db.$extendTables<OrdersTables>().selectFrom("orders.order");
  for (const condition of conditionsOf(filters)) found = found.where(condition);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const [field, direction] = ORDERS_BY[sort];
  const rows = await found
    .select(["number", "status", "placed_at", "contact_name", "contact_phone", "governorate"])
    .select(["payment_method", "total_piastres", "waiting_for", problemOf.as("problem")])
    .orderBy(field, direction)
    // Same direction, so that one index serves both.
    .orderBy("id", direction)
    .limit(STAFF_ORDERS_PAGE)
    .offset((page - 1) * STAFF_ORDERS_PAGE)
    .execute();
  const items = rows.map((row) => ({
    number: row.number,
    status: row.status,
    placedAt: row.placed_at.toISOString(),
    name: row.contact_name,
    phone: row.contact_phone,
    governorate: row.governorate,
    paymentMethod: row.payment_method,
    total: row.total_piastres,
    waitingFor: row.waiting_for,
    problem: row.problem,
  }));
  return { items, total, page, pageSize: STAFF_ORDERS_PAGE };
}
