import type pg from "pg";

const PLENTY = 10_000_000;
const FAR = 6_000_000;

/** Gives every variant enough pieces for hours, and ids that no amount looks like. @returns variants that can be paid at the door everywhere */
export async function makeRoom(pool: pg.Pool): Promise<number[]> {
  await pool.query(`
    with filled as (
      update inventory.stock_level set on_hand = on_hand + ${PLENTY} returning variant_id
    )
    insert into inventory.stock_movement (variant_id, kind, quantity, originator)
    select variant_id, 'receipt', ${PLENTY}, 'bench' from filled
  `);
  await pool.query(`
    select setval(pg_get_serial_sequence('customers.shopper', 'id'), greatest(${FAR}, max(id))) from customers.shopper
  `);
  await pool.query(`
    select setval(pg_get_serial_sequence('orders.order', 'id'), greatest(${FAR * 2}, max(id))) from orders.order
  `);
  const { rows } = await pool.query<{ variant_id: number }>(`
    select variant_id from pricing.current_price join catalog.listed_variant on id = variant_id
    where amount < 500000 order by variant_id
  `);
  return rows.map(({ variant_id }) => variant_id);
}
