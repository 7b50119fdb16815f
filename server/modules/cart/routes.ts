import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import {
  type Cart,
  cartEndpoints as contract,
  MAX_LINES,
  MAX_QUANTITY,
} from "#contract/cart/endpoints.ts";
import { checkSkuList as checkSkuListContract } from "#contract/cart/sku-list-endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { ensureShopper, shopperOf } from "#server/modules/customers/index.ts";
import { idempotencyKey, isFirst } from "#server/platform/http/idempotency.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { addCartLine, cartLinesScope } from "./add-cart-line.ts";
import { addCartLines, cartSetsScope } from "./add-cart-lines.ts";
import { type CartContents, readCart } from "./cart-contents.ts";
import { removeCartLine } from "./cart-lines.ts";
import { refuseTooMany } from "./cart-stock.ts";
import { cartBegun } from "./events.ts";
import { EMPTY_CART, presentCart } from "./present-cart.ts";
import { restoreCart } from "./restore-cart.ts";
import { checkSkuList } from "./sku-list/check-sku-list.ts";
import type { CartTables } from "./tables.ts";

type Visit = { request: FastifyRequest; locale: Locale };
/** A list may have as many lines as a cart. */
const LISTS = { perMinute: 30 };

type CartCommand = (work: Work, shopperId: number) => Promise<void>;

export const cartRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.getCart, async ({ request, locale }) => {
    const shopperId = await shopperOf(db, request);
    return shopperId === undefined
      ? EMPTY_CART
      : presentCart(await readCart(db, shopperId), locale);
  });

  serveEndpoint(app, contract.addCartLine, async ({ request, reply, body, locale }) => {
    const contents = await inTransaction(platform, async (work) => {
      const shopperId = await ensureShopper(work, request, reply);
      const key = idempotencyKey(request, cartLinesScope(shopperId), body);
      if (!(await isFirst(work, key))) return readCart(work.db, shopperId);
      const added = await addCartLine(work, shopperId, body);
      await tellOfFirst(work, added, [body]);
      return added;
    });
    return presentCart(contents, locale);
  });

  serveEndpoint(app, contract.addCartLines, async ({ request, reply, body, locale }) => {
    const contents = await inTransaction(platform, async (work) => {
      const shopperId = await ensureShopper(work, request, reply);
      const key = idempotencyKey(request, cartSetsScope(shopperId), body);
      if (!(await isFirst(work, key))) return readCart(work.db, shopperId);
      const added = await addCartLines(work, shopperId, body.lines);
      await tellOfFirst(work, added, body.lines);
      return added;
    });
    return presentCart(contents, locale);
  });

  serveEndpoint(app, contract.fillCart, async ({ request, reply, body, locale }) => {
    const contents = await inTransaction(platform, async (work) => {
      const shopperId = await ensureShopper(work, request, reply);
      const filled = await fillCart(work, shopperId, body.lines);
      await tellOfFirst(work, filled.contents, filled.added);
      return filled.contents;
    });
    return presentCart(contents, locale);
  });

  serveEndpoint(
    app,
    checkSkuListContract,
    async ({ request, body, locale }) => ({
      lines: await checkSkuList(db, await shopperOf(db, request), body.text, locale),
    }),
    LISTS,
  );

  serveEndpoint(app, contract.setCartLine, async ({ request, params, body, locale }) => {
    const line = { ...params, ...body };
    const contents = await inTransaction(platform, async (work) =>
      setCartLine(work, await shopperOf(work.db, request), line),
    );
    return presentCart(contents, locale);
  });

  serveEndpoint(app, contract.removeCartLine, async (input) =>
    change(input, (work, shopperId) => removeCartLine(work, shopperId, input.params.variantId)),
  );
  serveEndpoint(app, contract.parkCart, async (input) => change(input, parkCart));
  serveEndpoint(app, contract.restoreCart, async (input) => change(input, restoreCart));

  /** Changes a shopper's cart, which may not exist yet. */
  async function change({ request, locale }: Visit, command: CartCommand): Promise<Cart> {
    const contents = await inTransaction(platform, async (work) => {
      const shopperId = await shopperOf(work.db, request);
      if (shopperId === undefined) return undefined;
      await command(work, shopperId);
      return readCart(work.db, shopperId);
    });
    return contents ? presentCart(contents, locale) : EMPTY_CART;
  }
};

/** The cart contains only what was just added, so it has just begun. */
async function tellOfFirst(
  work: Work,
  { lines }: CartContents,
  added: readonly { quantity: number }[],
): Promise<void> {
  const units = (some: readonly { quantity: number }[]) =>
    some.reduce((sum, { quantity }) => sum + quantity, 0);
  if (units(lines) === units(added)) await work.emit(cartBegun, {});
}

interface WantedLine {
  variantId: number;
  quantity: number;
}

/**
 * Raises lines to the wanted quantities, as far as stock allows; repeating it changes nothing.
 * Goods that are no longer sold are left out.
 * @returns the cart, and the lines that changed
 */
async function fillCart(
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

/** Parks the cart, replacing the one parked before. An empty cart replaces nothing. */
async function parkCart(work: Work, shopperId: number): Promise<void> {
  await sql`
    delete from cart.line where shopper_id = ${shopperId} and is_parked
    and exists (select from cart.line as current where current.shopper_id = ${shopperId} and not current.is_parked)
  `.execute(work.db);
  await sql`update cart.line set is_parked = true where shopper_id = ${shopperId} and not is_parked`.execute(
    work.db,
  );
}

/** Sets the quantity of a line in the cart. */
async function setCartLine(
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
