import type { FastifyReply, FastifyRequest } from "fastify";
import {
  favouriteEndpoints as contract,
  type FavouriteIds,
  MAX_FAVOURITES,
} from "#contract/favourites/endpoints.ts";
import { PAGE_SIZE } from "#contract/storefront/list-query.ts";
import { ensureShopper, shopperOf } from "#server/modules/customers/index.ts";
import { productCards } from "#server/modules/storefront/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { favouriteIds, isSeen, viewedIds } from "./favourite-queries.ts";
import { lockLists } from "./lock-lists.ts";
import { reportView } from "./report-view.ts";
import type { FavouritesTables } from "./tables.ts";

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

/** Adds a product; one that is already a favourite keeps its place in the list. */
async function addFavourite(work: Work, shopperId: number, productId: number): Promise<void> {
  if (!(await isSeen(work.db, productId))) refuse("not-found");
  await lockLists(work, shopperId);
  const db = work.db.$extendTables<FavouritesTables>();
  await db
    .insertInto("favourites.favourite")
    .values({ shopper_id: shopperId, product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { count } = await db
    .selectFrom("favourites.favourite")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("shopper_id", "=", shopperId)
    .executeTakeFirstOrThrow();
  if (Number(count) > MAX_FAVOURITES) refuse("favourites-full", { 0: MAX_FAVOURITES });
}

/** Removing a product that is not in the list changes nothing. */
async function removeFavourite(work: Work, shopperId: number, productId: number): Promise<void> {
  await work.db
    .$extendTables<FavouritesTables>()
    .deleteFrom("favourites.favourite")
    .where("shopper_id", "=", shopperId)
    .where("product_id", "=", productId)
    .execute();
}
