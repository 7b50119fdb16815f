import {
  customerMerged,
  customerErased,
  guestMerged,
  type ShopperMerge,
} from "#server/modules/customers/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { mergeLists } from "./merge-lists.ts";
import { eraseLists } from "./personal-data.ts";
import { favouriteRoutes } from "./routes.ts";

export { exportLists } from "./personal-data.ts";

export const favouritesModule: ModulePlugin = (app, platform) => {
  favouriteRoutes(app, platform);
  const merge = (work: Work, { fromShopperId, shopperId }: ShopperMerge) =>
    mergeLists(work, fromShopperId, shopperId);
  platform.events.inTransaction(guestMerged, merge);
  platform.events.inTransaction(customerMerged, merge);
  platform.events.inTransaction(customerErased, (work, { shopperId }) =>
    eraseLists(work, shopperId),
  );
};
