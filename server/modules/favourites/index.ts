import {
  customerMerged,
  customerSignedIn,
  customerErased,
} from "#server/modules/customers/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { mergeLists } from "./merge-lists.ts";
import { eraseLists } from "./personal-data.ts";
import { favouriteRoutes } from "./routes.ts";

export { exportLists } from "./personal-data.ts";

export const favouritesModule: ModulePlugin = (app, platform) => {
  favouriteRoutes(app, platform);
  platform.events.inTransaction(customerSignedIn, async (work, { shopperId, fromShopperId }) => {
    if (fromShopperId !== null) await mergeLists(work, fromShopperId, shopperId);
  });
  platform.events.inTransaction(customerMerged, (work, { fromShopperId, shopperId }) =>
    mergeLists(work, fromShopperId, shopperId),
  );
  platform.events.inTransaction(customerErased, (work, { shopperId }) =>
    eraseLists(work, shopperId),
  );
};
