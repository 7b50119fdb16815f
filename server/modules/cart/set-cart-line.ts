import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { type CartContents, readCart } from "./cart-contents.ts";
import { refuseTooMany } from "./cart-stock.ts";
import type { CartTables } from "./tables.ts";

/** Sets the quantity of a line in the cart. */
export async function setCartLine(
  work: Work,
  shopperId: number | undefined,
  line: { variantId: number; quantity: number },
): Promise<CartContents> {
  if (shopperId === undefined) refuse("not-found");
  await work.db
    .$extendTables<CartTables>()
    .updateTable("cart.line")
    .set({ quantity: line.quantity })
    .where("shopper_id", "=", shopperId)
    .where("is_parked", "=", false)
    .where("variant_id", "=", line.variantId)
    .execute();
  const contents = await readCart(work.db, shopperId);
  const changed = contents.lines.find(({ variantId }) => variantId === line.variantId);
  if (!changed) refuse("not-found");
  refuseTooMany(changed.quantity, changed.available);
  return contents;
}
