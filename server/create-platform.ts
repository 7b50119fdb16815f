import { join } from "node:path";
import type pg from "pg";
import type { Config } from "./config.ts";
import { readAuthSecret } from "./platform/secrets/auth-secret.ts";
import { TagCache } from "./platform/cache/tag-cache.ts";
import { EventBus } from "./platform/events.ts";
import type { Log } from "./platform/log.ts";
import { smtpCarrier } from "./platform/mail/smtp-carrier.ts";
import { createPasswords } from "./platform/secrets/passwords.ts";
import type { Platform } from "./platform/platform.ts";
import type { Carriers } from "./platform/post/carrier.ts";
import { mailFolder, smsFolder } from "./platform/post/outbox-folder.ts";
import { createDatabase } from "./platform/postgres/database.ts";
import { webhookCarrier } from "./platform/sms/webhook-carrier.ts";
import { folderStorage } from "./platform/storage.ts";

/** Answers kept in memory, all together. */
const CACHE_BYTES = 32 * 1024 * 1024;

/** Puts together what every module stands on. */
export function createPlatform(parts: { config: Config; pool: pg.Pool; log: Log }): Platform {
  const { config, pool, log } = parts;
  const outbox = join(config.dataDir, "outbox");
  const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
  return {
    db: createDatabase(pool),
    cache: new TagCache(CACHE_BYTES),
    events: new EventBus(log),
    media: folderStorage(join(config.dataDir, "media")),
    scratch: folderStorage(join(config.dataDir, "cache")),
    carriers: carriersOf(config, outbox),
    outbox,
    publicUrl,
    authSecret: readAuthSecret(config.dataDir, config.authSecret),
    passwords: createPasswords(config.passwordMemoryKib),
    log,
    ping: async () => {
      await pool.query("select 1");
    },
    defaultLocale: config.defaultLocale,
    secureCookies: config.publicUrl?.startsWith("https:") ?? false,
  };
}

function carriersOf({ smtpUrl, sms }: Config, outbox: string): Carriers {
  return {
    mail: smtpUrl === undefined ? mailFolder(outbox) : smtpCarrier(smtpUrl),
    sms: sms === undefined ? smsFolder(outbox) : webhookCarrier(sms.url, sms.secret),
  };
}
