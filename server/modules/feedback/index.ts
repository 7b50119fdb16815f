import type { ModulePlugin } from "#server/platform/module.ts";
import { contactRoutes } from "./contact/routes.ts";
import { eraseFeedback, exportFeedback, mergeFeedback } from "./personal-data.ts";
import { ratingRoutes } from "./ratings/routes.ts";

export { loadRatings } from "./ratings/load-ratings.ts";

export const feedbackModule: ModulePlugin = (app, platform) => {
  ratingRoutes(app, platform);
  contactRoutes(app, platform);
  platform.events.within("customer.signed-in", async (work, { shopperId, fromShopperId }) => {
    if (fromShopperId !== null) await mergeFeedback(work, fromShopperId, shopperId);
  });
  platform.events.within("customer.erased", (work, { shopperId, email }) =>
    eraseFeedback(work, shopperId, email),
  );
  platform.questions.answer("customer.data", "feedback", exportFeedback);
};
