import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { ToldOrder } from "../told.ts";
import { isDoubled } from "./doubled.ts";

interface Row {
  number: string;
  status: string;
  total: number;
  wallet: number;
  steps: string[];
}

/** Every acknowledged order is there once, as it was told last, and no other is. */
export async function wrongOrders(db: Connection, told: readonly ToldOrder[]): Promise<string[]> {
  const { rows } = await sql<Row>`
    select number, status, total_piastres as total, wallet_piastres as wallet,
      (select json_agg(event.status) from orders.order_event as event where event.order_id = placed.id) as steps
    from orders.order as placed
  `.execute(db);
  const kept = new Map(rows.map((row) => [row.number, row]));
  const numbers = told.map(({ number }) => number);
  return [
    ...(isDoubled(numbers) ? ["two keys were told the same order"] : []),
    ...told.flatMap((order) => wrongOrder(order, kept.get(order.number))),
    // Every order comes from a request that was repeated until it was answered, so there are no others.
    ...rows.flatMap(({ number }) =>
      numbers.includes(number) ? [] : [`${number} is there and nobody was told`],
    ),
  ];
}

/** Whose card was charged after they left is told nothing, and the order goes on. */
export function stateOf({ status, isCharged }: ToldOrder): string {
  return status === "pending" && isCharged ? "ordered" : status;
}

function wrongOrder(order: ToldOrder, row: Row | undefined): string[] {
  const { number } = order;
  if (!row) return [`${number} was acknowledged and is not there`];
  const wrong: string[] = [];
  if (row.status !== stateOf(order))
    wrong.push(`${number} is ${row.status}, not ${stateOf(order)}`);
  if (row.total !== order.total || row.wallet !== order.walletPaid)
    wrong.push(`${number} came to ${row.total} with ${row.wallet} of store credit`);
  if (isDoubled(row.steps)) wrong.push(`${number} took a step twice: ${row.steps.join(", ")}`);
  return wrong;
}
