import { customerErased } from "#server/modules/customers/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { eraseReturns } from "./personal-data.ts";
import { returnRoutes } from "./routes.ts";
import { staffReturnRoutes } from "./staff-routes.ts";

export { returnMails } from "./messages/return-mail-book.ts";
export { returnRefunded } from "./events.ts";
export { exportReturns } from "./personal-data.ts";
export { returnInvariants } from "./invariants.ts";
export { sweepPictures } from "./pictures/keep-picture.ts";

export const returnsModule: ModulePlugin = (app, platform) => {
  returnRoutes(app, platform);
  staffReturnRoutes(app, platform);
  platform.events.inTransaction(customerErased, (work, { shopperId }) =>
    eraseReturns(work, shopperId),
  );
};
