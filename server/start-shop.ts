import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { loadWebBuild } from "./app-build.ts";
import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { createPlatform } from "./create-platform.ts";
import { loadDemo } from "./demo.ts";
import { inviteFirstOwner, isStaffed } from "./modules/staff/index.ts";
import { warmProductIndex, reindexOutdated } from "./modules/storefront/index.ts";
import { type BackupSettings, backupTarget } from "./platform/backup/backup-files.ts";
import { keepSending, type Sent } from "./platform/backup/send-log.ts";
import { hasBase, takeBackup } from "./platform/backup/take-backup.ts";
import { TagListener } from "./platform/cache/tag-listener.ts";
import { listening } from "./platform/check-start.ts";
import { createLog, type Log } from "./platform/log.ts";
import type { Platform } from "./platform/platform.ts";
import { type ConnectionOptions, createPool } from "./platform/postgres/database.ts";
import { migrate } from "./platform/postgres/migrate.ts";
import { checkOwnServer, type OwnServer, ownServer } from "./platform/postgres/own-server.ts";
import { superviseEmbeddedPostgres } from "./platform/postgres/supervise-postgres.ts";
import { inTransaction } from "./platform/postgres/unit-of-work.ts";
import { chooseMedia } from "./platform/storage/choose-media.ts";
import { loadTracing } from "./platform/tracing/tracing.ts";

export interface Shop {
  /** The address listened on. */
  address: string;
  platform: Platform;
  stop(): Promise<void>;
}

const ROOT = join(import.meta.dirname, "..");

/**
 * Starts everything in order and reports each step; when a step fails, what had started is stopped
 * again.
 */
export async function startShop(config: Config, report: (line: string) => void): Promise<Shop> {
  await using started = new AsyncDisposableStack();
  const startedAt = performance.now();
  const log = createLog(config.logLevel, process.stdout.isTTY);
  // The database archives its last WAL when it stops, so the final upload runs after that.
  if (config.backup) started.use(keepSending(whatToSend(config, config.backup), log));
  const { pooled, direct } = await connectDatabase(config, log, report, started);
  await prepare(direct, report);
  const pool = createPool(pooled);
  started.defer(() => pool.end());
  const tracing = await loadTracing(config.traces);
  if (tracing) started.defer(() => tracing.stop());
  const standby = standbyPool(config, started);
  const platform = createPlatform({
    config,
    pool,
    log,
    standby,
    statements: { isPooled: pooled.isPooled ?? false, trace: tracing?.traceStatement },
  });
  if (config.demo) await loadDemo(platform, report);
  started.defer(warmProductIndex(platform));
  const tags = await TagListener.start(direct, platform.cache, log);
  started.defer(() => tags.stop());
  const webBuild = await loadWebBuild(join(ROOT, "build"));
  await platform.blocks.refresh(platform.db);
  started.defer(
    platform.blocks.watch(platform.db, (error) => log.warn({ err: error }, "network blocks")),
  );
  const app = await buildApp({ config, platform, webBuild, tags, tracing });
  started.defer(() => app.close());
  started.defer(() => closeJobs(platform));
  await platform.jobs.open({ isServing: true });
  const address = await listening(config, (place) => app.listen(place));
  await scheduleBackups(direct, config, platform);
  await platform.jobs.start();
  started.defer(renewSearch(platform, report));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  sayOpen(report, config, { address, outbox: platform.outbox, seconds });
  await welcomeFirstOwner(platform, config, address, report);
  report("  Ctrl-C stops it");
  const running = started.move();
  const stop = async () => {
    platform.isStopping = true;
    await sleep(config.drainSeconds * 1000);
    await running.disposeAsync();
  };
  return { address, platform, stop };
}

function sayOpen(
  report: (line: string) => void,
  config: Config,
  { address, outbox, seconds }: { address: string; outbox: string; seconds: string },
): void {
  report(`Fanous is open after ${seconds} s`);
  report(`  Shop  ${address}/   ${address}/${config.defaultLocale === "ar" ? "en" : "ar"}`);
  report(`  API   ${address}/api/docs`);
  report(`  Staff ${address}/admin`);
  if (config.devPages) report(`  Mails ${address}/dev/outbox`);
  else if (config.smtpUrl === undefined)
    report(`  Emails are stored in ${outbox}. Set SMTP_URL to send them`);
  if (config.publicUrl?.startsWith("https:") && config.trustProxy === 0)
    report("  All visitors share one address. Set TRUST_PROXY to the number of proxies in front");
}

