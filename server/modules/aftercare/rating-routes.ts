import type { FastifyRequest } from "fastify";
import { orderRatingEndpoints as contract, RATING_KEY } from "#contract/aftercare/endpoints.ts";
import { shopperOf } from "#server/modules/customers/index.ts";
import {
  cleanRatingPicture,
  keepRatingPicture,
  rateAsGuest,
  ratingOfOrder,
  sendRatingPicture,
} from "#server/modules/feedback/index.ts";
import { guestPurchase, orderOfRatingLink } from "#server/modules/orders/index.ts";
import { networkKeys } from "#server/platform/http/network-keys.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import { serveUpload } from "#server/platform/http/upload.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";

const PER_MINUTE = { perMinute: 20 };
const PICTURES_PER_MINUTE = 30;

/**
 * Guests rate the products of their order: anyone who may read the whole order, or has the link
 * from its mail.
 */
export const orderRatingRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.getOrderRating, async ({ request, params, locale }) => {
    const { orderId } = await purchase(db, request, params);
    return { rating: await ratingOfOrder(db, locale, orderId, params.id) };
  });

  serveEndpoint(
    app,
    contract.followRatingLink,
    async ({ request, params, body, locale }) => {
      const linked = await orderOfKey(platform, request, { ...params, ...body });
      const { orderId } = await purchase(db, request, params, linked);
      return { rating: await ratingOfOrder(db, locale, orderId, params.id) };
    },
    PER_MINUTE,
  );

  serveEndpoint(
    app,
    contract.rateOrderedProduct,
    async ({ request, params, body: { key, ...rated }, locale }) => {
      const linked = key && (await orderOfKey(platform, request, { ...params, key }));
      return inTransaction(platform, async (work) => {
        const { orderId, name } = await purchase(work.db, request, params, linked || undefined);
        await rateAsGuest(work, { ...rated, orderId, productId: params.id, name, locale });
        const rating = await ratingOfOrder(work.db, locale, orderId, params.id);
        return rating ?? refuse("not-found");
      });
    },
    PER_MINUTE,
  );

  serveUpload(app, contract.addOrderPicture, {
    perMinute: PICTURES_PER_MINUTE,
    find: (request, params) => purchaseByHeader(platform, request, params),
    handle: async ({ request, file, place: { orderId }, params }) => {
      const picture = await cleanRatingPicture(file, request.ip);
      const author = { owner: ownerOf(orderId), productId: params.id };
      return {
        id: await inTransaction(platform, (work) => keepRatingPicture(work, author, picture)),
      };
    },
  });

  serveEndpoint(app, contract.getOrderPicture, async ({ request, reply, params, query }) => {
    const { orderId } = await purchaseByHeader(platform, request, params);
    const asked = { id: params.picture, ...query };
    return sendRatingPicture(db, reply, asked, ownerOf(orderId));
  });
};

const ownerOf = (orderId: number) => ({ column: "order_id", id: orderId }) as const;

/** Uploads and downloads have no JSON body, so the key of the link is sent in a header. */
async function purchaseByHeader(
  platform: Platform,
  request: FastifyRequest,
  params: { number: string; id: number },
) {
  const key = request.headers[RATING_KEY];
  const linked =
    typeof key === "string" && key !== ""
      ? await orderOfKey(platform, request, { ...params, key })
      : undefined;
  return purchase(platform.db, request, params, linked);
}

/**
 * Wrong keys are counted whatever the outcome of the request: before its transaction, not inside
 * it.
 */
function orderOfKey(
  platform: Platform,
  request: FastifyRequest,
  link: { number: string; key: string },
): Promise<number> {
  return orderOfRatingLink(platform, link, networkKeys(request.ip));
}

async function purchase(
  db: Connection,
  request: FastifyRequest,
  { number, id: productId }: { number: string; id: number },
  linkedOrder?: number,
) {
  const shopperId = await shopperOf(db, request);
  return guestPurchase(db, { shopperId, linkedOrder }, { number, productId });
}
