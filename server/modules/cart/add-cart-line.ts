import { sql } from "kysely";
import { MAX_LINES, MAX_QUANTITY } from "#contract/cart/endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { type CartContents, readCart } from "./cart-contents.ts";
import { refuseTooMany } from "./cart-stock.ts";

interface AddedLine {
  variantId: number;
  quantity: number;
}

/** Repeats are recognised per cart. */
export function cartLinesScope(shopperId: number): string {
  return `cart-lines:${shopperId}`;
}

/**
 * Adds units to the cart, on top of those already in it. No row is inserted when the variant has no
 * price, or the line would exceed the maximum quantity.
 */
export async function addCartLine(
  work: Work,
  shopperId: number,
  { variantId, quantity }: AddedLine,
): Promise<CartContents> {
  const [{ numAffectedRows }, contents] = await Promise.all([
    sql`
      insert into cart.line (shopper_id, variant_id, quantity)
      select ${shopperId}, variant_id, ${quantity}::integer from pricing.current_price
      where variant_id = ${variantId}
      on conflict (shopper_id, is_parked, variant_id) do update set quantity = line.quantity + excluded.quantity
      where line.quantity + excluded.quantity <= ${MAX_QUANTITY}
    `.execute(work.db),
    readCart(work.db, shopperId),
  ]);
  const added = contents.lines.find((line) => line.variantId === variantId);
  if (!added?.description.isListed) refuse("not-found");
  refuseTooMany(numAffectedRows === 1n ? added.quantity : MAX_QUANTITY + 1, added.available);
  if (contents.lines.length > MAX_LINES) refuse("cart-too-large", { 0: MAX_LINES });
  return contents;
}
