import { resolve } from "node:path";
import * as z from "zod/mini";
import { email } from "#contract/kernel/email.ts";
import { LOCALES } from "#contract/kernel/locale.ts";
import type { HeldGoods, OrderLimits } from "./modules/orders/index.ts";
import type { BankGateway } from "./modules/payments/index.ts";
import type { BackupSettings } from "./platform/backup/backup-files.ts";
import type { BackupPlace } from "./platform/backup/backup-store.ts";
import type { ServerUrls } from "./platform/postgres/own-server.ts";
import { PASSWORD_MEMORY_KIB } from "./platform/secrets/passwords.ts";
import { withSecretFiles } from "./platform/secrets/secret-files.ts";
import { StartError } from "./platform/start-error.ts";
import type { S3Place } from "./platform/storage/storage.ts";
import { productionFaults, whyProduction } from "./production.ts";

const flag = z.pipe(
  z.enum(["0", "1"]),
  z.transform((value) => value === "1"),
);

/** `5/1000/50000000`: orders, pieces, piastres; `0`: no limit. */
const heldGoods = z.pipe(
  z.string().check(z.regex(/^(0|[1-9]\d{0,11}(\/[1-9]\d{0,11}){2})$/)),
  z.transform((text): HeldGoods | null => {
    const [orders = 0, pieces = 0, piastres = 0] = text.split("/").map(Number);
    return orders === 0 ? null : { orders, pieces, piastres };
  }),
);

/** `1,2`: integrations of the merchant's account at the bank. */
const integrationIds = z.optional(
  z.pipe(
    z.string().check(z.regex(/^\d+(,\d+)*$/)),
    z.transform((text) => text.split(",").map(Number)),
  ),
);

const bucketName = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/));

const environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  HOST: z._default(z.string().check(z.minLength(1)), "127.0.0.1"),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), "./data"),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_DIRECT_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_READ_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DEMO: z.optional(flag),
  DEMO_IN_PRODUCTION: z._default(flag, false),
  DEFAULT_LOCALE: z._default(z.enum(LOCALES), "ar"),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  OWNER_EMAIL: z.optional(email),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  SMS_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SMS_SECRET: z.optional(z.string().check(z.minLength(16))),
  SMS_PER_DAY: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 2000),
  SMS_PER_NUMBER: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 20),
  PAYMOB_URL: z._default(z.url({ protocol: /^https?$/ }), "https://accept.paymob.com"),
  PAYMOB_SECRET_KEY: z.optional(z.string()),
  PAYMOB_PUBLIC_KEY: z.optional(z.string()),
  PAYMOB_HMAC_SECRET: z.optional(z.string()),
  PAYMOB_INTEGRATIONS: integrationIds,
  PAYMOB_WALLET_INTEGRATIONS: integrationIds,
  PAYMOB_KIOSK_INTEGRATIONS: integrationIds,
  PAYMOB_INSTALMENT_INTEGRATIONS: integrationIds,
  DEV_PAGES: z.optional(flag),
  NODE_ENV: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(["fatal", "error", "warn", "info", "debug", "silent"]), "warn"),
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60)), 0),
  TRUST_PROXY: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9)), 0),
  AUTH_SECRET: z.optional(z.string().check(z.minLength(32))),
  AUTH_SECRET_PREVIOUS: z.optional(z.string().check(z.minLength(32))),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  HELD_BY_PERSON: z.prefault(heldGoods, "5/1000/50000000"),
  HELD_BY_ADDRESS: z.prefault(heldGoods, "300/2000/100000000"),
  HELD_FOR_A_DAY: z.prefault(heldGoods, "3/100/6000000"),
  HELD_BY_NETWORK: z.prefault(heldGoods, "900/4000/200000000"),
  CONFIRM_CASH_ABOVE: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 2_000_000),
  GUEST_ORDER_DAYS: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3650)), 60),
  ORDER_MESSAGES_PER_HOUR: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 6),
  RATE_LIMIT: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 1200),
  MEDIA_S3_BUCKET: z.optional(bucketName),
  MEDIA_S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  MEDIA_S3_REGION: z._default(z.string().check(z.minLength(1)), "us-east-1"),
  MEDIA_S3_KEY: z.optional(z.string()),
  MEDIA_S3_SECRET: z.optional(z.string()),
  BACKUP_DIR: z.optional(z.string().check(z.minLength(1))),
  BACKUP_S3_BUCKET: z.optional(bucketName),
  BACKUP_S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  BACKUP_S3_REGION: z._default(z.string().check(z.minLength(1)), "us-east-1"),
  BACKUP_S3_KEY: z.optional(z.string()),
  BACKUP_S3_SECRET: z.optional(z.string()),
  BACKUP_RECIPIENT: z.optional(z.string().check(z.regex(/^age1[0-9a-z]{58}$/))),
  BACKUP_KEEP_DAYS: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 14),
});

