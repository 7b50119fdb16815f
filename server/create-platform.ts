import { join } from "node:path";
import type pg from "pg";
import type { Config } from "./config.ts";
import { TagCache } from "./platform/cache/tag-cache.ts";
import { EventBus } from "./platform/event-bus.ts";
import { forgetKeys } from "./platform/http/idempotency.ts";
import { forgetBlocks, NetworkBlocks } from "./platform/http/network-blocks.ts";
import { JobQueue } from "./platform/jobs.ts";
import type { Log } from "./platform/log.ts";
import { breakTransport } from "./platform/outbox/break-transport.ts";
import { deliverMessages } from "./platform/outbox/deliver-messages.ts";
import { folderMailTransport, folderSmsTransport } from "./platform/outbox/folder-transport.ts";
import { smtpTransport } from "./platform/outbox/smtp-transport.ts";
import type { Transports } from "./platform/outbox/transport.ts";
import { webhookTransport } from "./platform/outbox/webhook-transport.ts";
import type { Platform } from "./platform/platform.ts";
import { createDatabase } from "./platform/postgres/database.ts";
import type { DriverOptions } from "./platform/postgres/pool-driver.ts";
import { SharedReads } from "./platform/postgres/shared-reads.ts";
import { forgetAttempts } from "./platform/secrets/attempts.ts";
import { readAuthSecret } from "./platform/secrets/auth-secret.ts";
import { createPasswords, PASSWORD_QUEUE } from "./platform/secrets/passwords.ts";
import { SecurityEvents } from "./platform/security-events.ts";
import { chooseMedia } from "./platform/storage/choose-media.ts";
import { folderStorage } from "./platform/storage/folder-storage.ts";

/** Answers cached in memory: the popular ones, and rare ones such as searches. */
const CACHE_BYTES = 24 * 1024 * 1024;
const RARE_BYTES = 8 * 1024 * 1024;

/** Assembles what every module builds on. */
export function createPlatform(parts: {
  config: Config;
  pool: pg.Pool;
  log: Log;
  /** Of a standby, for shared reads. */
  standby?: pg.Pool | undefined;
  statements?: DriverOptions;
}): Platform {
  const { config, pool, log, standby, statements } = parts;
  const primary = createDatabase(pool, statements);
  const reads = new SharedReads(pool, standby);
  const outbox = join(config.dataDir, "outbox");
  const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const authSecret = {
    current: readAuthSecret(config.dataDir, config.authSecret),
    previous: config.authSecretBefore,
  };
  const platform: Platform = {
    db: createDatabase(reads.pool, statements),
    primary,
    reads,
    cache: new TagCache(CACHE_BYTES, RARE_BYTES),
    events: new EventBus(log),
    jobs: new JobQueue(primary, log, authSecret),
    media: chooseMedia(config),
    scratch: folderStorage(join(config.dataDir, "cache")),
    transports: transportsOf(config, outbox),
    outbox,
    publicUrl,
    authSecret,
    passwords: createPasswords(config.passwordMemoryKib, {
      ...PASSWORD_QUEUE,
      // Tests sign in hundreds of times from one address.
      ...(config.rateLimit === 0 && { perMinute: 0 }),
    }),
    log,
    security: new SecurityEvents(log),
    smsLimits: config.smsLimits,
    blocks: new NetworkBlocks(),
    isStopping: false,
    ping: async () => {
      await pool.query("select 1");
    },
    defaultLocale: config.defaultLocale,
    secureCookies: config.publicUrl?.startsWith("https:") ?? false,
  };
  deliverMessages(platform);
  const { db, jobs } = platform;
  jobs.schedule("forget-attempts", "5 * * * *", () => forgetAttempts(db));
  jobs.schedule("forget-blocks", "15 * * * *", () => forgetBlocks(db));
  jobs.schedule("forget-idempotency-keys", "20 4 * * *", () => forgetKeys(db));
  return platform;
}

function transportsOf({ smtpUrl, sms }: Config, outbox: string): Transports {
  return {
    mail:
      smtpUrl === undefined ? folderMailTransport(outbox) : breakTransport(smtpTransport(smtpUrl)),
    sms:
      sms === undefined
        ? folderSmsTransport(outbox)
        : breakTransport(webhookTransport(sms.url, sms.secret)),
  };
}
