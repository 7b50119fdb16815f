import type { Connection } from "#server/platform/postgres/database.ts";
import { type DescribedCartLine, readDescribedLines } from "./cart-lines.ts";

export interface CartContents {
  lines: DescribedCartLine[];
  /** Units that were put aside. */
  parkedQuantity: number;
}

/** A shopper's cart with names, prices and stock of this moment, in one statement. */
export async function readCart(db: Connection, shopperId: number): Promise<CartContents> {
  const all = await readDescribedLines(db, shopperId);
  const parkedQuantity = all
    .filter((line) => line.isParked)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return { lines: all.filter((line) => !line.isParked), parkedQuantity };
}
