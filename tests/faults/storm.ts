import { freePort } from "#server/testing/free-port.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { newDataDir, type ShopProcess, startShopProcess } from "../api/shop-process.ts";
import { Buyer, type Ledger } from "./buyer.ts";

export interface StormPlan {
  seconds: number;
  buyers: number;
  serverKills: number;
  databaseKills: number;
}

export interface Storm {
  dataDir: string;
  shop: ShopProcess;
  ledgers: Ledger[];
}

/** Buyers buy and cancel while the server and the database are killed with -9 at random moments. */
export async function runStorm(plan: StormPlan, say: (line: string) => void): Promise<Storm> {
  const dataDir = await newDataDir();
  const env = { DATA_DIR: dataDir, DEMO: "1", PORT: String(await freePort()), RATE_LIMIT: "0" };
  let shop = await startShopProcess(env);
  const variantIds = await scarceVariants(shop.address);
  const stopAt = Date.now() + plan.seconds * 1000;
  const buyers = Array.from({ length: plan.buyers }, () => new Buyer(shop.address));
  const shopping = Promise.all(buyers.map((buyer) => buyer.shop(variantIds, stopAt)));
  for (const what of killsOf(plan)) {
    await sleep(
      (Math.random() * 1.6 * plan.seconds * 1000) / (plan.serverKills + plan.databaseKills) / 2,
    );
    say(`kill -9 ${what}`);
    if (what === "database") await killDatabase(dataDir);
    else {
      await shop.end("SIGKILL");
      shop = await startShopProcess(env);
    }
  }
  await shopping;
  return { dataDir, shop, ledgers: buyers.map(({ ledger }) => ledger) };
}

/** In random order, and not the database last: the server that started it again is killed afterwards, too. */
function killsOf({ serverKills, databaseKills }: StormPlan): ("server" | "database")[] {
  const kills = [
    ...Array.from({ length: serverKills - 1 }, () => "server" as const),
    ...Array.from({ length: databaseKills }, () => "database" as const),
  ];
  return [...kills.toSorted(() => Math.random() - 0.5), "server"];
}

async function killDatabase(dataDir: string): Promise<void> {
  const file = join(dataDir, "postgres", "postmaster.pid");
  const pid = Number((await readFile(file, "utf8")).split("\n")[0]);
  process.kill(pid, "SIGKILL");
}

/** So few kinds that everybody wants the same, and some sell out. */
async function scarceVariants(address: string): Promise<number[]> {
  const { items } = (await (await fetch(`${address}/api/v1/sons`)).json()) as {
    items: { id: number; available: number }[];
  };
  return items
    .filter(({ available }) => available > 0)
    .toSorted((a, b) => a.available - b.available)
    .slice(-12)
    .map(({ id }) => id);
}
