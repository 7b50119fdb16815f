import type { ModulePlugin } from "#server/platform/module.ts";
import { mediaRoutes } from "./routes.ts";

export { cleanUpload } from "./clean-upload.ts";
export { cleanDocument, type CleanDocument } from "./documents/clean-document.ts";
export { type CleanPicture, cleanPicture } from "./inspect-picture.ts";
export { sendPrivate } from "./documents/send-private.ts";
export { type StoredFilm, storeFilm } from "./films/store-film.ts";
export { storeAsset } from "./store-asset.ts";

export const mediaModule: ModulePlugin = (app, platform) => {
  mediaRoutes(app, platform);
};
