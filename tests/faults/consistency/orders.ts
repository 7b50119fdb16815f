import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { AcknowledgedOrder } from "../acknowledged.ts";
import { isDoubled } from "./doubled.ts";

interface Row {
  number: string;
  status: string;
  total: number;
  wallet: number;
  steps: string[];
}

/** Every acknowledged order exists once, as last acknowledged, and no other does. */
export async function wrongOrders(
  db: Connection,
  acknowledged: readonly AcknowledgedOrder[],
): Promise<string[]> {
  const { rows } = await sql<Row>`
    select number, status, total_piastres as total, wallet_piastres as wallet,
      (select json_agg(event.status) from orders.order_event as event where event.order_id = placed.id) as steps
    from orders.order as placed
  `.execute(db);
  const kept = new Map(rows.map((row) => [row.number, row]));
  const numbers = acknowledged.map(({ number }) => number);
  return [
    ...(isDoubled(numbers) ? ["two keys got the same order"] : []),
    ...acknowledged.flatMap((order) => wrongOrder(order, kept.get(order.number))),
    // Every order comes from a request that was retried until it was answered, so there are no
    // others.
    ...rows.flatMap(({ number }) =>
      numbers.includes(number) ? [] : [`${number} is there and was not acknowledged`],
    ),
  ];
}

/** A customer who left before the card was charged gets no response, but the order continues. */
export function stateOf({ status, isCharged }: AcknowledgedOrder): string {
  return status === "pending" && isCharged ? "ordered" : status;
}

function wrongOrder(order: AcknowledgedOrder, row: Row | undefined): string[] {
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
