import type { ModulePlugin } from "#server/platform/module.ts";
import { productRoutes } from "./routes.ts";

export const assortmentModule: ModulePlugin = (app, platform) => {
  productRoutes(app, platform);
};
