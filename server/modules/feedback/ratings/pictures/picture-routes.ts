import { ratingEndpoints as contract } from "#contract/feedback/rating-endpoints.ts";
import { customerOf } from "#server/modules/customers/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import { serveUpload } from "#server/platform/http/upload.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { cleanRatingPicture, keepPicture, removePicture } from "./keep-picture.ts";
import { sendRatingPicture } from "./send-picture.ts";

const PICTURES_PER_MINUTE = 30;

/** Rating pictures: uploaded before the rating, public once it is published. */
export const ratingPictureRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveUpload(app, contract.addRatingPicture, {
    perMinute: PICTURES_PER_MINUTE,
    find: async (request) => (await customerOf(db, request)) ?? refuse("sign-in-needed"),
    handle: async ({ file, place: { shopperId }, params, request }) => {
      const picture = await cleanRatingPicture(file, request.ip);
      const author = {
        owner: { column: "shopper_id" as const, id: shopperId },
        productId: params.id,
      };
      return { id: await inTransaction(platform, (work) => keepPicture(work, author, picture)) };
    },
  });

  serveEndpoint(app, contract.removeRatingPicture, async ({ who, params }) =>
    inTransaction(platform, (work) => removePicture(work, who.shopperId, params.id)),
  );

  serveEndpoint(app, contract.getRatingPicture, async ({ reply, params, query }) =>
    sendRatingPicture(db, reply, { ...params, ...query }, "everybody"),
  );

  serveEndpoint(app, contract.getOwnRatingPicture, async ({ who, reply, params, query }) =>
    sendRatingPicture(
      db,
      reply,
      { ...params, ...query },
      {
        column: "shopper_id",
        id: who.shopperId,
      },
    ),
  );

  serveEndpoint(app, contract.getModeratedRatingPicture, async ({ reply, params, query }) =>
    sendRatingPicture(db, reply, { ...params, ...query }, "staff"),
  );
};
