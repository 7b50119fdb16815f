import { fileEndpoints as contract } from "#contract/assortment/file-endpoints.ts";
import {
  cleanPicture,
  cleanPublicDocument,
  MAX_PICTURE_BYTES,
  storeAsset,
  storeDocument,
} from "#server/modules/media/index.ts";
import { serveStaffUpload } from "#server/modules/staff/index.ts";
import { limitConcurrency } from "#server/platform/limit-concurrency.ts";
import type { ModulePlugin } from "#server/platform/module.ts";

/** Browsers send several at once, and decompressing them takes memory. */
const inTurn = limitConcurrency(1, 50);
const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024;

export const fileRoutes: ModulePlugin = (app, platform) => {
  serveStaffUpload(app, platform, contract.addPicture, {
    maxBytes: MAX_PICTURE_BYTES,
    otherType: "upload-type",
    clean: (file) => inTurn(() => cleanPicture(file)),
    keep: async (work, picture, { file }) => {
      const stored = await storeAsset(work, platform.media, file, async () => picture);
      const { assetId, src, width, height } = stored;
      const fact = { action: "picture.add", target: `asset:${assetId}`, after: { src } };
      return [{ assetId, src, width, height }, fact];
    },
  });

  serveStaffUpload(app, platform, contract.addDocument, {
    maxBytes: MAX_DOCUMENT_BYTES,
    otherType: "document-file-type",
    clean: cleanPublicDocument,
    keep: async (work, document, { file }) => {
      const stored = await storeDocument(work, platform.media, file, document);
      const { documentId, src } = stored;
      const fact = { action: "document.add", target: `document:${documentId}`, after: { src } };
      return [stored, fact];
    },
  });
};
