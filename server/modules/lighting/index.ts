import { customerErased, customerMerged } from "#server/modules/customers/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { lightingRoutes } from "./routes.ts";
import { erasePlans, mergePlans } from "./saved-plans/personal-data.ts";
import { savedPlanRoutes } from "./saved-plans/routes.ts";

export { exportPlans } from "./saved-plans/personal-data.ts";

export const lightingModule: ModulePlugin = (app, platform) => {
  lightingRoutes(app, platform);
  savedPlanRoutes(app, platform);
  platform.events.inTransaction(customerErased, (work, { customerId }) =>
    erasePlans(work, customerId),
  );
  platform.events.inTransaction(customerMerged, (work, { fromCustomerId, customerId }) =>
    mergePlans(work, fromCustomerId, customerId),
  );
};
