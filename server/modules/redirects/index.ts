import type { ModulePlugin } from "#server/platform/module.ts";
import { redirectRoutes } from "./routes.ts";

export { findRedirect } from "./find-redirect.ts";
export { saveRedirect, type NewRedirect } from "./save-redirect.ts";

export const redirectsModule: ModulePlugin = (app, platform) => {
  redirectRoutes(app, platform);
};
