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

test("returns the defaults without settings", () => {
  expect(readConfig({})).toMatchObject(DEFAULTS);
});

test("writes emails and text messages to files unless servers are set", () => {
  expect(readConfig({})).toMatchObject({ smtpUrl: undefined, sms: undefined });
  const smtp = "smtps://shop:secret@mail.example";
  const secret = "a secret of both";
  const sms = { SMS_URL: "https://gateway.example/send", SMS_SECRET: secret };
  expect(readConfig({ SMTP_URL: smtp, ...sms })).toMatchObject({
    smtpUrl: smtp,
    sms: { url: "https://gateway.example/send", secret },
  });
});

test("rejects unusable SMS_URL and SMTP_URL without showing secrets", () => {
  expect(() => readConfig({ SMS_URL: "https://gateway.example/?key=abc" })).toThrow(
    /^SMS_URL needs SMS_SECRET beside it/,
  );
  const read = () => readConfig({ SMTP_URL: "imap://shop:secret@mail.example" });
  expect(read).toThrow("SMTP_URL is not usable");
  expect(read).not.toThrow("secret");
});

test("accepts backups only with one destination, a recipient and the embedded database", () => {
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

test("reads the S3 media store and rejects incomplete settings", () => {
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

test("treats empty settings as unset", () => {
  expect(readConfig({ PORT: " ", DATABASE_URL: "", DEFAULT_LOCALE: "" })).toMatchObject(DEFAULTS);
});

test("reads every setting", () => {
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

describe("readConfig with invalid values", () => {
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
  ])("throws one line that names %s=%s", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(`${name}=${JSON.stringify(value)} is not usable`);
    expect(read).not.toThrow("\n");
  });

  test("names all invalid settings in one error", () => {
    expect(() => readConfig({ PORT: "x", DEMO: "x" })).toThrow(/PORT="x".*; DEMO="x"/);
  });

  test("does not show the database's password", () => {
    const read = () => readConfig({ DATABASE_URL: "mysql://shop:secret@db/shop" });
    expect(read).toThrow("DATABASE_URL is not usable");
    expect(read).not.toThrow("secret");
  });

  test("requires DATABASE_URL for DATABASE_DIRECT_URL", () => {
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

describe("readConfig in production", () => {
  const HTTPS = { PUBLIC_URL: "https://shop.example" };

  test.each([
    ["an https address", HTTPS],
    ["an http address with a name", { PUBLIC_URL: "http://shop.example" }],
    ["every network", { HOST: "0.0.0.0" }],
    ["every IPv4 and IPv6 network", { HOST: "::" }],
    ["another address of this machine", { HOST: "192.168.1.20" }],
    ["NODE_ENV=production", { NODE_ENV: "production" }],
  ])("turns off demo products and development pages for %s", (_what, env) => {
    const config = readConfig({ ...env, AUTH_SECRET: SECRET });
    expect(config).toMatchObject({ production: true, demo: false, devPages: false });
    expect(() => readConfig(env)).toThrow("AUTH_SECRET is missing. Set it to 32 characters");
  });

  test.each([{}, { HOST: "localhost" }, { HOST: "::1" }, { PUBLIC_URL: "http://localhost:3000" }])(
    "keeps demo products and development pages on a local address: %j",
    (env) => {
      expect(readConfig(env)).toMatchObject({ production: false, demo: true, devPages: true });
    },
  );

  test("rejects demo, development and sandbox settings, one line each", () => {
    const PAYMOB_HMAC_SECRET = "sandbox-hmac-secret";
    const read = () => readConfig({ ...HTTPS, DEMO: "1", DEV_PAGES: "1", PAYMOB_HMAC_SECRET });
    for (const name of ["DEMO=1", "DEV_PAGES=1", "AUTH_SECRET", "PAYMOB_HMAC_SECRET"])
      expect(read).toThrow(new RegExp(`^    ${name} `, "m"));
    expect(read).toThrow("(PUBLIC_URL is https)");
  });

  test("allows demo products with DEMO_IN_PRODUCTION=1, but no development pages", () => {
    const asked = { ...HTTPS, AUTH_SECRET: SECRET, DEMO: "1", DEMO_IN_PRODUCTION: "1" };
    expect(readConfig(asked)).toMatchObject({ demo: true, devPages: false });
    expect(() => readConfig({ ...asked, DEV_PAGES: "1" })).toThrow("DEV_PAGES=1");
  });
});

test("reads bank integrations by payment method and requires their keys", () => {
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

test("reads a secret from a file and hides it in errors", () => {
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
