import { sql } from "kysely";
import type { Config } from "#server/config.ts";
import { newestBase } from "#server/platform/backup/backup-files.ts";
import type { BackupStore } from "#server/platform/backup/backup-store.ts";
import { backupStore } from "#server/platform/backup/choose-store.ts";
import { oldestWaitingMs } from "#server/platform/backup/waiting-log.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { archiveDirOf } from "#server/platform/postgres/embedded-postgres.ts";
import { type Finding, fine, reasonOf, watch, wrong } from "./finding.ts";

/** Base backups are taken nightly. */
const BASE_HOURS = 36;
/** WAL is shipped every 40 seconds at the latest. */
const LOG_MINUTES = 5;

/** Whether losing the machine now would lose orders. */
export async function checkBackup(config: Config, db: Connection, now: Date): Promise<Finding[]> {
  const { backup, database, production } = config;
  if (database) return checkArchiver(db, now);
  if (backup) return checkOwnBackup(config.dataDir, backupStore(backup.place), now);
  const state = production ? wrong : watch;
  return [
    state(
      "There are no backups: losing this machine loses every order",
      "npm run backup -- key, then set BACKUP_RECIPIENT and BACKUP_DIR or BACKUP_S3_BUCKET (docs/operations.md, Backups).",
    ),
  ];
}

async function checkOwnBackup(dataDir: string, store: BackupStore, now: Date): Promise<Finding[]> {
  try {
    const newest = await newestBase(store);
    const waiting = (await oldestWaitingMs(archiveDirOf(dataDir), now)) / 60_000;
    return [
      rateBase(store, newest && new Date(newest.stoppedAt), now),
      waiting > LOG_MINUTES
        ? wrong(
            `The backup is behind: orders of the last ${Math.round(waiting)} minutes are only on this machine`,
            `Start the shop if it is not running. Otherwise check that it can write to ${store.name}: its log says \`the backup is behind\`.`,
          )
        : fine("The backup includes the newest orders"),
    ];
  } catch (error) {
    return [
      wrong(
        `Backups in ${store.name} cannot be read: ${reasonOf(error)}`,
        "Mount it, or check its permissions.",
      ),
    ];
  }
}

function rateBase({ name }: BackupStore, at: Date | undefined, now: Date): Finding {
  if (!at)
    return wrong(
      `There is no backup in ${name} yet`,
      "Run npm run backup. The next start also takes one.",
    );
  const hours = (now.getTime() - at.getTime()) / 3_600_000;
  const text = `The last base backup is ${Math.round(hours)} hours old`;
  return hours > BASE_HOURS
    ? wrong(text, "The nightly backup failed. Run npm run backup to see why.")
    : fine(`${text}; rehearse a restore once a month`);
}

/** An external server is backed up by other means; check whether its WAL is archived. */
async function checkArchiver(db: Connection, now: Date): Promise<Finding[]> {
  const { rows } = await sql<{ mode: string; last: Date | null; isFailing: boolean }>`
    select current_setting('archive_mode') as mode, last_archived_time as last,
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isFailing"
    from pg_stat_archiver`.execute(db);
  const [found] = rows;
  if (!found || found.mode === "off")
    return [
      watch(
        "WAL archiving is off (archive_mode is off)",
        "Fine if a standby or your provider keeps the WAL. Otherwise set it up with deploy/pgbackrest.",
      ),
    ];
  if (found.isFailing)
    return [
      wrong(
        "WAL archiving fails: backups are behind, and the database's disk fills up",
        "Check archive_command. The server's log has its error.",
      ),
    ];
  const minutes = found.last ? (now.getTime() - found.last.getTime()) / 60_000 : undefined;
  return [
    fine(
      minutes === undefined
        ? "WAL archiving is on, nothing archived yet"
        : `WAL was last archived ${Math.round(minutes)} minutes ago`,
    ),
  ];
}
