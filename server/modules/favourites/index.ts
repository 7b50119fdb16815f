import type { ModulePlugin } from "#server/platform/module.ts";
import { mergeLists } from "./merge-lists.ts";
import { eraseLists } from "./personal-data.ts";
import { favouriteRoutes } from "./routes.ts";

export { exportLists } from "./personal-data.ts";

export const favouritesModule: ModulePlugin = (app, platform) => {
  favouriteRoutes(app, platform);
  platform.events.within("customer.signed-in", async (work, { shopperId, fromShopperId }) => {
    if (fromShopperId !== null) await mergeLists(work, fromShopperId, shopperId);
  });
  platform.events.within("customer.erased", (work, { shopperId }) => eraseLists(work, shopperId));
};