/** Default owner of a shop that only this machine can reach. */
const LOCAL_OWNER = "owner@fanous.example";

/** Never printed: these contain passwords. */
const SECRET = new Set([
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_READ_URL",
  "SMTP_URL",
  "SMS_URL",
  "SMS_SECRET",
  "METRICS_TOKEN",
  "AUTH_SECRET",
  "AUTH_SECRET_PREVIOUS",
  "PAYMOB_SECRET_KEY",
  "PAYMOB_HMAC_SECRET",
  "MEDIA_S3_SECRET",
  "BACKUP_S3_SECRET",
]);

/** The environment, validated once at start. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** Absent: the embedded PostgreSQL. */
  database: ServerUrls | undefined;
  /** The shop can be reached from other machines. */
  production: boolean;
  /** Load the demo shop into an empty database. */
  demo: boolean;
  defaultLocale: (typeof LOCALES)[number];
  /** Origin that customers use, without a trailing slash; absent: the address listened on. */
  publicUrl: string | undefined;
  /**
   * Invited as the first owner while the shop has no staff; absent: no one, use the command line.
   */
  ownerEmail: string | undefined;
  /** Mail server; absent: mails are written to DATA_DIR/outbox. */
  smtpUrl: string | undefined;
  /**
   * SMS gateway, and the secret that signs requests to it; absent: messages go to DATA_DIR/outbox,
   * too.
   */
  sms: { url: string; secret: string } | undefined;
  /** Short messages per day: for the whole shop, and to one number. */
  smsLimits: { perDay: number; perNumber: number };
  /** Account for payments through the bank; absent: none, or the sandbox where /dev/* is served. */
  bankGateway: BankGateway | undefined;
  /** Serve /dev/*: the design system's components and so on; never in production. */
  devPages: boolean;
  logLevel: string;
  /** Number of proxies in front that add to X-Forwarded-*; 0: these headers are ignored. */
  trustProxy: number;
  /** How long a stopping shop still answers everything, so that proxies notice in time. */
  drainSeconds: number;
  /** Encrypts the secrets in the database; absent: a secret kept in the data folder. */
  authSecret: string | undefined;
  /** The previous secret, during a rotation. */
  authSecretBefore: string | undefined;
  /** OpenTelemetry collector that receives the timings of each request; absent: tracing is off. */
  traces: string | undefined;
  /** Bearer token required for /metrics; absent: /metrics answers only this machine. */
  metricsToken: string | undefined;
  /** S3 bucket for pictures, videos and documents; absent: DATA_DIR/media. */
  mediaStore: S3Place | undefined;
  /** Where backups of the embedded database and the media are stored; absent: no backups. */
  backup: BackupSettings | undefined;
  /** API requests per minute and address; 0: no limit. */
  rateLimit: number;
  /** Limits on goods held by unpaid orders. */
  orderLimits: OrderLimits;
  /** Memory of one password hash; only tests use less than is safe. */
  passwordMemoryKib: number;
}

