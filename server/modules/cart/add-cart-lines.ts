import { sql } from "kysely";
import { MAX_LINES, MAX_QUANTITY } from "#contract/cart/endpoints.ts";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { type CartContents, readCart } from "./cart-contents.ts";

interface AddedLine {
  variantId: number;
  quantity: number;
}

/** Repeats are recognised per cart. */
export function cartSetsScope(shopperId: number): string {
  return `cart-sets:${shopperId}`;
}

/**
 * Adds a set to the cart, on top of what is in it: all or nothing, naming every item that is short.
 */
export async function addCartLines(
  work: Work,
  shopperId: number,
  added: readonly AddedLine[],
): Promise<CartContents> {
  const lines = sumByVariant(added);
  if ([...lines.values()].some((quantity) => quantity > MAX_QUANTITY)) {
    refuse("stock", { qty: MAX_QUANTITY });
  }
  const { numAffectedRows } = await sql`
    insert into cart.line (shopper_id, variant_id, quantity)
    select ${shopperId}, price.variant_id, wanted.quantity
    from unnest(${[...lines.keys()]}::int[], ${[...lines.values()]}::int[]) as wanted (variant_id, quantity)
    join pricing.current_price as price on price.variant_id = wanted.variant_id
    order by price.variant_id
    on conflict (shopper_id, is_parked, variant_id) do update set quantity = line.quantity + excluded.quantity
    where line.quantity + excluded.quantity <= ${MAX_QUANTITY}
  `.execute(work.db);
  const contents = await readCart(work.db, shopperId);
  refuseMissing(contents, lines);
  // A line that would exceed the maximum quantity was left unchanged.
  if (Number(numAffectedRows) < lines.size) refuse("stock", { qty: MAX_QUANTITY });
  if (contents.lines.length > MAX_LINES) refuse("cart-too-large", { 0: MAX_LINES });
  return contents;
}

function refuseMissing(contents: CartContents, lines: ReadonlyMap<number, number>): void {
  const added = contents.lines.filter(({ variantId }) => lines.has(variantId));
  const isListed = added.every(({ description }) => description.isListed);
  if (added.length < lines.size || !isListed) refuse("not-found");
  const short = added.flatMap(({ variantId, quantity, available }) => {
    const qty = Math.min(available, MAX_QUANTITY);
    return quantity > qty
      ? [{ path: `lines.${variantId}`, key: "problem.stock" as const, values: { qty } }]
      : [];
  });
  if (short[0]) throw new ProblemError("stock", short[0].values, short);
}

function sumByVariant(lines: readonly AddedLine[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { variantId, quantity } of lines)
    sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  return sums;
}
