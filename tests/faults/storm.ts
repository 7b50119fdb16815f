import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#server/testing/free-port.ts";
import { newDataDir, type ShopProcess, startShopProcess } from "../api/shop-process.ts";
import { BadLine } from "./buyers/bad-line.ts";
import { Buyer, type Scene } from "./buyers/buyer.ts";
import { CardTaker } from "./stage/card-taker.ts";
import { killDatabase, type KillPlan, killsOf, waitMs } from "./stage/kills.ts";
import { openDesk, register } from "./stage/people.ts";
import { reachBooks } from "./stage/reach-books.ts";
import { fillShelves, type Shelf } from "./stage/shelves.ts";
import { nothingTold, type Told } from "./told.ts";

export interface StormPlan extends KillPlan {
  seconds: number;
  /** A slow machine goes on until there are so many. */
  leastOrders: number;
  guests: number;
  customers: number;
}

export interface Storm {
  dataDir: string;
  shop: ShopProcess;
  bank: CardTaker;
  shelf: Shelf;
  told: Told;
  /** Requests that got no answer. */
  unanswered: number;
  end(): Promise<void>;
}

/** Of what the bank has said, so much is said again after each kill. */
const REPEATED_SHARE = 0.1;
const ASK_MS = 100;

/** People buy, pay, cancel and send back while the server and the database are killed with -9 at random moments. */
export async function runStorm(plan: StormPlan, say: (line: string) => void): Promise<Storm> {
  const dataDir = await newDataDir();
  const bank = await CardTaker.open();
  const port = String(await freePort());
  const env = { DATA_DIR: dataDir, DEMO: "1", PORT: port, RATE_LIMIT: "0", ...bank.environment };
  let shop = await startShopProcess(env);
  const { scene, shelf, buyers } = await openScene(plan, shop.address, dataDir, bank);
  const stopAt = Date.now() + plan.seconds * 1000;
  const isOver = () => Date.now() >= stopAt && scene.told.orders.length >= plan.leastOrders;
  const shopping = Promise.all(buyers.map((buyer) => buyer.shop(isOver)));
  for (const what of killsOf(plan)) {
    await sleep(waitMs(plan.seconds, plan));
    say(`kill -9 ${what}`);
    if (what === "database") await killDatabase(dataDir);
    else {
      await shop.end("SIGKILL");
      shop = await startShopProcess(env);
    }
    void bank.repeat(REPEATED_SHARE);
  }
  await shopping;
  while (bank.untold > 0) await sleep(ASK_MS);
  const lines = [scene.clerk.line, ...buyers.map(({ line }) => line)];
  const unanswered = lines.reduce((sum, line) => sum + line.unanswered, 0);
  const end = async () => {
    await shop.end("SIGTERM");
    await bank.close();
  };
  return { dataDir, shop, bank, shelf, told: scene.told, unanswered, end };
}

async function openScene(plan: StormPlan, address: string, dataDir: string, bank: CardTaker) {
  const { clerk, shelf } = await reachBooks(dataDir, async (db) => ({
    clerk: await openDesk(address, db),
    shelf: await fillShelves(address, db),
  }));
  const scene: Scene = { variantIds: [...shelf.keys()], clerk, bank, told: nothingTold() };
  const guests = Array.from({ length: plan.guests }, () => new Buyer(new BadLine(address), scene));
  const customers = Array.from({ length: plan.customers }, async (_none, index) => {
    const line = new BadLine(address);
    return new Buyer(line, scene, await register(line, join(dataDir, "outbox"), index + 1));
  });
  return { scene, shelf, buyers: [...guests, ...(await Promise.all(customers))] };
}
