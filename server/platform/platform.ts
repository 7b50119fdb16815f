import type { Locale } from "#contract/kernel/locale.ts";
import type { TagCache } from "./cache/tag-cache.ts";
import type { NetworkBlocks } from "./http/network-blocks.ts";
import type { EventBus } from "./event-bus.ts";
import type { JobQueue } from "./jobs.ts";
import type { Log } from "./log.ts";
import type { AuthSecret } from "./secrets/auth-secret.ts";
import type { Passwords } from "./secrets/passwords.ts";
import type { Transports } from "./outbox/transport.ts";
import type { Database } from "./postgres/database.ts";
import type { SecurityEvents } from "./security-events.ts";
import type { FolderStorage, Storage } from "./storage/storage.ts";

/** What every module stands on. */
export interface Platform {
  db: Database;
  cache: TagCache;
  events: EventBus;
  jobs: JobQueue;
  /** Pictures, films and documents of the shop: under DATA_DIR/media, or in a store that speaks S3. */
  media: Storage;
  /** Files under DATA_DIR/cache, which may vanish at any time. */
  scratch: FolderStorage;
  /** What delivers mails and short messages. */
  transports: Transports;
  /** Folder of the messages that are delivered as files: DATA_DIR/outbox. */
  outbox: string;
  /** Origin customers use, without a trailing slash. */
  publicUrl: string;
  /** The shop's own secret, for sealing. */
  authSecret: AuthSecret;
  passwords: Passwords;
  log: Log;
  /** Notes what may be an attack. */
  security: SecurityEvents;
  /** Short messages a day: of the whole shop, and to one number. */
  smsLimits: { perDay: number; perNumber: number };
  /** Networks that staff have shut out. */
  blocks: NetworkBlocks;
  /** Still answers, but proxies are told to go elsewhere. */
  isStopping: boolean;
  /** Fails when the database does not answer. */
  ping(): Promise<void>;
  defaultLocale: Locale;
  /** Cookies are sent over https only. */
  secureCookies: boolean;
}
