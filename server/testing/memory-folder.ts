import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const IN_MEMORY = "/dev/shm";
/** More than a whole run uses there at any time. In most containers it has 64 MB. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Folder for throw-away shops: in memory, if there is enough. Copying a template database creates
 * seven hundred files, which takes seconds on a busy disk and a tenth of a second in memory.
 */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= NEEDED_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
