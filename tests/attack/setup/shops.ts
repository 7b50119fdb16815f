import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { OutboxCodes } from "../../api/outbox-codes.ts";
import { newDataDir, type ShopProcess, startShopProcess } from "../../api/shop-process.ts";
import type { Clerk } from "../../faults/buyers/clerk.ts";
import { signInOwner } from "../../faults/setup/accounts.ts";
import { ExternalBank } from "../../faults/setup/external-bank.ts";
import { withDatabase } from "../../faults/setup/with-database.ts";
import { openSmsGateway, type SmsGateway } from "./services.ts";
import { Visitor } from "./visitor.ts";

/** Any shop, for harmless attacks. */
export interface Place {
  address: string;
  /** The shop is served over https. */
  isHttps: boolean;
  /** The metrics as the operator reads them, whose token only a started shop has. */
  metrics?: () => Promise<string>;
}

export interface StartedShop extends Place {
  process: ShopProcess;
  dataDir: string;
  outbox: OutboxCodes;
  visitor: (network?: string) => Visitor;
  stop: () => Promise<void>;
}

/** A production shop with goods in stock, an owner and a bank. */
export interface OpenShop extends StartedShop {
  owner: Clerk;
  bank: ExternalBank;
  metrics: () => Promise<string>;
}

/** A production shop after its first start; its pages contain a script injected through a text. */
export interface BareShop extends StartedShop {
  sms: SmsGateway;
}

export interface Shops {
  open: OpenShop;
  bare: BareShop;
}

/** Low enough to reach. */
export const SMS_PER_DAY = 150;

const secret = () => randomBytes(32).toString("base64");

/** A public shop behind one proxy, with the default limits. */
export const production = () => ({
  NODE_ENV: "production",
  PUBLIC_URL: "https://shop.example",
  TRUST_PROXY: "1",
  AUTH_SECRET: secret(),
  DEMO: "",
  DEV_PAGES: "",
  LOG_LEVEL: "warn",
});

export async function startShops(): Promise<Shops & { stop: () => Promise<void> }> {
  const [open, bare] = await Promise.all([startOpenShop(), startBareShop()]);
  const stop = async () => void (await Promise.all([open.stop(), bare.stop()]));
  return { open, bare, stop };
}

async function startOpenShop(): Promise<OpenShop> {
  const bank = await ExternalBank.open({ hmacSecret: secret() });
  const token = secret();
  const shop = await start({
    DEMO: "1",
    DEMO_IN_PRODUCTION: "1",
    METRICS_TOKEN: token,
    SMS_PER_DAY: String(SMS_PER_DAY),
    ...bank.environment,
  });
  const owner = await withDatabase(shop.dataDir, (db) => signInOwner(shop.address, db));
  const metrics = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await shop.visitor().send("GET", "/metrics", { headers })).text;
  };
  const stop = async () => {
    await shop.stop();
    await bank.close();
  };
  return { ...shop, owner, bank, metrics, stop };
}

async function startBareShop(): Promise<BareShop> {
  const sms = await openSmsGateway();
  const script = pathToFileURL(join(import.meta.dirname, "inject-script.ts")).href;
  const shop = await start({
    SMS_URL: sms.url,
    SMS_SECRET: secret(),
    NODE_OPTIONS: `--import=${script}`,
  });
  const stop = async () => {
    await shop.stop();
    await sms.close();
  };
  return { ...shop, sms, stop };
}

async function start(settings: Record<string, string>): Promise<StartedShop> {
  const dataDir = await newDataDir();
  const env = { ...production(), ...settings, DATA_DIR: dataDir };
  // Loading the demo data takes memory: the attacked process is a later one.
  if (env.DEMO === "1") await (await startShopProcess(env)).end("SIGTERM");
  const shop = await startShopProcess(env);
  const { address } = shop;
  return {
    address,
    isHttps: true,
    process: shop,
    dataDir,
    outbox: new OutboxCodes(join(dataDir, "outbox")),
    visitor: (network) => new Visitor(address, network),
    stop: async () => {
      await shop.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
