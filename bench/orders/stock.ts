import type pg from "pg";

const ADDED_UNITS = 10_000_000;
const FIRST_ID = 6_000_000;

/**
 * Gives every variant that ever had stock enough for hours, and ids larger than any amount. @returns
 * those that can be ordered cash on delivery everywhere
 */
export async function fillStock(pool: pg.Pool): Promise<number[]> {
  await pool.query(`
    with filled as (
      update inventory.stock_level set on_hand = on_hand + ${ADDED_UNITS} returning variant_id
    )
    insert into inventory.stock_movement (variant_id, kind, quantity, originator)
    select variant_id, 'receipt', ${ADDED_UNITS}, 'bench' from filled
  `);
  await pool.query(`
    select setval(pg_get_serial_sequence('customers.shopper', 'id'), greatest(${FIRST_ID}, max(id))) from customers.shopper
  `);
  await pool.query(`
    select setval(pg_get_serial_sequence('orders.order', 'id'), greatest(${FIRST_ID * 2}, max(id))) from orders.order
  `);
  const { rows } = await pool.query<{ variant_id: number }>(`
    select variant_id from pricing.current_price join catalog.listed_variant on id = variant_id
    join inventory.stock_level using (variant_id)
    where amount < 500000 order by variant_id
  `);
  return rows.map(({ variant_id }) => variant_id);
}
