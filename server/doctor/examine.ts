import { Resolver } from "node:dns/promises";
import { join } from "node:path";
import type pg from "pg";
import type { Config } from "#server/config.ts";
import { isStaffed } from "#server/modules/staff/index.ts";
import { createDatabase } from "#server/platform/postgres/database.ts";
import { readSettings } from "#server/platform/settings.ts";
import { chooseMedia } from "#server/platform/storage/choose-media.ts";
import { checkAddress } from "./check-address.ts";
import { checkBackup } from "./check-backup.ts";
import { checkDatabaseClock, checkOutsideClock } from "./check-clock.ts";
import { checkDatabase } from "./check-database.ts";
import { checkDisk, checkMedia } from "./check-disk.ts";
import { checkJobs } from "./check-jobs.ts";
import { checkMailNames, checkMailServer } from "./check-mail.ts";
import { checkPooler } from "./check-pooler.ts";
import { checkSecrets } from "./check-secrets.ts";
import { type Finding, reasonOf, watch, wrong } from "./finding.ts";

export interface Installation {
  config: Config;
  pool: pg.Pool;
  /** Selector under which the shop's mail key is published; absent: the usual ones are tried. */
  dkimSelector?: string | undefined;
}

/** Findings by area. */
export type Examined = Record<string, Finding[]>;

const MIGRATIONS = join(import.meta.dirname, "..", "..", "db", "migrations");

/**
 * Checks everything that an installation depends on. Writes only one media file, which it removes.
 */
export async function examine({ config, pool, dkimSelector }: Installation): Promise<Examined> {
  const { dataDir, backup, mediaStore, production, publicUrl } = config;
  const db = createDatabase(pool);
  const now = new Date();
  const folders = {
    [dataDir]: dataDir,
    ...(typeof backup?.place === "string" && { [backup.place]: backup.place }),
  };
  const names = new Resolver({ timeout: 5_000, tries: 2 });
  const outside = clockOf(config);
  const checks: Record<string, () => Promise<Finding[]>> = {
    Database: async () => [
      ...(await checkDatabase(db, MIGRATIONS)),
      ...(await checkPooler(config.database)),
    ],
    Address: () => checkAddress(publicUrl, now),
    Clock: async () => [
      await checkDatabaseClock(db),
      ...(outside === undefined ? [] : [await checkOutsideClock(outside)]),
    ],
    Secrets: async () => checkSecrets(config),
    Disk: () => checkDisk(folders),
    Media: async () => [
      await checkMedia(chooseMedia(config), mediaStore?.bucket ?? join(dataDir, "media")),
    ],
    Backups: () => checkBackup(config, db, now),
    Jobs: () => checkJobs(db),
    "Mail server": async () => [await checkMailServer(config.smtpUrl, production)],
    "Email DNS": async () => {
      if (config.smtpUrl === undefined) return [];
      const sender = (await readSettings(db)).email || `no-reply@${hostOf(publicUrl)}`;
      const selectors = dkimSelector === undefined ? undefined : [dkimSelector];
      return checkMailNames(sender, names, selectors);
    },
    Staff: async () =>
      (await isStaffed(db))
        ? []
        : [watch("There is no owner yet", "npm run staff -- add-owner <email>")],
  };
  const examined: Examined = {};
  for (const [part, check] of Object.entries(checks)) examined[part] = await check().catch(failed);
  return examined;
}

function failed(error: unknown): Finding[] {
  return [wrong(`This could not be checked: ${reasonOf(error)}`, "Fix the problems above first.")];
}

/**
 * Servers that the shop contacts anyway and whose clocks can be trusted, since others rely on them.
 */
function clockOf({ bankGateway, mediaStore, sms }: Config): string | undefined {
  const urls = [bankGateway?.url, mediaStore?.endpoint, sms?.url];
  return urls.find((url) => url?.startsWith("https:"));
}

function hostOf(publicUrl: string | undefined): string {
  return publicUrl === undefined ? "localhost" : new URL(publicUrl).hostname;
}
