import type { ModulePlugin } from "#server/platform/module.ts";
import { returnPrivacy } from "./privacy/return-privacy.ts";
import { returnRoutes } from "./routes.ts";
import { staffReturnRoutes } from "./staff-routes.ts";

export { returnInvariants } from "./invariants.ts";
export { sweepPictures } from "./pictures/keep-picture.ts";

export const returnsModule: ModulePlugin = (app, platform) => {
  returnPrivacy(app, platform);
  returnRoutes(app, platform);
  staffReturnRoutes(app, platform);
};
