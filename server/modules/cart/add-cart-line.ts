import { type RawBuilder, sql } from "kysely";
import { MAX_LINES, MAX_QUANTITY } from "#contract/cart/endpoints.ts";
import { knownShopper, type ShopperQuery } from "#server/modules/customers/index.ts";
import { claimFor, type IdempotencyKey } from "#server/platform/http/idempotency.ts";
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
  return `${SCOPE}${shopperId}`;
}

const SCOPE = "cart-lines:";

/** Adds units to the cart, on top of those already in it. */
export async function addCartLine(
  work: Work,
  shopperId: number,
  line: AddedLine,
): Promise<CartContents> {
  const shopper = knownShopper(shopperId);
  const { numAffectedRows } = await sql`
    with shopper as (${shopper}) ${unitsOf(line)}
  `.execute(work.db);
  return readAdded(work, shopper, line, numAffectedRows === 1n);
}

/** Adds the first line of a browser's first cart, and creates its guest in the same statement. */
export async function addFirstLine(
  work: Work,
  guest: ShopperQuery,
  line: AddedLine,
  { key, fingerprint }: IdempotencyKey,
): Promise<CartContents> {
  const scope = sql<string>`${SCOPE}::text || (select id from shopper)`;
  const { rows } = await sql<{ shopperId: number; isAdded: boolean }>`
    with shopper as (${guest}), added as (${unitsOf(line)} returning 1),
    claimed as (${claimFor({ scope, key, fingerprint })})
    select id as "shopperId", exists (select from added) as "isAdded" from shopper
  `.execute(work.db);
  const [{ shopperId, isAdded } = { shopperId: 0, isAdded: false }] = rows;
  return readAdded(work, knownShopper(shopperId), line, isAdded);
}

async function readAdded(
  work: Work,
  shopper: ShopperQuery,
  line: AddedLine,
  isAdded: boolean,
): Promise<CartContents> {
  const contents = await readCart(work.db, shopper);
  const added = contents.lines.find(({ variantId }) => variantId === line.variantId);
  if (!added?.description.isListed) refuse("not-found");
  refuseTooMany(isAdded ? added.quantity : MAX_QUANTITY + 1, added.available);
  if (contents.lines.length > MAX_LINES) refuse("cart-too-large", { 0: MAX_LINES });
  return contents;
}

/**
 * Inserts no row when the variant has no price, or the line would exceed the maximum quantity. Of
 * the `shopper` of the statement's `with`.
 */
function unitsOf({ variantId, quantity }: AddedLine): RawBuilder<unknown> {
  return sql`
    insert into cart.line (shopper_id, variant_id, quantity)
    select shopper.id, variant_id, ${quantity}::integer from shopper, pricing.current_price
    where variant_id = ${variantId}
    on conflict (shopper_id, is_parked, variant_id) do update set quantity = line.quantity + excluded.quantity
    where line.quantity + excluded.quantity <= ${MAX_QUANTITY}
  `;
}
