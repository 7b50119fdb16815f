import { sql } from "kysely";
import type { Database } from "#server/platform/postgres/database.ts";

/** Cheap enough for cash on delivery in any governorate. */
const PRICE_MOST = 200_000;
const KINDS = 12;
/** For more buyers than any run has. */
const PLENTY = 50_000;

/** Units of a variant before the first was sold. */
export type Stock = Map<number, number>;

/**
 * So few variants that everybody wants the same; half of them have plenty of stock, the others sell
 * out.
 */
export async function addStock(address: string, db: Database): Promise<Stock> {
  const { items } = (await (await fetch(`${address}/api/v1/sons?pageSize=100`)).json()) as {
    items: { id: number; available: number; price: { amount: number } }[];
  };
  const ids = items
    .filter(({ available, price }) => available > 0 && price.amount <= PRICE_MOST)
    .slice(0, KINDS)
    .map(({ id }) => id);
  const plenty = ids.filter((_id, index) => index % 2 === 0);
  await sql`
    with filled as (
      update inventory.stock_level set on_hand = on_hand + ${PLENTY} where variant_id = any (${plenty}::int[])
      returning variant_id
    )
    insert into inventory.stock_movement (variant_id, kind, quantity, originator)
    select variant_id, 'receipt', ${PLENTY}, 'crash-test' from filled
  `.execute(db);
  const { rows } = await sql<{ variant_id: number; on_hand: number }>`
    select variant_id, on_hand from inventory.stock_level where variant_id = any (${ids}::int[])
  `.execute(db);
  return new Map(rows.map((row) => [row.variant_id, row.on_hand]));
}
