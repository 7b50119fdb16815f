import type { ModulePlugin } from "#server/platform/module.ts";
import { lightingRoutes } from "./routes.ts";

export const lightingModule: ModulePlugin = (app, platform) => {
  lightingRoutes(app, platform);
};
