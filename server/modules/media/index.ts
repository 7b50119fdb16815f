export { mediaModule } from "./routes.ts";

export { cleanDocument, type CleanDocument } from "./clean-document.ts";
export { cleanPublicDocument, storeDocument } from "./store-document.ts";
export {
  cleanPicture,
  cleanUpload,
  MAX_BYTES as MAX_PICTURE_BYTES,
  readOwnPicture,
} from "./clean-picture.ts";
export { cleanFilm } from "./clean-film.ts";
export { saveLightLayers } from "./light-layers.ts";
export { sendPrivate } from "./send-private.ts";
export { thumbnailOf } from "./thumbnail-of.ts";
export { storeAsset } from "./store-asset.ts";
export { MOST_FILM_BYTES, type StoredFilm, storeFilm } from "./store-film.ts";
