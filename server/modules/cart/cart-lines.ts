import { type RawBuilder, sql } from "kysely";
import {
  descriptionOf,
  readDescription,
  type VariantDescription,
} from "#server/modules/catalog/index.ts";
import {
  knownShopper,
  type ShopperQuery,
  statementShopper,
} from "#server/modules/customers/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { PREPARED } from "#server/platform/postgres/statements.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CartTables } from "./tables.ts";

/** A line with the current price and stock. */
export interface PricedCartLine {
  variantId: number;
  quantity: number;
  isParked: boolean;
  /** Piastres per unit; null: not on sale. */
  amount: number | null;
  was: number | null;
  /** Units in stock that are not reserved. */
  available: number;
}

/** A line as the shopper sees it. */
export interface DescribedCartLine extends PricedCartLine {
  description: VariantDescription;
}

/** A shopper's cart lines and parked lines, in the order of adding. */
export async function readCartLines(db: Connection, shopperId: number): Promise<PricedCartLine[]> {
  const { rows } = await sql<Row>`${PREPARED}
    with shopper as (${knownShopper(shopperId)})
    select ${PRICED} ${LINES} order by line.added_at, line.variant_id
  `.execute(db);
  return rows.map(readRow);
}

/** The cart and what the caller reads in the same statement; `undefined`: there is no shopper. */
export interface CartWith<Beside, Line = PricedCartLine> {
  shopperId: number;
  lines: Line[];
  beside: Beside;
}

/** The variants in the cart of the statement's shopper, as a SQL array. */
export const statementVariants: RawBuilder<unknown> = sql`array(
  select variant_id from cart.line where shopper_id = ${statementShopper} and not is_parked
)`;

/**
 * A shopper's cart, without parked lines, in the order of adding. `beside` is an expression that
 * may use `statementShopper` and `statementVariants`.
 */
export async function readCartWith<Beside>(
  db: Connection,
  shopper: ShopperQuery,
  beside: RawBuilder<Beside>,
): Promise<CartWith<Beside> | undefined> {
  const { rows } = await sql<CartWith<Beside, Row>>`${PREPARED}
    with shopper as (${shopper}), line as (
      select ${PRICED}, line.added_at ${LINES} and not line.is_parked
    )
    select id as "shopperId",
      (select coalesce(json_agg(line order by added_at, variant_id), '[]') from line) as lines,
      ${beside} as beside
    from shopper
  `.execute(db);
  return rows[0] && { ...rows[0], lines: rows[0].lines.map(readRow) };
}

/**
 * Removes the lines being ordered from the cart: exactly what was read is ordered, and what is
 * added meanwhile stays. If the order is refused, the rollback puts them back. `beside` as for
 * `readCartWith`.
 */
export async function takeCart<Beside>(
  work: Work,
  shopper: ShopperQuery,
  beside: RawBuilder<Beside>,
): Promise<CartWith<Beside, DescribedCartLine> | undefined> {
  const { rows } = await sql<CartWith<Beside, DescribedRow>>`
    with shopper as (${shopper}), locked as (
      select ${DESCRIBED} ${LINES} and not line.is_parked order by line.variant_id for update of line
    ), taken as (
      delete from cart.line using locked
      where line.shopper_id = ${statementShopper} and not line.is_parked and line.variant_id = locked.variant_id
    )
    select id as "shopperId",
      (select coalesce(json_agg(locked order by variant_id), '[]') from locked) as lines,
      ${beside} as beside
    from shopper
  `.execute(work.db);
  return rows[0] && { ...rows[0], lines: rows[0].lines.flatMap(readDescribed) };
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

/** The columns of a `Row`; built once, like the following ones, because carts are read all the time. */
const PRICED = sql`
  line.variant_id, line.quantity, line.is_parked, price.amount, price.was, list.amount as list_amount, stock.available`;

/** The columns of a `DescribedRow`: the same with names and pictures. */
export const DESCRIBED = sql`
  ${PRICED}, ${descriptionOf(sql.ref<number>("line.variant_id"))} as description`;

/** Price and stock of the variants of `line`, for the shopper of each. */
export const PRICES = sql`
  left join pricing.current_price as price on price.variant_id = line.variant_id
  left join companies.shopper_terms as terms on terms.shopper_id = line.shopper_id
  left join pricing.list_price as list
    on list.price_list_id = terms.price_list_id and list.variant_id = line.variant_id
  left join inventory.availability as stock on stock.variant_id = line.variant_id`;

/** From the lines of the `shopper` of the statement's `with`; further conditions may follow. */
export const LINES = sql`from cart.line as line ${PRICES} where line.shopper_id = ${statementShopper}`;

interface Row {
  variant_id: number;
  quantity: number;
  is_parked: boolean;
  amount: number | null;
  was: number | null;
  /** On the price list of the shopper's company. */
  list_amount: number | null;
  available: number | null;
}

function readRow(row: Row): PricedCartLine {
  const { amount, was } = priceOf(row);
  return {
    variantId: row.variant_id,
    quantity: row.quantity,
    isParked: row.is_parked,
    amount,
    was,
    available: Math.max(0, row.available ?? 0),
  };
}

export interface DescribedRow extends Row {
  description: Parameters<typeof readDescription>[0] | null;
}

/** A variant that is no longer on sale cannot be ordered. */
export function readDescribed(row: DescribedRow): DescribedCartLine[] {
  if (row.description === null) return [];
  const line = readRow(row);
  const description = readDescription(row.description);
  const isOnSale = description.isListed && line.amount !== null;
  return [{ ...line, description, available: isOnSale ? line.available : 0 }];
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