/**
 * While a shop has no staff, prints how its first owner signs in. Anyone who can read the terminal
 * already controls the shop.
 */
async function welcomeFirstOwner(
  platform: Platform,
  { ownerEmail, defaultLocale: locale, publicUrl }: Config,
  address: string,
  report: (line: string) => void,
): Promise<void> {
  if (ownerEmail === undefined) {
    if (!(await isStaffed(platform.db)))
      report("There is no owner yet. Run npm run staff -- add-owner <email>");
    return;
  }
  const owner = { email: ownerEmail, locale };
  const path = await inTransaction(platform, (work) => inviteFirstOwner(work, owner));
  if (path === undefined) return;
  report(`There is no owner yet. ${ownerEmail} can set a password here within three days:`);
  report(`  ${publicUrl ?? address}${path}`);
}

async function closeJobs({ jobs, transports }: Platform): Promise<void> {
  await jobs.stop();
  await transports.mail.close();
  await transports.sms.close();
}

function standbyPool({ database }: Config, started: AsyncDisposableStack): Pool | undefined {
  if (database?.readUrl === undefined) return undefined;
  const pool = createPool({
    connection: { url: database.readUrl },
    isPooled: database.directUrl !== undefined,
  });
  started.defer(() => pool.end());
  return pool;
}

async function connectDatabase(
  config: Config,
  log: Log,
  report: (line: string) => void,
  started: AsyncDisposableStack,
): Promise<OwnServer> {
  if (config.database) {
    report(`Database: ${await checkOwnServer(config.database)}`);
    return ownServer(config.database);
  }
  const startedAt = performance.now();
  const postgres = await superviseEmbeddedPostgres(
    { dataDir: config.dataDir, archives: config.backup !== undefined },
    log,
    report,
  );
  started.defer(() => postgres.stop());
  report(
    `Database: embedded PostgreSQL 18 in ${config.dataDir} (${Math.round(performance.now() - startedAt)} ms)`,
  );
  return { pooled: postgres.options, direct: postgres.options };
}

/** The WAL, and the media if they are on this machine. */
function whatToSend(config: Config, backup: BackupSettings): Sent {
  const { dataDir, mediaStore } = config;
  const media = mediaStore ? undefined : chooseMedia(config);
  return { dataDir, media, target: backupTarget(backup) };
}

/** A nightly base backup; the first one (also after a restore) runs at once, in the background. */
async function scheduleBackups(
  connection: ConnectionOptions,
  { dataDir, backup }: Config,
  { media, log, jobs }: Platform,
): Promise<void> {
  if (!backup) return;
  const backedUp = { dataDir, media, connection, target: backupTarget(backup) };
  jobs.schedule("take-backup", "45 3 * * *", () => takeBackup(backedUp));
  if (!(await hasBase(backedUp)))
    void takeBackup(backedUp).catch((error: Error) =>
      log.error({ err: error }, "the first backup failed"),
    );
}

async function prepare(
  connection: ConnectionOptions,
  report: (line: string) => void,
): Promise<void> {
  const pool = createPool({ ...connection, max: 1 });
  try {
    const files = await migrate(pool, join(ROOT, "db", "migrations"));
    if (files.length > 0) report(`Tables: ${files.length} migrations run`);
  } finally {
    await pool.end();
  }
}

/**
 * Runs in the background beside requests.
 * @returns waits until it has ended
 */
function renewSearch(platform: Platform, report: (line: string) => void): () => Promise<void> {
  const renewing = reindexOutdated(platform, "other").then(
    (count) => {
      if (count > 0) report(`Search: ${count} products re-indexed`);
    },
    (error: unknown) => platform.log.error({ err: error }, "products were not re-indexed"),
  );
  return () => renewing;
}
