import { describeVariants, type VariantDescription } from "#server/modules/catalog/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { type PricedCartLine, readCartLines } from "./cart-lines.ts";

/** A line as the visitor may see it. */
export interface DescribedCartLine extends PricedCartLine {
  description: VariantDescription;
}

export interface CartContents {
  lines: DescribedCartLine[];
  /** Units that were put aside. */
  parkedQuantity: number;
}

/** A shopper's cart with names, prices and stock of this moment. */
export async function readCart(db: Connection, shopperId: number): Promise<CartContents> {
  const all = await readCartLines(db, shopperId);
  const parkedQuantity = all
    .filter((line) => line.isParked)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    lines: await describeLines(
      db,
      all.filter((line) => !line.isParked),
    ),
    parkedQuantity,
  };
}

/** Adds names and pictures. Of a variant that is no longer on sale there is nothing to order. */
export async function describeLines(
  db: Connection,
  lines: readonly PricedCartLine[],
): Promise<DescribedCartLine[]> {
  const descriptions = await describeVariants(
    db,
    lines.map((line) => line.variantId),
  );
  const byVariant = new Map(
    descriptions.map((description) => [description.variantId, description]),
  );
  return lines.flatMap((line) => {
    const description = byVariant.get(line.variantId);
    if (!description) return [];
    const isOnSale = description.isListed && line.amount !== null;
    return [{ ...line, description, available: isOnSale ? line.available : 0 }];
  });
}
