import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "#server/testing/free-port.ts";
import { WITHOUT_LIMITS } from "#server/testing/test-config.ts";
import { newDataDir, type ShopProcess, startShopProcess } from "../../api/shop-process.ts";
import { ExternalBank } from "../../faults/setup/external-bank.ts";
import { type ClusterDatabase, startOneServer, startWithStandby } from "./cluster-database.ts";
import { type MediaStore, S3rverStore } from "./media-store.ts";
import { type Proxy, startProxy } from "./proxy.ts";
import { errorsOf } from "./shop-errors.ts";
import { SwiftStore } from "./swift-store.ts";

const PROCESSES = 3;
const DRAIN_SECONDS = "5";
/** Must be available throughout. */
export const WATCHED_PAGES = ["/", "/en", "/contact-us"];

/**
 * Processes of a production shop behind a proxy, with one database, one media store and one bank.
 */
export class Cluster {
  readonly dataDir: string;
  readonly bank: ExternalBank;
  readonly database: ClusterDatabase;
  readonly media: MediaStore;
  readonly shops: ShopProcess[] = [];
  proxy!: Proxy;
  /** Of processes that have ended. */
  readonly #errors: string[] = [];
  readonly #ports: number[];
  /** Root of the repository from which processes are started; absent: of this one. */
  root: string | undefined;
  /** The settings of all processes. */
  readonly environment: Record<string, string>;

  private constructor(
    dataDir: string,
    { bank, database, media }: Pick<Cluster, "bank" | "database" | "media">,
    ports: number[],
    environment: Record<string, string>,
  ) {
    this.dataDir = dataDir;
    this.bank = bank;
    this.database = database;
    this.media = media;
    this.#ports = ports;
    this.environment = environment;
  }

  static async start(
    has: { hasStandby: boolean; hasSwift: boolean; readsStandby?: boolean },
    root?: string,
  ): Promise<Cluster> {
    const dataDir = await newDataDir();
    const database = await (has.hasStandby ? startWithStandby() : startOneServer(dataDir));
    const media = await (has.hasSwift ? SwiftStore : S3rverStore).start(join(dataDir, "store"));
    const bank = await ExternalBank.open({
      hmacSecret: randomBytes(16).toString("hex"),
      secretKey: randomBytes(16).toString("hex"),
    });
    const httpsPort = await freePort();
    const cluster = new Cluster(dataDir, { bank, database, media }, await freePorts(), {
      ...WITHOUT_LIMITS,
      ...bank.environment,
      ...media.environment,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      ...(has.readsStandby && database.readUrl && { DATABASE_READ_URL: database.readUrl }),
      PUBLIC_URL: `https://127.0.0.1:${httpsPort}`,
      AUTH_SECRET: randomBytes(24).toString("base64"),
      DEMO: "1",
      DEMO_IN_PRODUCTION: "1",
      TRUST_PROXY: "1",
      DRAIN_SECONDS,
    });
    cluster.root = root;
    // The first one creates the tables and loads the demo data.
    for (let index = 0; index < PROCESSES; index += 1) await cluster.startShop(index);
    cluster.proxy = await startProxy(
      dataDir,
      httpsPort,
      cluster.shops.map(({ address }) => address),
    );
    return cluster;
  }

  /** Starts a process in its former place. @param extra settings of this process only */
  async startShop(index: number, extra: Record<string, string> = {}): Promise<void> {
    const env = { ...this.environment, ...extra, PORT: String(this.#ports[index]) };
    const shop = await startShopProcess(env, this.root);
    this.shops[index] = shop;
    // The pages that visitors request first, so that they are cached.
    for (const path of WATCHED_PAGES) await (await fetch(shop.address + path)).text();
  }

  async endShop(index: number, signal: NodeJS.Signals): Promise<void> {
    const shop = this.shops[index];
    if (!shop) return;
    await shop.end(signal);
    this.#errors.push(...errorsOf(shop.output()));
  }

  /** All responses with status 500 so far, of all processes. */
  get errors(): string[] {
    return [...this.#errors, ...this.shops.flatMap((shop) => errorsOf(shop.output()))];
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.proxy.stop();
    await Promise.all(this.shops.map((shop) => shop.end("SIGTERM")));
    await this.database.stop();
    await this.media.kill();
    await this.bank.close();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

async function freePorts(): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < PROCESSES) ports.push(await freePort());
  return ports;
}
