import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#server/testing/free-port.ts";
import { WITHOUT_LIMITS } from "#server/testing/test-config.ts";
import { newDataDir, type ShopProcess, startShopProcess } from "../api/shop-process.ts";
import { nothingAcknowledged, type Acknowledged } from "./acknowledged.ts";
import { Buyer, type Scenario } from "./buyers/buyer.ts";
import { RetryingClient } from "./buyers/retrying-client.ts";
import { signInOwner, register } from "./setup/accounts.ts";
import { ExternalBank } from "./setup/external-bank.ts";
import { killDatabase, type KillPlan, killsOf, waitMs } from "./setup/kills.ts";
import { addStock, type Stock } from "./setup/stock.ts";
import { type DatabasePlace, withDatabase } from "./setup/with-database.ts";

export interface CrashPlan extends KillPlan {
  seconds: number;
  /** A slow machine continues until it has this many. */
  leastOrders: number;
  guests: number;
  customers: number;
}

export interface CrashTest {
  dataDir: string;
  shop: ShopProcess;
  bank: ExternalBank;
  stock: Stock;
  acknowledged: Acknowledged;
  /** Requests without a response. */
  unanswered: number;
  end(): Promise<void>;
}

/** Share of the bank's notifications that are repeated after each kill. */
const REPEATED_SHARE = 0.1;
const ASK_MS = 100;

/**
 * People buy, pay, cancel and return while the server and the database are killed with -9 at random
 * moments.
 */
export async function runCrashTest(
  plan: CrashPlan,
  say: (line: string) => void,
): Promise<CrashTest> {
  const dataDir = await newDataDir();
  const bank = await ExternalBank.open();
  const port = String(await freePort());
  const env = { DATA_DIR: dataDir, DEMO: "1", PORT: port, ...WITHOUT_LIMITS, ...bank.environment };
  let shop = await startShopProcess(env);
  const { scenario, stock, buyers } = await openScenario(plan, shop.address, dataDir, bank);
  const stopAt = Date.now() + plan.seconds * 1000;
  const isOver = () =>
    Date.now() >= stopAt && scenario.acknowledged.orders.length >= plan.leastOrders;
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
  while (bank.unacknowledged > 0) await sleep(ASK_MS);
  const clients = [scenario.clerk.client, ...buyers.map(({ client }) => client)];
  const unanswered = clients.reduce((sum, client) => sum + client.unanswered, 0);
  const end = async () => {
    await shop.end("SIGTERM");
    await bank.close();
  };
  return { dataDir, shop, bank, stock, acknowledged: scenario.acknowledged, unanswered, end };
}

export async function openScenario(
  plan: Pick<CrashPlan, "guests" | "customers">,
  address: string,
  dataDir: string,
  bank: ExternalBank,
  database: DatabasePlace = dataDir,
) {
  const { clerk, stock } = await withDatabase(database, async (db) => ({
    clerk: await signInOwner(address, db),
    stock: await addStock(address, db),
  }));
  const scenario: Scenario = {
    variantIds: [...stock.keys()],
    clerk,
    bank,
    acknowledged: nothingAcknowledged(),
  };
  const guests = Array.from(
    { length: plan.guests },
    () => new Buyer(new RetryingClient(address), scenario),
  );
  const customers = Array.from({ length: plan.customers }, async (_none, index) => {
    const client = new RetryingClient(address);
    return new Buyer(client, scenario, await register(client, join(dataDir, "outbox"), index + 1));
  });
  return { scenario, stock, buyers: [...guests, ...(await Promise.all(customers))] };
}
