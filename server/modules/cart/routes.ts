import type { FastifyRequest } from "fastify";
import * as contract from "#contract/cart/endpoints.ts";
import { checkSkuList as checkSkuListContract } from "#contract/cart/sku-list-endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { ensureShopper, shopperOf } from "#server/modules/customers/index.ts";
import { idempotencyKey, isFirst } from "#server/platform/http/idempotency.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { addCartLine, cartLinesScope } from "./add-cart-line.ts";
import { addCartLines, cartSetsScope } from "./add-cart-lines.ts";
import { type CartContents, readCart } from "./cart-contents.ts";
import { removeCartLine } from "./cart-lines.ts";
import { cartBegun } from "./events.ts";
import { fillCart } from "./fill-cart.ts";
import { parkCart } from "./park-cart.ts";
import { EMPTY_CART, presentCart } from "./present-cart.ts";
import { restoreCart } from "./restore-cart.ts";
import { setCartLine } from "./set-cart-line.ts";
import { checkSkuList } from "./sku-list/check-sku-list.ts";

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
  async function change({ request, locale }: Visit, command: CartCommand): Promise<contract.Cart> {
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
