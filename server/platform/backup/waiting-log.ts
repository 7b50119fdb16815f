import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** For how long the oldest part of the log has waited to be in the backup, in ms; 0: none waits. */
export async function oldestWaitingMs(archiveDir: string, now: Date): Promise<number> {
  const names = await readdir(archiveDir).catch(ifMissing([]));
  const times = await Promise.all(
    names.map((name) => stat(join(archiveDir, name)).catch(ifMissing({ mtimeMs: now.getTime() }))),
  );
  return now.getTime() - Math.min(now.getTime(), ...times.map(({ mtimeMs }) => mtimeMs));
}

/** A part of the log is removed as soon as it has been sent, perhaps meanwhile. */
function ifMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === "ENOENT") return value;
    throw error;
  };
}
