import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../start-error.ts";
import { ifMissing } from "../storage/if-missing.ts";

/** In the backup folder: identifies the folder. */
const MARKER = "fanous-backup.json";
/** In the data folder: the backup folder that this shop has used before. */
const MEMORY = "backup-folder.json";

interface Marker {
  id: string;
}

interface Memory extends Marker {
  dir: string;
}

/**
 * Ensures that the backup folder is the one the shop has used before. If a network folder is not
 * mounted, its empty mount point is an ordinary local folder: a backup there would be lost with the
 * machine.
 */
export async function claimBackupFolder(dataDir: string, dir: string): Promise<void> {
  const memory = await readJson<Memory>(join(dataDir, MEMORY));
  const marker = await readJson<Marker>(join(dir, MARKER));
  if (memory?.dir === dir && memory.id !== marker?.id) {
    throw new StartError(
      `${dir} is not the folder that earlier backups went to: is it mounted? If it is meant to be a new one, remove ${join(dataDir, MEMORY)}.`,
    );
  }
  if (memory?.dir === dir) return;
  const id = marker?.id ?? crypto.randomUUID();
  await mkdir(dir, { recursive: true, mode: 0o700 });
  if (!marker) await writeFile(join(dir, MARKER), JSON.stringify({ id }), { flush: true });
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, MEMORY), JSON.stringify({ dir, id }), { flush: true });
}

async function readJson<Content>(path: string): Promise<Content | undefined> {
  const text = await readFile(path, "utf8").catch(ifMissing(undefined));
  return text === undefined ? undefined : (JSON.parse(text) as Content);
}
