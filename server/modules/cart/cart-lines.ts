import { sql } from "kysely";
import {
  descriptionOf,
  readDescription,
  type VariantDescription,
} from "#server/modules/catalog/index.ts";
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
  const rows = await pricedLines(db, shopperId)
    .orderBy("line.added_at")
    .orderBy("line.variant_id")
    .execute();
  return rows.map(readRow);
}

/**
 * Removes the lines being ordered from the cart: exactly what was read is ordered, and what is
 * added meanwhile stays. If the order is refused, the rollback puts them back.
 */
export async function takeCartLines(work: Work, shopperId: number): Promise<DescribedCartLine[]> {
  const rows = await work.db
    .$extendTables<CartTables>()
    .with("locked", () =>
      describedLines(work.db, shopperId)
        .where("line.is_parked", "=", false)
        .orderBy("line.variant_id")
        .forUpdate("line"),
    )
    .with("taken", (db) =>
      db
        .deleteFrom("cart.line as line")
        .using("locked")
        .where("line.shopper_id", "=", shopperId)
        .where("line.is_parked", "=", false)
        .whereRef("line.variant_id", "=", "locked.variant_id"),
    )
    .selectFrom("locked")
    .selectAll()
    .orderBy("variant_id")
    .execute();
  return rows.flatMap(readDescribed);
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

function pricedLines(db: Connection, shopperId: number) {
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
    .where("line.shopper_id", "=", shopperId);
}

/** The same with names and pictures. */
export function describedLines(db: Connection, shopperId: number) {
  return pricedLines(db, shopperId).select(
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

type DescribedRow = Awaited<ReturnType<ReturnType<typeof describedLines>["execute"]>>[number];

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
