import { access } from "node:fs/promises";
import type { Storage } from "#server/platform/storage.ts";

/** Writes a file unless it is there: under a name made of its content it can only be the same. */
export async function writeMissing(
  storage: Storage,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<void> {
  const isThere = await access(storage.path(key)).then(
    () => true,
    () => false,
  );
  if (!isThere) await storage.write(key, await make());
}
