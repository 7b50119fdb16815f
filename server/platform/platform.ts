import type { Locale } from "#contract/kernel/locale.ts";
import type { TagCache } from "./cache/tag-cache.ts";
import type { EventBus } from "./events.ts";
import type { Log } from "./log.ts";
import type { Passwords } from "./secrets/passwords.ts";
import type { Carriers } from "./post/carrier.ts";
import type { Database } from "./postgres/database.ts";
import type { Storage } from "./storage.ts";

/** What every module stands on. */
export interface Platform {
  db: Database;
  cache: TagCache;
  events: EventBus;
  /** Files under DATA_DIR/media. */
  media: Storage;
  /** Files under DATA_DIR/cache, which may vanish at any time. */
  scratch: Storage;
  /** Who takes mails and short messages out of the house. */
  carriers: Carriers;
  /** Folder of the messages that leave as files: DATA_DIR/outbox. */
  outbox: string;
  /** Origin customers use, without a trailing slash. */
  publicUrl: string;
  /** The shop's own secret, for sealing. */
  authSecret: string;
  passwords: Passwords;
  log: Log;
  /** Fails when the database does not answer. */
  ping(): Promise<void>;
  defaultLocale: Locale;
  /** Cookies are sent over https only. */
  secureCookies: boolean;
}
