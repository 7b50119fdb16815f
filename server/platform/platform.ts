import type { Locale } from "#contract/kernel/locale.ts";
import type { TagCache } from "./cache/tag-cache.ts";
import type { EventBus } from "./event-bus.ts";
import type { NetworkBlocks } from "./http/network-blocks.ts";
import type { JobQueue } from "./jobs.ts";
import type { Log } from "./log.ts";
import type { Transports } from "./outbox/transport.ts";
import type { Database } from "./postgres/database.ts";
import type { SharedReads } from "./postgres/shared-reads.ts";
import type { AuthSecret } from "./secrets/auth-secret.ts";
import type { Passwords } from "./secrets/passwords.ts";
import type { SecurityEvents } from "./security-events.ts";
import type { FolderStorage, Storage } from "./storage/storage.ts";

/** What every module builds on. */
export interface Platform {
  db: Database;
  /** Never a standby, not even within `reads`. */
  primary: Database;
  /** For answers that are the same for everybody. */
  reads: SharedReads;
  cache: TagCache;
  events: EventBus;
  jobs: JobQueue;
  /**
   * The shop's pictures, videos and documents: under DATA_DIR/media, or in an S3-compatible store.
   */
  media: Storage;
  /** Files under DATA_DIR/cache, which may vanish at any time. */
  scratch: FolderStorage;
  /** Delivers mails and short messages. */
  transports: Transports;
  /** Folder for messages delivered as files: DATA_DIR/outbox. */
  outbox: string;
  /** Origin that customers use, without a trailing slash. */
  publicUrl: string;
  /** The shop's own secret, for encryption. */
  authSecret: AuthSecret;
  passwords: Passwords;
  log: Log;
  /** Records possible attacks. */
  security: SecurityEvents;
  /** Short messages per day: for the whole shop, and to one number. */
  smsLimits: { perDay: number; perNumber: number };
  /** Networks blocked by staff. */
  blocks: NetworkBlocks;
  /** Still answering, but proxies are told to go elsewhere. */
  isStopping: boolean;
  /** Fails when the database does not answer. */
  ping(): Promise<void>;
  defaultLocale: Locale;
  /** Cookies are only sent over https. */
  secureCookies: boolean;
}
