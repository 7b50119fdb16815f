import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** Size and free space of the disk that a folder is, or will be, on. */
export async function roomOf(folder: string): Promise<{ free: number; size: number }> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT" || dirname(folder) === folder) throw error;
    return roomOf(dirname(folder));
  }
}
