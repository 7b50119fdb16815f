import type { FastifyRequest } from "fastify";
import * as contract from "#contract/cart/endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { ensureGuest, guestOf } from "#server/modules/accounts/index.ts";
import { idempotencyKey, once } from "#server/platform/http/idempotency.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { addCartLine } from "./add-cart-line.ts";
import { type CartContents, readCart } from "./cart-contents.ts";
import { takeOutOfCart } from "./cart-lines.ts";
import { parkCart } from "./park-cart.ts";
import { EMPTY_CART, presentCart } from "./present-cart.ts";
import { restoreCart } from "./restore-cart.ts";
import { setCartLine } from "./set-cart-line.ts";

type Visit = { request: FastifyRequest; locale: Locale };
type CartCommand = (work: Work, guestId: number) => Promise<void>;

export const cartRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.getCart, async ({ request, locale }) => {
    const guestId = await guestOf(db, request);
    return guestId === undefined ? EMPTY_CART : presentCart(await readCart(db, guestId), locale);
  });

  serveEndpoint(app, contract.addCartLine, async ({ request, reply, body, locale }) => {
    const contents = await inTransaction(platform, async (work) => {
      const guestId = await ensureGuest(work, request, reply);
      let added: CartContents | undefined;
      await once(work, idempotencyKey(request, `cart-lines:${guestId}`, body), async () => {
        added = await addCartLine(work, guestId, body);
        return { guestId };
      });
      return added ?? readCart(work.db, guestId);
    });
    return presentCart(contents, locale);
  });

  serveEndpoint(app, contract.setCartLine, async ({ request, params, body, locale }) => {
    const line = { ...params, ...body };
    const contents = await inTransaction(platform, async (work) =>
      setCartLine(work, await guestOf(work.db, request), line),
    );
    return presentCart(contents, locale);
  });

  serveEndpoint(app, contract.removeCartLine, async (input) =>
    change(input, (work, guestId) => takeOutOfCart(work, guestId, [input.params.variantId])),
  );
  serveEndpoint(app, contract.parkCart, async (input) => change(input, parkCart));
  serveEndpoint(app, contract.restoreCart, async (input) => change(input, restoreCart));

  /** Changes the cart of a guest who may have none. */
  async function change({ request, locale }: Visit, command: CartCommand): Promise<contract.Cart> {
    const contents = await inTransaction(platform, async (work) => {
      const guestId = await guestOf(work.db, request);
      if (guestId === undefined) return undefined;
      await command(work, guestId);
      return readCart(work.db, guestId);
    });
    return contents ? presentCart(contents, locale) : EMPTY_CART;
  }
};
