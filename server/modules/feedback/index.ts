import { customerErased, customerMerged, guestMerged } from "#server/modules/customers/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { contactRoutes } from "./contact/routes.ts";
import { eraseFeedback, mergeFeedback, mergeRatings } from "./personal-data.ts";
import { sweepRatingPictures } from "./ratings/pictures/keep-picture.ts";
import { ratingPictureRoutes } from "./ratings/pictures/picture-routes.ts";
import type { Purchases } from "./ratings/purchases.ts";
import { ratingRoutes } from "./ratings/routes.ts";

export { replyMails } from "./messages/reply-mail-book.ts";
export { ratingOfOrder } from "./ratings/rating-of-order.ts";
export { rateAsGuest } from "./ratings/rate-product.ts";
export { removeRatingsOfOrders } from "./ratings/remove-rating.ts";
export {
  cleanRatingPicture,
  keepPicture as keepRatingPicture,
} from "./ratings/pictures/keep-picture.ts";
export { sendRatingPicture } from "./ratings/pictures/send-picture.ts";
export { exportFeedback } from "./personal-data.ts";
export { newestReviews, ratedProducts } from "./ratings/rating-queries.ts";
export { loadRatings } from "./ratings/load-ratings.ts";

export const feedbackModule: ModulePlugin<[Purchases]> = (app, platform, purchases) => {
  ratingRoutes(app, platform, purchases);
  ratingPictureRoutes(app, platform);
  contactRoutes(app, platform);
  platform.jobs.schedule("sweep-rating-pictures", "55 * * * *", () =>
    sweepRatingPictures(platform.db),
  );
  platform.events.inTransaction(guestMerged, (work, { shopperId, fromShopperId }) =>
    mergeFeedback(work, fromShopperId, shopperId),
  );
  platform.events.inTransaction(customerMerged, async (work, { shopperId, fromShopperId }) => {
    await mergeFeedback(work, fromShopperId, shopperId);
    await mergeRatings(work, fromShopperId, shopperId);
  });
  platform.events.inTransaction(customerErased, (work, { shopperId, email }) =>
    eraseFeedback(work, shopperId, email),
  );
};
