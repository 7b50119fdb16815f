import { join } from "node:path";
import { pack as newPack } from "tar-stream";
import { type ConnectionOptions, createClient } from "../postgres/database.ts";
import { archiveDirOf } from "../postgres/embedded-postgres.ts";
import { StartError } from "../start-error.ts";
import type { Storage } from "../storage/storage.ts";
import { type BackupTarget, type BaseBackup, keyOf, newestBase } from "./backup-files.ts";
import { packDatabase, packText } from "./database-files.ts";
import { forgetOld } from "./forget-old.ts";
import { sealTo } from "./sealed-file.ts";
import { sendLog, sendMedia } from "./send-log.ts";

export interface BackedUp {
  /** Contains `postgres` and `wal-archive`. */
  dataDir: string;
  media: Storage;
  connection: ConnectionOptions;
  target: BackupTarget;
}

/**
 * Whether there is a base backup that today's WAL continues from: after a restore there is none
 * yet.
 */
export async function hasBase({ connection, target }: BackedUp): Promise<boolean> {
  const newest = await newestBase(target.store);
  const client = createClient(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ timeline: string }>(
      "select upper(lpad(to_hex(timeline_id), 8, '0')) as timeline from pg_control_checkpoint()",
    );
    return newest?.firstSegment.slice(0, 8) === rows[0]?.timeline;
  } finally {
    await client.end();
  }
}

/** Advisory lock of the session that takes a backup: "BACKUP" in ASCII. */
const LOCK = 0x42_41_43_4b_55_50;

/** Copies the whole database while it is running, and deletes expired backups. */
export async function takeBackup({
  dataDir,
  media,
  connection,
  target,
}: BackedUp): Promise<BaseBackup> {
  const client = createClient(connection);
  // If the database ends meanwhile, the next query fails, not the process.
  client.on("error", () => {});
  await client.connect();
  try {
    // Two at once would delete each other's WAL, so the second waits, for example one from the
    // command line.
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await target.store.claim(dataDir);
    const { rows: settings } = await client.query<{ archive_mode: string }>("show archive_mode");
    if (settings[0]?.archive_mode !== "on")
      throw new StartError("The database keeps no log for backups yet: restart the shop first.");
    const { rows: starts } = await client.query<{ segment: string; now: Date }>(
      "select pg_walfile_name(pg_backup_start('fanous', fast => true)) as segment, now()",
    );
    const id = (starts[0]?.now ?? new Date()).toISOString().replaceAll(/[:.]/g, "-");
    const pack = newPack();
    // The reader of the stream gets the error, too.
    pack.on("error", () => {});
    const sealing = sealTo(target, keyOf.base(id), () => pack as AsyncIterable<Buffer>);
    const filling = (async () => {
      await packDatabase(pack, join(dataDir, "postgres"));
      // Waits until the WAL up to here has been archived.
      const { rows } = await client.query<{ label: string; now: Date }>(
        "select labelfile as label, clock_timestamp() as now from pg_backup_stop()",
      );
      await packText(pack, "backup_label", rows[0]?.label ?? "");
      pack.finalize();
      return rows[0]?.now ?? new Date();
    })();
    filling.catch((error: Error) => pack.destroy(error));
    const [stoppedAt] = await Promise.all([filling, sealing]);
    await sendLog(archiveDirOf(dataDir), target);
    const files = await sendMedia(media, target);
    const about: BaseBackup = {
      id,
      stoppedAt: stoppedAt.toISOString(),
      firstSegment: starts[0]?.segment ?? "",
      media: files,
    };
    await target.store.write(keyOf.about(id), [Buffer.from(JSON.stringify(about))]);
    await forgetOld(target, files);
    return about;
  } finally {
    await client.end();
  }
}
