import { sql } from "kysely";
import { MAX_LINES, MAX_QUANTITY } from "#contract/cart/endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { type CartContents, readCart } from "./cart-contents.ts";

interface WantedLine {
  variantId: number;
  quantity: number;
}

/**
 * Raises lines to the wanted quantities, as far as stock allows; repeating it changes nothing.
 * Goods that are no longer sold are left out.
 * @returns the cart, and the lines that changed
 */
export async function fillCart(
  work: Work,
  shopperId: number,
  lines: readonly WantedLine[],
): Promise<{ contents: CartContents; added: { quantity: number }[] }> {
  const wanted = new Map(lines.map(({ variantId, quantity }) => [variantId, quantity]));
  const { rows } = await sql<{ quantity: number }>`
    insert into cart.line (shopper_id, variant_id, quantity)
    select ${shopperId}, variant.id, least(wanted.quantity, stock.available, ${MAX_QUANTITY})
    from unnest(${[...wanted.keys()]}::int[], ${[...wanted.values()]}::int[]) as wanted (variant_id, quantity)
    join catalog.listed_variant as variant on variant.id = wanted.variant_id
    join catalog.listed_product as product on product.id = variant.product_id
    join pricing.current_price as price on price.variant_id = variant.id
    join inventory.availability as stock on stock.variant_id = variant.id
    where stock.available > 0
    order by variant.id
    on conflict (shopper_id, is_parked, variant_id) do update set quantity = excluded.quantity
    where line.quantity < excluded.quantity
    returning quantity
  `.execute(work.db);
  const contents = await readCart(work.db, shopperId);
  if (contents.lines.length > MAX_LINES) refuse("cart-too-large", { 0: MAX_LINES });
  return { contents, added: rows };
}
