import { customerErased } from "#server/modules/customers/index.ts";
import { removeRatingsOfOrders } from "#server/modules/feedback/index.ts";
import { orderIdsOf } from "#server/modules/orders/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { planRequests } from "./plan-requests.ts";
import { orderRatingRoutes } from "./rating-routes.ts";
import { requestJob, sendRequest } from "./send-request.ts";

export { requestMails } from "./messages/request-mail-book.ts";

export const aftercareModule: ModulePlugin = (app, platform) => {
  orderRatingRoutes(app, platform);
  platform.jobs.handle(requestJob, (job) => sendRequest(platform, job));
  platform.jobs.schedule("request-ratings", "20 10-20 * * *", () => planRequests(platform));
  // Ratings written as a guest are deleted with the account that took over the order.
  platform.events.inTransaction(customerErased, async (work, { shopperId }) =>
    removeRatingsOfOrders(work, await orderIdsOf(work.db, shopperId)),
  );
};
