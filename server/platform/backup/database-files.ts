import { once } from "node:events";
import { type FileHandle, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import type { Pack } from "tar-stream";

/**
 * Files that PostgreSQL recreates or that only apply to the running server, as listed in its manual
 * under "Low Level API".
 */
const LEFT_OUT = new Set([
  "postmaster.pid",
  "postmaster.opts",
  "server.log",
  "backup_label",
  "tablespace_map",
]);
const EMPTIED = new Set([
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]);
const TEMPORARY = /^pgsql_tmp|^pg_internal\.init/;
/** Packed last: its presence tells the restored copy that all other files are there. */
const LAST = "global/pg_control";

/**
 * Adds the files of a running server to an archive. They change meanwhile: replaying the WAL
 * repairs that at restore.
 */
export async function packDatabase(pack: Pack, folder: string): Promise<void> {
  await packFolder(pack, folder, "");
  await packFile(pack, folder, LAST);
}

async function packFolder(pack: Pack, root: string, path: string): Promise<void> {
  for (const entry of await readdir(join(root, path), { withFileTypes: true })) {
    const name = path === "" ? entry.name : `${path}/${entry.name}`;
    if (LEFT_OUT.has(name) || TEMPORARY.test(entry.name) || name === LAST) continue;
    if (entry.isDirectory()) {
      await packEntry(pack, { name, type: "directory", mode: 0o700 });
      if (!EMPTIED.has(name)) await packFolder(pack, root, name);
    } else if (entry.isFile()) {
      await packFile(pack, root, name);
    }
  }
}

/**
 * Packs the size the file had at first: what is truncated meanwhile is padded with zeros, and the
 * WAL accounts for it.
 */
async function packFile(pack: Pack, root: string, name: string): Promise<void> {
  const file = await open(join(root, name)).catch((error: NodeJS.ErrnoException) => {
    // A table that was just dropped.
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (!file) return;
  try {
    const { size } = await file.stat();
    await packEntry(pack, { name, size, mode: 0o600 }, bytesOf(file, size));
  } finally {
    await file.close();
  }
}

async function* bytesOf(file: FileHandle, size: number): AsyncIterable<Uint8Array> {
  let left = size;
  if (size > 0)
    for await (const chunk of file.createReadStream({ end: size - 1, autoClose: false })) {
      left -= (chunk as Buffer).length;
      yield chunk as Buffer;
    }
  if (left > 0) yield Buffer.alloc(left);
}

async function packEntry(
  pack: Pack,
  header: { name: string; mode: number; size?: number; type?: "directory" },
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = [],
): Promise<void> {
  const entry = pack.entry(header);
  for await (const chunk of content) if (!entry.write(chunk)) await once(entry, "drain");
  entry.end(null);
  await finished(entry);
}

/** Adds a short text to the archive as a file. */
export function packText(pack: Pack, name: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  return packEntry(pack, { name, size: bytes.length, mode: 0o600 }, [bytes]);
}
