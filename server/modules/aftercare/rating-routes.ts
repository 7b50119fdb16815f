import type { FastifyRequest } from "fastify";
import { orderRatingEndpoints as contract } from "#contract/aftercare/endpoints.ts";
import { shopperOf } from "#server/modules/customers/index.ts";
import { ratingOfOrder, rateAsGuest } from "#server/modules/feedback/index.ts";
import { guestPurchase } from "#server/modules/orders/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";

const PER_MINUTE = { perMinute: 20 };

/** Guests rate what came with their order: whoever may read all of it. */
export const orderRatingRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.getOrderRating, async ({ request, params, locale }) => {
    const { orderId } = await purchase(db, request, params);
    return { rating: await ratingOfOrder(db, locale, orderId, params.id) };
  });

  serveEndpoint(
    app,
    contract.rateOrderedProduct,
    async ({ request, params, body, locale }) =>
      inTransaction(platform, async (work) => {
        const { orderId, name } = await purchase(work.db, request, params);
        await rateAsGuest(work, { ...body, orderId, productId: params.id, name, locale });
        const rating = await ratingOfOrder(work.db, locale, orderId, params.id);
        return rating ?? refuse("not-found");
      }),
    PER_MINUTE,
  );
};

async function purchase(
  db: Connection,
  request: FastifyRequest,
  { number, id: productId }: { number: string; id: number },
) {
  return guestPurchase(db, await shopperOf(db, request), { number, productId });
}
