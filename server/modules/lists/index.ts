import { customerErased, customerMerged } from "#server/modules/customers/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { eraseProjectLists, mergeProjectLists } from "./personal-data.ts";
import { listRoutes } from "./routes.ts";

export { exportProjectLists } from "./personal-data.ts";

export const listsModule: ModulePlugin = (app, platform) => {
  listRoutes(app, platform);
  platform.events.inTransaction(customerErased, (work, { customerId }) =>
    eraseProjectLists(work, customerId),
  );
  platform.events.inTransaction(customerMerged, (work, { fromCustomerId, customerId }) =>
    mergeProjectLists(work, fromCustomerId, customerId),
  );
};
