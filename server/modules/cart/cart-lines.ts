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
import { PREPARED } from "#server/platform/postgres/prepared-statements.ts";
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
  const lines = pricedLines(db).orderBy("line.added_at").orderBy("line.variant_id");
  const { rows } = await sql<Row>`
    with shopper as (${knownShopper(shopperId)}) ${lines}
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
  const lines = pricedLines(db).select("line.added_at").where("line.is_parked", "=", false);
  const { rows } = await sql<CartWith<Beside, Row>>`
    with shopper as (${shopper}), line as (${lines})
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
  const lines = describedLines(work.db)
    .where("line.is_parked", "=", false)
    .orderBy("line.variant_id")
    .forUpdate("line");
  const { rows } = await sql<CartWith<Beside, DescribedRow>>`
    with shopper as (${shopper}), locked as (${lines}), taken as (
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

/** Of the `shopper` of the statement's `with`. */
function pricedLines(db: Connection) {
  return db
    .$extendTables<CartTables>()
    .selectFrom("cart.line as line")
    .modifyFront(PREPARED)
    .leftJoin("pricing.current_price as price", "price.variant_id", "line.variant_id")
    .leftJoin("companies.shopper_terms as terms", "terms.shopper_id", "line.shopper_id")
    .leftJoin("pricing.list_price as list", (join) =>
      join
        .onRef("list.price_list_id", "=", "terms.price_list_id")
        .onRef("list.variant_id", "=", "line.variant_id"),
    )
    .leftJoin("inventory.availability as stock", "stock.variant_id", "line.variant_id")
    .select([
      "line.variant_id",
      "line.quantity",
      "line.is_parked",
      "price.amount",
      "price.was",
      "list.amount as list_amount",
      "stock.available",
    ])
    .where("line.shopper_id", "=", statementShopper);
}

/** The same with names and pictures. */
export function describedLines(db: Connection) {
  return pricedLines(db).select(
    descriptionOf(sql.ref<number>("line.variant_id")).as("description"),
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof pricedLines>["execute"]>>[number];

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

export type DescribedRow = Awaited<
  ReturnType<ReturnType<typeof describedLines>["execute"]>
>[number];

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