/** Reads the environment; an invalid value is reported in one clear line. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const value = readEnvironment(env);
  const publicUrl = value.PUBLIC_URL?.replace(/\/+$/, "");
  const why = whyProduction({ nodeEnv: value.NODE_ENV, host: value.HOST, publicUrl });
  const production = why !== undefined;
  if (production) refuseInProduction(value, why);
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    database: databaseOf(value),
    production,
    demo: value.DEMO ?? !production,
    defaultLocale: value.DEFAULT_LOCALE,
    publicUrl,
    ownerEmail: value.OWNER_EMAIL ?? (production ? undefined : LOCAL_OWNER),
    smtpUrl: value.SMTP_URL,
    sms: smsOf(value.SMS_URL, value.SMS_SECRET),
    smsLimits: { perDay: value.SMS_PER_DAY, perNumber: value.SMS_PER_NUMBER },
    bankGateway: bankGatewayOf(value),
    devPages: value.DEV_PAGES ?? !production,
    logLevel: value.LOG_LEVEL,
    trustProxy: value.TRUST_PROXY,
    drainSeconds: value.DRAIN_SECONDS,
    authSecret: value.AUTH_SECRET,
    authSecretBefore: value.AUTH_SECRET_PREVIOUS,
    metricsToken: value.METRICS_TOKEN,
    traces: value.OTEL_EXPORTER_OTLP_ENDPOINT,
    rateLimit: value.RATE_LIMIT,
    mediaStore: s3PlaceOf(value, "MEDIA_S3"),
    backup: backupOf(value),
    orderLimits: {
      person: value.HELD_BY_PERSON,
      address: value.HELD_BY_ADDRESS,
      network: value.HELD_BY_NETWORK,
      long: value.HELD_FOR_A_DAY,
      confirmAbove: value.CONFIRM_CASH_ABOVE || null,
      guestDays: value.GUEST_ORDER_DAYS,
      messagesPerHour: value.ORDER_MESSAGES_PER_HOUR || null,
    },
    passwordMemoryKib: PASSWORD_MEMORY_KIB,
  };
}

function readEnvironment(env: Record<string, string | undefined>): z.output<typeof environment> {
  const full = withSecretFiles(env, SECRET);
  const given = Object.fromEntries(
    Object.entries(full).filter(([, value]) => value?.trim() !== ""),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      const shown = SECRET.has(name) ? "" : `=${JSON.stringify(env[name])}`;
      return `${name}${shown} is not usable (${issue.message})`;
    });
    throw new StartError(`${wrong.join("; ")}. The README lists what each variable takes.`);
  }
  return parsed.data;
}

function refuseInProduction(value: z.output<typeof environment>, why: string): void {
  const faults = productionFaults({
    demo: value.DEMO ?? false,
    demoInProduction: value.DEMO_IN_PRODUCTION,
    devPages: value.DEV_PAGES ?? false,
    authSecret: value.AUTH_SECRET,
    cardSecret: value.PAYMOB_HMAC_SECRET,
  });
  if (faults.length === 0) return;
  const lines = faults.map((fault) => `\n    ${fault}`).join("");
  throw new StartError(`this is a production shop (${why}).${lines}`);
}

/** An external server, and the direct address that bypasses the pooler in front of it. */
function databaseOf(value: z.output<typeof environment>): ServerUrls | undefined {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_READ_URL: readUrl } = value;
  if (url !== undefined) return { url, directUrl, readUrl };
  if (directUrl !== undefined)
    throw new StartError("DATABASE_DIRECT_URL needs DATABASE_URL beside it.");
  if (readUrl !== undefined)
    throw new StartError("DATABASE_READ_URL needs DATABASE_URL beside it.");
  return undefined;
}

/** A backup that no one can decrypt is useless, and one that anyone can decrypt is unsafe. */
function backupOf(value: z.output<typeof environment>): Config["backup"] {
  const { BACKUP_RECIPIENT: recipient, BACKUP_KEEP_DAYS: keepDays } = value;
  const place = backupPlaceOf(value);
  if (place === undefined) return undefined;
  if (recipient === undefined)
    throw new StartError("Backups need BACKUP_RECIPIENT, too: npm run backup -- key");
  if (value.DATABASE_URL !== undefined)
    throw new StartError(
      "BACKUP_DIR and BACKUP_S3_BUCKET are for the embedded database; docs/operations.md says how a server of your own is backed up.",
    );
  return { place, recipient, keepDays };
}

