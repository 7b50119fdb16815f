import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { StartError } from "./platform/start-error.ts";

const DEFAULTS = {
  port: 3000,
  host: "127.0.0.1",
  dataDir: resolve("./data"),
  database: undefined,
  demo: true,
  defaultLocale: "ar",
  publicUrl: undefined,
  trustProxy: 0,
  drainSeconds: 0,
  rateLimit: 1200,
};

const SECRET = "a secret of the shop, long enough";

test("without settings the shop starts with its defaults", () => {
  expect(readConfig({})).toMatchObject(DEFAULTS);
});

test("mails and short messages leave as files unless a server is named", () => {
  expect(readConfig({})).toMatchObject({ smtpUrl: undefined, sms: undefined });
  const smtp = "smtps://shop:secret@mail.example";
  const secret = "a secret of both";
  const sms = { SMS_URL: "https://gateway.example/send", SMS_SECRET: secret };
  expect(readConfig({ SMTP_URL: smtp, ...sms })).toMatchObject({
    smtpUrl: smtp,
    sms: { url: "https://gateway.example/send", secret },
  });
});

test("a gateway without its secret, or a mail server of another kind, is one clear line without secrets", () => {
  expect(() => readConfig({ SMS_URL: "https://gateway.example/?key=abc" })).toThrow(
    /^SMS_URL needs SMS_SECRET beside it/,
  );
  const read = () => readConfig({ SMTP_URL: "imap://shop:secret@mail.example" });
  expect(read).toThrow("SMTP_URL is not usable");
  expect(read).not.toThrow("secret");
});

test("backups go somewhere only when somebody can open them, and are of the embedded database", () => {
  const dir = { BACKUP_DIR: "backups" };
  const recipient = { BACKUP_RECIPIENT: `age1${"q".repeat(58)}` };
  expect(readConfig({}).backup).toBeUndefined();
  expect(readConfig({ ...dir, ...recipient }).backup).toEqual({
    place: resolve("backups"),
    recipient: recipient.BACKUP_RECIPIENT,
    keepDays: 14,
  });
  expect(() => readConfig(dir)).toThrow(/^Backups need BACKUP_RECIPIENT/);
  expect(() => readConfig({ ...dir, BACKUP_RECIPIENT: "age1short" })).toThrow(/BACKUP_RECIPIENT/);
  const bucket = { BACKUP_S3_BUCKET: "backups", BACKUP_S3_KEY: "id", BACKUP_S3_SECRET: "secret" };
  expect(readConfig({ ...bucket, ...recipient }).backup?.place).toEqual({
    bucket: "backups",
    region: "us-east-1",
    endpoint: undefined,
    keys: { id: "id", secret: "secret" },
  });
  expect(() => readConfig({ ...bucket, ...dir, ...recipient })).toThrow(/both set/);
  expect(() => readConfig({ ...bucket, ...recipient, MEDIA_S3_BUCKET: "backups" })).toThrow(
    /another bucket/,
  );
  const ownServer = { DATABASE_URL: "postgres://127.0.0.1/shop" };
  expect(() => readConfig({ ...dir, ...recipient, ...ownServer })).toThrow(/embedded database/);
});

test("files go to a store of others only when it is named as a whole", () => {
  const bucket = { MEDIA_S3_BUCKET: "shop-media" };
  const endpoint = { MEDIA_S3_ENDPOINT: "https://s3.example" };
  const keys = { MEDIA_S3_KEY: "id", MEDIA_S3_SECRET: "secret" };
  expect(readConfig({}).mediaStore).toBeUndefined();
  expect(readConfig({ ...bucket, ...endpoint, ...keys, MEDIA_S3_REGION: "cairo" })).toMatchObject({
    mediaStore: {
      bucket: "shop-media",
      region: "cairo",
      endpoint: "https://s3.example",
      keys: { id: "id", secret: "secret" },
    },
  });
  expect(readConfig(bucket).mediaStore).toEqual({
    bucket: "shop-media",
    region: "us-east-1",
    endpoint: undefined,
    keys: undefined,
  });
  expect(() => readConfig(endpoint)).toThrow(/need MEDIA_S3_BUCKET beside them/);
  expect(() => readConfig({ ...bucket, MEDIA_S3_KEY: "id" })).toThrow(/go together/);
  expect(() => readConfig({ MEDIA_S3_BUCKET: "Shop Media" })).toThrow(/MEDIA_S3_BUCKET/);
});

test("empty means unset", () => {
  expect(readConfig({ PORT: " ", DATABASE_URL: "", DEFAULT_LOCALE: "" })).toMatchObject(DEFAULTS);
});

test("every setting is read", () => {
  expect(
    readConfig({
      PORT: "8080",
      HOST: "0.0.0.0",
      DATA_DIR: "/var/lib/shop",
      DATABASE_URL: "postgres://shop:secret@db/shop",
      DEMO: "0",
      DEFAULT_LOCALE: "en",
      PUBLIC_URL: "https://shop.example//",
      AUTH_SECRET: SECRET,
      LOG_LEVEL: "warn",
      TRUST_PROXY: "2",
      RATE_LIMIT: "0",
      SMS_PER_DAY: "500",
      SMS_PER_NUMBER: "7",
    }),
  ).toMatchObject({
    port: 8080,
    host: "0.0.0.0",
    dataDir: "/var/lib/shop",
    database: { url: "postgres://shop:secret@db/shop", directUrl: undefined },
    demo: false,
    defaultLocale: "en",
    publicUrl: "https://shop.example",
    logLevel: "warn",
    trustProxy: 2,
    rateLimit: 0,
    smsLimits: { perDay: 500, perNumber: 7 },
  });
});

