import { sql } from "kysely";
import { productIdsOf } from "#server/modules/catalog/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { stockRaised } from "./events.ts";
import { type StockLine, stockRows, sumByVariant } from "./stock-lines.ts";

/** Books goods in: raises the levels and records the movements, in one statement. */
export async function receiveStock(
  work: Work,
  received: readonly StockLine[],
  originator: string,
): Promise<void> {
  const lines = sumByVariant(received);
  if (lines.length === 0) return;
  const variantIds = lines.map((line) => line.variantId);
  await sql`
    with received as (
      select * from ${stockRows(lines, "given")}
      order by variant_id
    ), raised as (
      insert into inventory.stock_level (variant_id, on_hand)
      select variant_id, quantity from received
      on conflict (variant_id) do update set on_hand = stock_level.on_hand + excluded.on_hand
    )
    insert into inventory.stock_movement (variant_id, kind, quantity, originator)
    select variant_id, 'receipt', quantity, ${originator} from received
  `.execute(work.db);
  const productIds = await productIdsOf(work.db, variantIds);
  work.invalidate("products", ...productIds.map((id) => `product:${id}`));
  await work.emit(stockRaised, { productIds });
}
