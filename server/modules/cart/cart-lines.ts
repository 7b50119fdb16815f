import { sql } from "kysely";
import {
  type DescriptionRow,
  readDescription,
  type VariantDescription,
} from "#server/modules/catalog/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { PREPARED } from "#server/platform/postgres/statements.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CartTables } from "./tables.ts";

/** A line as the shopper sees it, with the current price and stock. */
export interface DescribedCartLine {
  variantId: number;
  quantity: number;
  isParked: boolean;
  /** Piastres per unit; null: not on sale. */
  amount: number | null;
  was: number | null;
  /** Units in stock that are not reserved; 0 for what is no longer on sale. */
  available: number;
  description: VariantDescription;
}

/** A shopper's cart lines and parked lines, in the order of adding. */
export async function readCartLines(
  db: Connection,
  shopperId: number,
): Promise<DescribedCartLine[]> {
  const { rows } = await sql<Row>`${PREPARED}
    select ${COLUMNS} from cart.line as line ${PRICES}
    where line.shopper_id = ${shopperId} order by line.added_at, line.variant_id
  `.execute(db);
  return rows.map(readLine);
}

/**
 * Removes the lines being ordered from the cart: exactly what was read is ordered, and what is
 * added in the meantime stays. If the order is refused, the rollback restores them.
 */
export async function takeCart(work: Work, shopperId: number): Promise<DescribedCartLine[]> {
  const { rows } = await sql<Row>`
    with locked as (
      select ${COLUMNS} from cart.line as line ${PRICES}
      where line.shopper_id = ${shopperId} and not line.is_parked
      order by line.variant_id for update of line
    ), taken as (
      delete from cart.line using locked
      where line.shopper_id = ${shopperId} and not line.is_parked and line.variant_id = locked.variant_id
    )
    select * from locked order by variant_id
  `.execute(work.db);
  return rows.map(readLine);
}

/**
 * Variants as they would be cart lines of this shopper, with the price list of its company; unknown
 * ids are left out.
 */
export async function describeGoods(
  db: Connection,
  shopperId: number | undefined,
  goods: readonly { variantId: number; quantity: number }[],
): Promise<DescribedCartLine[]> {
  if (goods.length === 0) return [];
  const { rows } = await sql<Row>`
    with line as (
      select variant_id, quantity, place, false as is_parked, ${shopperId ?? null}::integer as shopper_id
      from unnest(${goods.map(({ variantId }) => variantId)}::int[], ${goods.map(({ quantity }) => quantity)}::int[])
        with ordinality as wanted (variant_id, quantity, place)
    )
    select ${COLUMNS} from line ${PRICES} order by line.place
  `.execute(db);
  return rows.map(readLine);
}

export async function removeCartLine(
  work: Work,
  shopperId: number,
  variantId: number,
): Promise<void> {
  await work.db
    .$extendTables<CartTables>()
    .deleteFrom("cart.line")
    .where("shopper_id", "=", shopperId)
    .where("is_parked", "=", false)
    .where("variant_id", "=", variantId)
    .execute();
}

/** The columns of a `Row`; built once, like `PRICES`, because carts are read all the time. */
const COLUMNS = sql`
  line.variant_id, line.quantity, line.is_parked, price.amount, price.was, list.amount as list_amount, stock.available,
  to_json(described) as description`;

/** Names, price and stock of the variants of `line`, for the shopper of each. */
const PRICES = sql`
  join catalog.variant_description as described on described.variant_id = line.variant_id
  left join pricing.current_price as price on price.variant_id = line.variant_id
  left join companies.shopper_terms as terms on terms.shopper_id = line.shopper_id
  left join pricing.list_price as list
    on list.price_list_id = terms.price_list_id and list.variant_id = line.variant_id
  left join inventory.availability as stock on stock.variant_id = line.variant_id`;

interface Row {
  variant_id: number;
  quantity: number;
  is_parked: boolean;
  amount: number | null;
  was: number | null;
  /** On the price list of the shopper's company. */
  list_amount: number | null;
  available: number | null;
  description: DescriptionRow;
}

function readLine(row: Row): DescribedCartLine {
  const description = readDescription(row.description);
  const isOnSale = description.isListed && row.amount !== null;
  return {
    ...priceOf(row),
    variantId: row.variant_id,
    quantity: row.quantity,
    isParked: row.is_parked,
    available: isOnSale ? Math.max(0, row.available ?? 0) : 0,
    description,
  };
}

/**
 * A company pays its price list where that is lower; the shop's current price is shown beside it.
 */
function priceOf({ amount, was, list_amount: list }: Row): {
  amount: number | null;
  was: number | null;
} {
  return amount !== null && list !== null && list < amount
    ? { amount: list, was: amount }
    : { amount, was };
}
