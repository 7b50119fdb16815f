import { type Selectable, sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import {
  type OrderFilters,
  STAFF_ORDERS_PAGE,
  type staffOrderEndpoints,
  type StaffOrderSort,
} from "#contract/orders/staff-endpoints.ts";
import { findPerson } from "#server/modules/customers/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { OrdersTables } from "../tables.ts";
import { conditionsOf } from "./matching-orders.ts";
import { calledGoods, problemOf } from "./order-queues.ts";

interface Asked extends OrderFilters {
  page: number;
  sort: StaffOrderSort;
}

type Answer = EndpointResponse<typeof staffOrderEndpoints.listStaffOrders>;
type OfCustomer = EndpointResponse<typeof staffOrderEndpoints.getCustomerOrders>;

const ORDERS_BY = {
  newest: ["id", "desc"],
  oldest: ["id", "asc"],
  "total-down": ["total_piastres", "desc"],
  "total-up": ["total_piastres", "asc"],
} as const satisfies Record<StaffOrderSort, readonly [string, "asc" | "desc"]>;

/** Orders for staff. */
export async function listStaffOrders(
  db: Connection,
  locale: Locale,
  { page, sort, ...filters }: Asked,
): Promise<Answer> {
  let found = db.$extendTables<OrdersTables>().selectFrom("orders.order");
  for (const condition of conditionsOf(filters)) found = found.where(condition);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const [field, direction] = ORDERS_BY[sort];
  const rows = await found
    .select([...ROW, calledGoods(locale).as("goods")])
    .orderBy(field, direction)
    // Same direction, so that one index serves both.
    .orderBy("id", direction)
    .limit(STAFF_ORDERS_PAGE)
    .offset((page - 1) * STAFF_ORDERS_PAGE)
    .execute();
  return { items: rows.map(presentRow), total, page, pageSize: STAFF_ORDERS_PAGE };
}

/** As many as fit on a customer's screen. */
const LATEST = 5;

/** What a customer has ordered. */
export async function customerOrders(
  db: Connection,
  locale: Locale,
  customerId: number,
): Promise<OfCustomer> {
  const person = await findPerson(db, customerId);
  if (!person) return refuse("not-found");
  const theirs = db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order")
    .where("shopper_id", "=", person.shopperId);
  const sum = await theirs
    .select(({ fn }) => [fn.countAll<number>().as("count"), spent.as("total")])
    .executeTakeFirstOrThrow();
  const rows = await theirs
    .select([...ROW, calledGoods(locale).as("goods")])
    .orderBy("id", "desc")
    .limit(LATEST)
    .execute();
  return { ...sum, latest: rows.map(presentRow) };
}

const spent = sql<number>`
  coalesce(sum(total_piastres - credited_piastres)
    filter (where status not in ('pending', 'cancelled')), 0)::bigint`;

const ROW = [
  ...(["number", "status", "placed_at", "contact_name", "contact_phone"] as const),
  ...(["governorate", "payment_method", "total_piastres", "waiting_for", "expires_at"] as const),
  problemOf.as("problem"),
] as const;

type Row = Pick<Selectable<OrdersTables["orders.order"]>, Extract<(typeof ROW)[number], string>> & {
  problem: Answer["items"][number]["problem"];
  goods: Answer["items"][number]["goods"];
};

function presentRow(row: Row): Answer["items"][number] {
  return {
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
    heldUntil: row.expires_at?.toISOString() ?? null,
    goods: row.goods,
  };
}
