import type { Storage } from "#server/platform/storage/storage.ts";

/**
 * Writes a file unless it exists: under a name derived from its content it can only be the same.
 */
export async function writeMissing(
  storage: Storage,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<void> {
  if (!(await storage.has(key))) await storage.write(key, await make());
}
