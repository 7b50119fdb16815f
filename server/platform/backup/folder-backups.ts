import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { filesBelow } from "../storage/files-below.ts";
import { ifMissing } from "../storage/if-missing.ts";
import type { BackupFile, BackupStore } from "./backup-store.ts";
import { claimBackupFolder } from "./claim-folder.ts";

/** @param dir absolute; preferably on another machine: a mounted network folder */
export function folderBackups(dir: string): BackupStore {
  return {
    name: dir,
    claim: (dataDir) => claimBackupFolder(dataDir, dir),
    write: async (key, source) => {
      const target = join(dir, key);
      const draft = `${target}.${randomUUID()}.tmp`;
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      try {
        await pipeline(source, createWriteStream(draft, { mode: 0o600, flush: true }));
        await rename(draft, target);
        await flushFolder(dirname(target));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: async (key) => {
      const path = join(dir, key);
      await stat(path);
      return createReadStream(path);
    },
    list: async (folder) => {
      const files: BackupFile[] = [];
      for (const name of await filesBelow(join(dir, folder))) {
        // Another backup may have removed it in the meantime.
        const found = await stat(join(dir, folder, name)).catch(ifMissing(undefined));
        if (found) files.push({ key: `${folder}/${name}`, writtenAt: found.mtime });
      }
      return files;
    },
    remove: (key) => rm(join(dir, key), { force: true }),
  };
}

/** A rename is durable only once its folder is flushed to disk, too. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync();
  await handle.close();
}