describe("a wrong value is one clear line", () => {
  test.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["PORT", "80.5"],
    ["DEMO", "yes"],
    ["DEFAULT_LOCALE", "fr"],
    ["PUBLIC_URL", "shop.example"],
    ["PUBLIC_URL", "ftp://shop.example"],
    ["LOG_LEVEL", "loud"],
    ["RATE_LIMIT", "-5"],
    ["SMS_PER_DAY", "0"],
    ["TRUST_PROXY", "yes"],
  ])("%s=%s", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(`${name}=${JSON.stringify(value)} is not usable`);
    expect(read).not.toThrow("\n");
  });

  test("all of them are named at once", () => {
    expect(() => readConfig({ PORT: "x", DEMO: "x" })).toThrow(/PORT="x".*; DEMO="x"/);
  });

  test("the database's password is not shown", () => {
    const read = () => readConfig({ DATABASE_URL: "mysql://shop:secret@db/shop" });
    expect(read).toThrow("DATABASE_URL is not usable");
    expect(read).not.toThrow("secret");
  });

  test("a way past the pooler needs the way through it", () => {
    const direct = "postgres://shop:secret@db/shop";
    const url = "postgres://shop:secret@pooler/shop";
    expect(() => readConfig({ DATABASE_DIRECT_URL: direct })).toThrow("needs DATABASE_URL beside");
    const config = readConfig({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct });
    expect(config.database).toEqual({ url, directUrl: direct });
    const read = () => readConfig({ DATABASE_URL: url, DATABASE_DIRECT_URL: "db:secret" });
    expect(read).toThrow("DATABASE_DIRECT_URL is not usable");
    expect(read).not.toThrow("secret");
  });
});

describe("a shop that others can reach", () => {
  const HTTPS = { PUBLIC_URL: "https://shop.example" };

  test.each([
    ["an https address", HTTPS],
    ["an http address with a name", { PUBLIC_URL: "http://shop.example" }],
    ["every network", { HOST: "0.0.0.0" }],
    ["every network of both kinds", { HOST: "::" }],
    ["another address of this machine", { HOST: "192.168.1.20" }],
    ["NODE_ENV=production", { NODE_ENV: "production" }],
  ])("has no demo goods and no pages for development: %s", (_what, env) => {
    const config = readConfig({ ...env, AUTH_SECRET: SECRET });
    expect(config).toMatchObject({ production: true, demo: false, devPages: false });
    expect(() => readConfig(env)).toThrow("AUTH_SECRET is missing. Set it to 32 characters");
  });

  test.each([{}, { HOST: "localhost" }, { HOST: "::1" }, { PUBLIC_URL: "http://localhost:3000" }])(
    "and one on this machine alone has all of it: %j",
    (env) => {
      expect(readConfig(env)).toMatchObject({ production: false, demo: true, devPages: true });
    },
  );

  test("refuses what was asked for all the same, each in a line of its own", () => {
    const PAYMOB_HMAC_SECRET = "sandbox-hmac-secret";
    const read = () => readConfig({ ...HTTPS, DEMO: "1", DEV_PAGES: "1", PAYMOB_HMAC_SECRET });
    for (const name of ["DEMO=1", "DEV_PAGES=1", "AUTH_SECRET", "PAYMOB_HMAC_SECRET"])
      expect(read).toThrow(new RegExp(`^    ${name} `, "m"));
    expect(read).toThrow("(PUBLIC_URL is https)");
  });

  test("shows demo goods when a second setting says so, and never pages for development", () => {
    const asked = { ...HTTPS, AUTH_SECRET: SECRET, DEMO: "1", DEMO_IN_PRODUCTION: "1" };
    expect(readConfig(asked)).toMatchObject({ demo: true, devPages: false });
    expect(() => readConfig({ ...asked, DEV_PAGES: "1" })).toThrow("DEV_PAGES=1");
  });
});

test("the bank takes what it has an integration for, and nothing without its keys", () => {
  const keys = {
    PAYMOB_SECRET_KEY: "secret",
    PAYMOB_PUBLIC_KEY: "public",
    PAYMOB_HMAC_SECRET: "hmac",
  };
  const of = (settings: Record<string, string>) =>
    readConfig({ ...keys, ...settings }).bankGateway?.integrations;
  expect(of({ PAYMOB_INTEGRATIONS: "1,2" })).toEqual({ card: [1, 2] });
  expect(
    of({
      PAYMOB_WALLET_INTEGRATIONS: "3",
      PAYMOB_KIOSK_INTEGRATIONS: "4",
      PAYMOB_INSTALMENT_INTEGRATIONS: "5,6",
    }),
  ).toEqual({ "mobile-wallet": [3], kiosk: [4], instalments: [5, 6] });
  expect(readConfig({}).bankGateway).toBeUndefined();
  for (const settings of [keys, { PAYMOB_KIOSK_INTEGRATIONS: "4" }])
    expect(() => readConfig(settings)).toThrow(/^Payments over the bank need/);
});

test("a secret in a file counts, and is not shown where it is unusable", () => {
  const folder = mkdtempSync(join(tmpdir(), "fanous-config-"));
  const path = join(folder, "auth");
  try {
    writeFileSync(path, `${"s".repeat(40)}\n`);
    expect(readConfig({ AUTH_SECRET_FILE: path }).authSecret).toBe("s".repeat(40));
    writeFileSync(path, "too short");
    const read = () => readConfig({ AUTH_SECRET_FILE: path });
    expect(read).toThrow("AUTH_SECRET is not usable");
    expect(read).not.toThrow("too short");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