function backupPlaceOf(value: z.output<typeof environment>): BackupPlace | undefined {
  const { BACKUP_DIR: dir } = value;
  const bucket = s3PlaceOf(value, "BACKUP_S3");
  if (dir !== undefined && bucket !== undefined)
    throw new StartError("BACKUP_DIR and BACKUP_S3_BUCKET are both set: keep one of them.");
  if (bucket !== undefined && value.MEDIA_S3_BUCKET === bucket.bucket)
    throw new StartError("BACKUP_S3_BUCKET must be another bucket than MEDIA_S3_BUCKET.");
  return dir === undefined ? bucket : resolve(dir);
}

/** For restoring, which needs none of the shop's other settings. */
export function readBackupPlace(env: Record<string, string | undefined>): BackupPlace | undefined {
  return backupPlaceOf(readEnvironment(env));
}

/** A bucket and its connection settings; credentials are both given or taken from the machine. */
function s3PlaceOf(
  value: z.output<typeof environment>,
  name: "MEDIA_S3" | "BACKUP_S3",
): S3Place | undefined {
  const [bucket, endpoint] = [value[`${name}_BUCKET`], value[`${name}_ENDPOINT`]];
  const [id, secret] = [value[`${name}_KEY`], value[`${name}_SECRET`]];
  if ((id === undefined) !== (secret === undefined))
    throw new StartError(`${name}_KEY and ${name}_SECRET go together.`);
  if (bucket === undefined) {
    if (endpoint === undefined && id === undefined) return undefined;
    throw new StartError(`${name}_ENDPOINT and ${name}_KEY need ${name}_BUCKET beside them.`);
  }
  const keys = id === undefined || secret === undefined ? undefined : { id, secret };
  return { bucket, region: value[`${name}_REGION`], endpoint, keys };
}

/** The gateway must be able to verify that messages come from us. */
function smsOf(url: string | undefined, secret: string | undefined): Config["sms"] {
  if (url === undefined) return undefined;
  if (secret === undefined)
    throw new StartError("SMS_URL needs SMS_SECRET beside it (16 characters or more).");
  return { url, secret };
}

/** All of the account's keys and at least one integration, or none of them. */
function bankGatewayOf(value: z.output<typeof environment>): BankGateway | undefined {
  const { PAYMOB_SECRET_KEY, PAYMOB_PUBLIC_KEY, PAYMOB_HMAC_SECRET } = value;
  const [secretKey, publicKey, hmacSecret] = [
    PAYMOB_SECRET_KEY,
    PAYMOB_PUBLIC_KEY,
    PAYMOB_HMAC_SECRET,
  ];
  const integrations = integrationsOf(value);
  const hasIntegrations = Object.keys(integrations).length > 0;
  if (!secretKey && !publicKey && !hmacSecret && !hasIntegrations) return undefined;
  if (!secretKey || !publicKey || !hmacSecret || !hasIntegrations) {
    throw new StartError(
      "Payments over the bank need PAYMOB_SECRET_KEY, PAYMOB_PUBLIC_KEY, PAYMOB_HMAC_SECRET and at least one of PAYMOB_INTEGRATIONS (cards), PAYMOB_WALLET_INTEGRATIONS, PAYMOB_KIOSK_INTEGRATIONS and PAYMOB_INSTALMENT_INTEGRATIONS together.",
    );
  }
  return { url: value.PAYMOB_URL, secretKey, publicKey, hmacSecret, integrations };
}

/** Payment methods of the account: a method without an integration is left out. */
function integrationsOf(value: z.output<typeof environment>): BankGateway["integrations"] {
  const asked = {
    card: value.PAYMOB_INTEGRATIONS,
    "mobile-wallet": value.PAYMOB_WALLET_INTEGRATIONS,
    kiosk: value.PAYMOB_KIOSK_INTEGRATIONS,
    instalments: value.PAYMOB_INSTALMENT_INTEGRATIONS,
  };
  return Object.fromEntries(Object.entries(asked).filter(([, ids]) => ids !== undefined));
}
