import { productChanged } from "#server/modules/catalog/index.ts";
import { customerErased, customerMerged } from "#server/modules/customers/index.ts";
import { stockRaised } from "#server/modules/inventory/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { eraseAlerts, forgetAlerts, mergeAlerts } from "./alert-queries.ts";
import { alertRoutes } from "./routes.ts";
import { checkAlertsJob, sendDueAlerts } from "./send-due-alerts.ts";
import { isWaitedFor } from "./watched-variant.ts";

export { alertMails } from "./messages/alert-mail-book.ts";
export { exportAlerts } from "./alert-queries.ts";

export const alertsModule: ModulePlugin = (app, platform) => {
  alertRoutes(app, platform);
  platform.jobs.handle(checkAlertsJob, ({ data }) => sendDueAlerts(platform, data.productIds));
  platform.jobs.schedule("send-alerts", "*/5 * * * *", () => sendDueAlerts(platform));
  platform.jobs.schedule("forget-alerts", "30 4 * * *", () => forgetAlerts(platform.db));
  platform.events.inTransaction(stockRaised, look);
  platform.events.inTransaction(productChanged, look);
  platform.events.inTransaction(customerMerged, (work, { customerId, fromCustomerId }) =>
    mergeAlerts(work, fromCustomerId, customerId),
  );
  platform.events.inTransaction(customerErased, (work, { customerId }) =>
    eraseAlerts(work, customerId),
  );
};

async function look(work: Work, { productIds }: { productIds: number[] }): Promise<void> {
  if (await isWaitedFor(work.db, productIds)) await work.enqueue(checkAlertsJob, { productIds });
}
