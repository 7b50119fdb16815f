import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { ifMissing } from "../storage/if-missing.ts";

/** How long the oldest WAL segment has been waiting for the backup, in ms; 0: none is waiting. */
export async function oldestWaitingMs(archiveDir: string, now: Date): Promise<number> {
  const names = await readdir(archiveDir).catch(ifMissing([]));
  // A segment is removed as soon as it has been sent, possibly just now.
  const times = await Promise.all(
    names.map((name) => stat(join(archiveDir, name)).catch(ifMissing({ mtimeMs: now.getTime() }))),
  );
  return now.getTime() - Math.min(now.getTime(), ...times.map(({ mtimeMs }) => mtimeMs));
}
