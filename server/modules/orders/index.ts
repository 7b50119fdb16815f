import type { ModulePlugin } from "#server/platform/module.ts";
import { orderRoutes } from "./routes.ts";

export const ordersModule: ModulePlugin = (app, platform) => {
  orderRoutes(app, platform);
};
