import type { ModulePlugin } from "#server/platform/module.ts";
import { fileRoutes } from "./file-routes.ts";
import { productRoutes } from "./routes.ts";

export { openPreview } from "./preview/preview-link.ts";

export const assortmentModule: ModulePlugin = (app, platform) => {
  productRoutes(app, platform);
  fileRoutes(app, platform);
};
export { productSheet } from "./sheet/product-sheet.ts";
