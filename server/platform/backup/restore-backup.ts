import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { extract } from "tar-stream";
import { HOUR_MS } from "#contract/kernel/time/units.ts";
import { startEmbeddedPostgres } from "../postgres/embedded-postgres.ts";
import { StartError } from "../start-error.ts";
import { ifMissing } from "../storage/if-missing.ts";
import {
  type BaseBackup,
  keyOf,
  listBases,
  listMedia,
  listWal,
  positionOf,
} from "./backup-files.ts";
import type { BackupStore } from "./backup-store.ts";
import { unsealTo } from "./sealed-file.ts";

export interface Restore {
  /** The backups to restore from. */
  from: BackupStore;
  /** Decrypts them: AGE-SECRET-KEY-1… */
  identity: string;
  /** A data folder that is empty or does not exist. */
  to: string;
  /** Restore up to this second; absent: to the end of the backup. */
  at?: Date | undefined;
}

/** Beside the database's own files; the server reads WAL from here while it recovers. */
const LOG_FOLDER = "restored-wal";
const RECOVERY_MS = 6 * HOUR_MS;
const LAST_CHANGE = /last completed transaction was at log time (.+)/;
const NOT_REACHED = "recovery ended before configured recovery target was reached";

export interface Restored {
  /** Time of the last change, according to the server's log. */
  lastChange: string | undefined;
  /**
   * The backup ends before the requested second: either nothing was written in between, or it was
   * lost.
   */
  endsEarlier: boolean;
}

/** Creates a data folder from a backup, as of a given second. */
export async function restoreBackup(restore: Restore): Promise<Restored> {
  const { from, identity, to, at } = restore;
  const sealed = { store: from, identity };
  await refuseFilled(to);
  const base = await chooseBase(from, at);
  const postgres = join(to, "postgres");
  await mkdir(join(postgres, LOG_FOLDER), { recursive: true, mode: 0o700 });
  await unsealTo(sealed, keyOf.base(base.id), (plain) => unpack(plain, postgres));
  const log = (await listWal(from)).filter(
    (name) => positionOf(name) >= positionOf(base.firstSegment),
  );
  for (const name of log)
    await unsealTo(sealed, keyOf.wal(name), logFile(join(postgres, LOG_FOLDER, name)));
  for (const key of await listMedia(from)) {
    const path = join(to, "media", key);
    await mkdir(dirname(path), { recursive: true });
    await unsealTo(sealed, keyOf.media(key), file(path));
  }
  const restored = await recover(postgres, at);
  await rm(join(postgres, LOG_FOLDER), { recursive: true, force: true });
  return restored;
}

const file = (path: string) => (plain: AsyncIterable<Uint8Array>) =>
  pipeline(plain, createWriteStream(path, { mode: 0o600, flush: true }));

const ZEROS = Buffer.alloc(1024 * 1024);

/**
 * A WAL segment is 16 MB and mostly zeros when little was written in its half minute: written as a
 * sparse file.
 */
const logFile = (path: string) => async (plain: AsyncIterable<Uint8Array>) => {
  const piece = await open(path, "wx", 0o600);
  try {
    let position = 0;
    for await (const chunk of plain) {
      if (!ZEROS.subarray(0, chunk.length).equals(chunk))
        await piece.write(chunk, 0, chunk.length, position);
      position += chunk.length;
    }
    await piece.truncate(position);
    await piece.sync();
  } finally {
    await piece.close();
  }
};

async function refuseFilled(folder: string): Promise<void> {
  const files = await readdir(folder).catch(ifMissing([]));
  if (files.length > 0)
    throw new StartError(`${folder} is not empty. A backup is restored into a folder of its own.`);
}

async function chooseBase(from: BackupStore, at: Date | undefined): Promise<BaseBackup> {
  const bases = await listBases(from);
  const fitting = at ? bases.filter(({ stoppedAt }) => new Date(stoppedAt) <= at) : bases;
  const base = fitting.at(-1);
  if (base) return base;
  const [first] = bases;
  throw new StartError(
    first
      ? `The oldest backup in ${from.name} can be restored from ${first.stoppedAt} on, not before.`
      : `There is no backup in ${from.name}.`,
  );
}

/** Extracts the archive into a folder. */
async function unpack(plain: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  const tar = extract();
  const feed = async () => {
    for await (const chunk of plain) if (!tar.write(chunk)) await once(tar, "drain");
    tar.end(null);
  };
  const feeding = feed();
  feeding.catch((error: Error) => tar.destroy(error));
  for await (const entry of tar) {
    const { name, type } = entry.header;
    const path = join(folder, name);
    if (type === "directory") {
      await mkdir(path, { recursive: true, mode: 0o700 });
      entry.resume();
    } else {
      await file(path)(entry as AsyncIterable<Buffer>);
    }
  }
  await feeding;
}

/** Replays the WAL up to the given second and continues from there on a new timeline. */
async function recover(postgres: string, at: Date | undefined): Promise<Restored> {
  const settings = [
    `restore_command=cp ${LOG_FOLDER}/%f %p`,
    "recovery_target_action=promote",
    "hot_standby=off",
    // New WAL is held for the backup of the shop that continues from here.
    "archive_mode=on",
  ];
  // When it reads its settings, the server does not know time zone names yet, not even Z.
  const until = at ? [`recovery_target_time=${at.toISOString().replace("Z", "+00")}`] : [];
  await writeFile(join(postgres, "recovery.signal"), "");
  const start = (target: readonly string[]) =>
    startEmbeddedPostgres({
      dir: postgres,
      settings: [...settings, ...target],
      readyWithinMs: RECOVERY_MS,
    });
  let endsEarlier = false;
  const database = await start(until).catch(async (error: unknown) => {
    const log = await readFile(join(postgres, "server.log"), "utf8");
    if (!log.includes(NOT_REACHED)) throw error;
    endsEarlier = true;
    return start([]);
  });
  await database.stop();
  const log = await readFile(join(postgres, "server.log"), "utf8");
  return { lastChange: LAST_CHANGE.exec(log)?.[1], endsEarlier };
}
