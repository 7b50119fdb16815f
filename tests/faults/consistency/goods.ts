import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { AcknowledgedOrder, AcknowledgedReturn } from "../acknowledged.ts";
import type { Stock } from "../setup/stock.ts";
import { stateOf } from "./orders.ts";

const LEFT = new Set(["shipped", "delivered", "completed"]);
const HELD = new Set(["pending", "ordered", "processing"]);

/**
 * No unit is lost and none was sold twice: stock is the initial stock, less what was shipped, plus
 * what was returned.
 */
export async function wrongGoods(
  db: Connection,
  acknowledged: readonly AcknowledgedOrder[],
  stock: Stock,
): Promise<string[]> {
  const { rows } = await sql<{ variant_id: number; on_hand: number; reserved: number }>`
    select variant_id, on_hand, reserved from inventory.stock_level
    where variant_id = any (${[...stock.keys()]}::int[])
  `.execute(db);
  const kept = new Map(rows.map((row) => [row.variant_id, row]));
  return [...stock].flatMap(([variantId, before]) => {
    const { gone, held } = moved(acknowledged, variantId);
    const row = kept.get(variantId);
    return row?.on_hand === before - gone && row.reserved === held
      ? []
      : [
          `variant ${variantId}: ${row?.on_hand} on hand and ${row?.reserved} held, not ${before - gone} and ${held}`,
        ];
  });
}

function moved(
  acknowledged: readonly AcknowledgedOrder[],
  variantId: number,
): { gone: number; held: number } {
  let gone = 0;
  let held = 0;
  for (const order of acknowledged) {
    const [client] = order.lines;
    if (client?.variantId !== variantId) continue;
    const state = stateOf(order);
    if (LEFT.has(state)) gone += client.quantity;
    if (HELD.has(state)) held += client.quantity;
    for (const back of order.returns) {
      gone += replaced(back) - back.whole;
      if (back.isExchange && ["approved", "received"].includes(back.state)) held += back.quantity;
    }
  }
  return { gone, held };
}

function replaced({ state, quantity }: AcknowledgedReturn): number {
  return state === "exchanged" ? quantity : 0;
}
