import { createReadStream } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.ts";
import { archiveDirOf } from "../postgres/embedded-postgres.ts";
import { ifMissing } from "../storage/if-missing.ts";
import type { Storage } from "../storage/storage.ts";
import { type BackupTarget, keyOf, listMedia, WAL_NAME } from "./backup-files.ts";
import { sealTo } from "./sealed-file.ts";

/** The database archives its WAL every 30 seconds at the latest: together, well under a minute. */
const EVERY_MS = 10_000;

/** Encrypts archived WAL in order, and removes each segment once it is in the backup. */
export async function sendLog(archiveDir: string, target: BackupTarget): Promise<void> {
  const names = await readdir(archiveDir).catch(ifMissing([]));
  for (const name of names.filter((one) => WAL_NAME.test(one)).toSorted()) {
    const path = join(archiveDir, name);
    try {
      await sealTo(target, keyOf.wal(name), () => createReadStream(path));
    } catch (error) {
      // A backup from the command line has sent it meanwhile.
      if ((error as NodeJS.ErrnoException).code === "ENOENT" && (await isGone(archiveDir, name)))
        continue;
      throw error;
    }
    await rm(path, { force: true });
  }
}

async function isGone(folder: string, name: string): Promise<boolean> {
  return !(await readdir(folder)).includes(name);
}

/**
 * Encrypts files that are not in the backup yet: the shop's files never change. @returns all of the
 * shop's files
 */
export async function sendMedia(media: Storage, target: BackupTarget): Promise<string[]> {
  const sent = new Set(await listMedia(target.store));
  const keys = await media.list();
  for (const key of keys.filter((one) => !sent.has(one)))
    await sealTo(target, keyOf.media(key), () => media.read(key));
  return keys;
}

export interface Sent {
  /** Contains the database's WAL. */
  dataDir: string;
  /** Absent: the files are on other machines, and each base backup adds the new ones. */
  media: Storage | undefined;
  target: BackupTarget;
}

/** Keeps sending while the shop runs, and once more when its database has stopped. */
export function keepSending({ dataDir, media, target }: Sent, log: Log): AsyncDisposable {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isBehind = false;
  const send = async () => {
    try {
      await target.store.claim(dataDir);
      await sendLog(archiveDirOf(dataDir), target);
      if (media) await sendMedia(media, target);
      if (isBehind) log.info("the backup has caught up");
      isBehind = false;
    } catch (error) {
      if (!isBehind) log.error({ err: error }, "the backup is behind");
      isBehind = true;
    }
  };
  const sending = (async () => {
    while (!signal.aborted) {
      await send();
      await sleep(EVERY_MS, undefined, { signal }).catch(() => {});
    }
  })();
  return {
    [Symbol.asyncDispose]: async () => {
      stopping.abort();
      await sending;
      await send();
    },
  };
}
