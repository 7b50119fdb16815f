import { sql } from "kysely";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { OrdersTables } from "../tables.ts";
import type { UnitCount, OrderState } from "./order-states.ts";

/** An order whose state, units and money are about to change, locked until the transaction ends. */
export interface LockedOrder {
  id: number;
  number: string;
  state: OrderState;
  shopperId: number | null;
  total: number;
  /** Store credit used to pay for it. */
  wallet: number;
  /** Sum of the credits, and the part given as store credit or by hand. */
  credited: number;
  aside: number;
  /** To be paid in addition to store credit. */
  due: number;
  /** Deadline; null: none, or waiting for nothing. */
  expiresAt: Date | null;
  /** It has expired, by the database's clock: a process's clock may be wrong. */
  isOver: boolean;
}

/** Concurrent changes of the same order are serialised. */
export async function lockOrder(work: Work, orderId: number): Promise<LockedOrder> {
  return locked(work).where("id", "=", orderId).executeTakeFirstOrThrow();
}

/** For staff, by its number. */
export async function lockOrderByNumber(work: Work, number: string): Promise<LockedOrder> {
  const order = await locked(work).where("number", "=", number).executeTakeFirst();
  return order ?? refuse("not-found");
}

function locked(work: Work) {
  return work.db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order")
    .select(["id", "number", "shopper_id as shopperId", "expires_at as expiresAt"])
    .select(sql<boolean>`coalesce(expires_at <= now(), false)`.as("isOver"))
    .select(sql<OrderState>`coalesce(waiting_for, status)`.as("state"))
    .select(["total_piastres as total", "wallet_piastres as wallet"])
    .select(["credited_piastres as credited", "aside_piastres as aside", "due_piastres as due"])
    .forUpdate();
}

/** A line of a locked order, with the state of its units. */
export interface LineUnits {
  position: number;
  variantId: number;
  quantity: number;
  /** Piastres after discounts, for all units. */
  paid: number;
  shipped: number;
  delivered: number;
  /** Cancelled, or returned and refunded. */
  credited: number;
  /** Neither shipped nor cancelled. */
  open: number;
}

export async function orderUnits(work: Work, orderId: number): Promise<LineUnits[]> {
  const { rows } = await sql<LineUnits>`
    select position, variant_id as "variantId", quantity, line_piastres - discount_piastres as paid, shipped, delivered,
      cancelled + returned as credited, quantity - shipped - cancelled as open
    from orders.order_line where order_id = ${orderId} order by position
  `.execute(work.db);
  return rows;
}

export function countUnits(lines: readonly LineUnits[]): UnitCount {
  const sum = (pick: (line: LineUnits) => number) =>
    lines.reduce((all, line) => all + pick(line), 0);
  return {
    open: sum((line) => line.open),
    shipped: sum((line) => line.shipped),
    delivered: sum((line) => line.delivered),
  };
}
