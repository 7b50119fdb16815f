import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Removes the oldest files of a folder until the rest fit into `maxBytes`. Removed files are
 * recreated on demand.
 */
export async function sweepFolder(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files: { path: string; size: number; madeAt: number }[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile()) files.push({ path, size: found.size, madeAt: found.mtimeMs });
  }
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size } of files.toSorted((a, b) => a.madeAt - b.madeAt)) {
    if (bytes <= maxBytes) return;
    await rm(path, { force: true });
    bytes -= size;
  }
}
