import { customerErased, guestMerged } from "#server/modules/customers/index.ts";
import { moveIdempotencyKeys } from "#server/platform/http/idempotency.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { eraseReturns } from "./personal-data.ts";
import { sweepPictures } from "./pictures/keep-picture.ts";
import { returnRoutes, returnsScope } from "./routes.ts";
import { staffReturnRoutes } from "./staff-routes.ts";

export { returnMails } from "./messages/return-mail-book.ts";
export { returnRefunded } from "./events.ts";
export { exportReturns } from "./personal-data.ts";
export { returnInvariants } from "./invariants.ts";

export const returnsModule: ModulePlugin = (app, platform) => {
  returnRoutes(app, platform);
  staffReturnRoutes(app, platform);
  platform.jobs.schedule("sweep-pictures", "35 * * * *", () => sweepPictures(platform.db));
  platform.events.inTransaction(guestMerged, (work, { fromShopperId, shopperId }) =>
    moveIdempotencyKeys(work, returnsScope(fromShopperId), returnsScope(shopperId)),
  );
  platform.events.inTransaction(customerErased, (work, { shopperId }) =>
    eraseReturns(work, shopperId),
  );
};
