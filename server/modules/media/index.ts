import type { ModulePlugin } from "#server/platform/module.ts";
import { mediaRoutes } from "./routes.ts";

export { cleanUpload } from "./clean-upload.ts";
export { storeAsset } from "./store-asset.ts";

export const mediaModule: ModulePlugin = (app, platform) => {
  mediaRoutes(app, platform);
};
