import { join } from "node:path";
import { folderStorage } from "./folder-storage.ts";
import { s3Storage } from "./s3-storage.ts";
import type { S3Place, Storage } from "./storage.ts";

interface Where {
  dataDir: string;
  /** Absent: the shop's own folder. */
  mediaStore: S3Place | undefined;
}

/**
 * Where the shop's pictures, videos and documents are stored: in its own folder, or in a store that
 * several machines share.
 */
export function chooseMedia({ dataDir, mediaStore }: Where): Storage {
  return mediaStore === undefined
    ? ownMedia(dataDir)
    : s3Storage({ place: mediaStore, copies: folderStorage(join(dataDir, "cache", "originals")) });
}

export function ownMedia(dataDir: string): Storage {
  return folderStorage(join(dataDir, "media"));
}
