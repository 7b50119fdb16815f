import type { FastifyReply, FastifyRequest } from "fastify";
import {
  type FavouriteIds,
  favouriteEndpoints as contract,
} from "#contract/favourites/endpoints.ts";
import { PAGE_SIZE } from "#contract/storefront/list-query.ts";
import { ensureShopper, shopperOf } from "#server/modules/customers/index.ts";
import { productCards } from "#server/modules/storefront/index.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { addFavourite } from "./add-favourite.ts";
import { favouriteIds, viewedIds } from "./favourite-queries.ts";
import { removeFavourite } from "./remove-favourite.ts";
import { reportView } from "./report-view.ts";

/** A page reports one view. */
const VIEWS_PER_MINUTE = 60;

export const favouriteRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listFavourites, async ({ request, query: { page }, locale }) => {
    const ids = await idsOf(request);
    const shown = ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    const items = await productCards(platform, locale, shown);
    return { items, total: ids.length, page, pageSize: PAGE_SIZE };
  });

  serveEndpoint(app, contract.listFavouriteIds, async ({ request }) => ({
    productIds: await idsOf(request),
  }));

  serveEndpoint(app, contract.addFavourite, async ({ request, reply, body: { productId } }) =>
    inTransaction(platform, async (work) => {
      const shopperId = await ensureShopper(work, request, reply);
      await addFavourite(work, shopperId, productId);
      return presentIds(work, shopperId);
    }),
  );

  serveEndpoint(app, contract.removeFavourite, async ({ request, params: { productId } }) =>
    inTransaction(platform, async (work) => {
      const shopperId = await shopperOf(work.db, request);
      if (shopperId === undefined) return { productIds: [] };
      await removeFavourite(work, shopperId, productId);
      return presentIds(work, shopperId);
    }),
  );

  serveEndpoint(app, contract.listRecentlyViewed, async ({ request, locale }) => {
    const shopperId = await shopperOf(db, request);
    const ids = shopperId === undefined ? [] : await viewedIds(db, shopperId);
    return { items: await productCards(platform, locale, ids) };
  });

  serveEndpoint(
    app,
    contract.reportView,
    async ({ request, reply, body }) => report(request, reply, body.productId),
    { perMinute: VIEWS_PER_MINUTE },
  );

  async function idsOf(request: FastifyRequest): Promise<number[]> {
    const shopperId = await shopperOf(db, request);
    return shopperId === undefined ? [] : favouriteIds(db, shopperId);
  }

  async function report(
    request: FastifyRequest,
    reply: FastifyReply,
    productId: number,
  ): Promise<undefined> {
    await inTransaction(platform, async (work) =>
      reportView(work, await ensureShopper(work, request, reply), productId),
    );
    return undefined;
  }
};

async function presentIds(work: Work, shopperId: number): Promise<FavouriteIds> {
  return { productIds: await favouriteIds(work.db, shopperId) };
}
