import { sql } from "kysely";
import { productIdsOf } from "#server/modules/catalog/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { stockRaised } from "./events.ts";
import { type StockLine, stockRows, sumByVariant } from "./stock-lines.ts";

export interface ReturnedGoods {
  /** Undamaged returns go back into stock. */
  whole: readonly StockLine[];
  /** Damaged returns are booked in and written off. */
  broken: readonly StockLine[];
}

/** Books in goods returned by a customer. */
export async function takeBackStock(
  work: Work,
  originator: string,
  { whole, broken }: ReturnedGoods,
): Promise<void> {
  const sellable = sumByVariant(whole);
  const all = sumByVariant([...whole, ...broken]);
  const lost = sumByVariant(broken);
  if (all.length === 0) return;
  await sql`
    with whole as (select * from ${stockRows(sellable, "line")} order by variant_id), raised as (
      update inventory.stock_level set on_hand = on_hand + whole.quantity
      from whole where whole.variant_id = stock_level.variant_id
    )
    insert into inventory.stock_movement (variant_id, kind, quantity, originator)
    select variant_id, 'return', quantity, ${originator} from ${stockRows(all, "line")}
    union all
    select variant_id, 'write-off', -quantity, ${originator} from ${stockRows(lost, "line")}
  `.execute(work.db);
  const productIds = await productIdsOf(
    work.db,
    sellable.map((line) => line.variantId),
  );
  if (productIds.length > 0) {
    work.invalidate("products", ...productIds.map((id) => `product:${id}`));
    await work.emit(stockRaised, { productIds });
  }
}
