/**
 * npm run cluster: three processes of a shop in production behind HAProxy (`deploy/haproxy.cfg`) with one database and one
 * store of media. People buy, pay, cancel and send back all the time; meanwhile processes are restarted one after the other,
 * killed with -9 and stopped, and the database and the store are killed. Needs `haproxy` and `openssl`.
 * `-- --buyers 200 --rounds 5`. `-- --patroni`: a primary with a synchronous standby (`deploy/patroni`); needs `patroni`, `etcd`
 * and PostgreSQL 15 besides.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { isInstalled } from "../api/operating/installed.ts";
import { openScenario } from "../faults/crash-test.ts";
import { checkAfterCrashes } from "../faults/consistency/check-after-crashes.ts";
import { withDatabase } from "../faults/setup/with-database.ts";
import { buyLastUnits } from "./last-units.ts";
import { seeChangesEverywhere } from "./next-request.ts";
import { PageWatch } from "./page-watch.ts";
import { Cluster } from "./setup/cluster.ts";

const { values } = parseArgs({
  options: {
    buyers: { type: "string", default: "40" },
    rounds: { type: "string", default: "2" },
    patroni: { type: "boolean", default: false },
  },
});
const BUYERS = Number(values.buyers);
const ROUNDS = Number(values.rounds);
const CUSTOMERS_SHARE = 0.3;
/** Between two faults people buy in peace. */
const CALM_MS = 3_000;
const FROZEN_MS = 10_000;
const ANSWERED_WITHIN_MS = 1_000;
const STORE_AWAY_MS = 5_000;
const ORDERS_AGAIN_WITHIN_MS = 15_000;
const ASK_MS = 50;

const startedAt = performance.now();
const wrong: string[] = [];

function say(line: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${line}\n`);
}

if (values.patroni && !isInstalled("--patroni", "patroni", "etcd", "haproxy", "setpriv"))
  process.exit(1);
say(
  `Starting ${values.patroni ? "a primary with a standby" : "a database"}, three processes and HAProxy`,
);
await using cluster = await Cluster.start({ hasStandby: values.patroni });
const { proxy, dataDir, bank, database } = cluster;
const customers = Math.round(BUYERS * CUSTOMERS_SHARE);
const { scenario, stock, buyers } = await openScenario(
  { guests: BUYERS - customers, customers },
  proxy.address,
  dataDir,
  bank,
  database.connection,
);
const { acknowledged, clerk } = scenario;
const unanswered = () =>
  [clerk.client, ...buyers.map(({ client }) => client)].reduce(
    (sum, client) => sum + client.unanswered,
    0,
  );
let isOver = false;
const pages = new PageWatch(proxy.address, ["/", "/en", "/contact-us"]);
const shopping = Promise.all(buyers.map((buyer) => buyer.shop(() => isOver)));
say(`${BUYERS} people buy`);

/** @param mayLose whether requests that were under way may have been cut off */
async function fault(name: string, mayLose: boolean, happen: () => Promise<void>): Promise<void> {
  await sleep(CALM_MS);
  const before = { unanswered: unanswered(), orders: acknowledged.orders.length };
  await happen();
  const lost = unanswered() - before.unanswered;
  const orders = acknowledged.orders.length - before.orders;
  say(`${name}: ${lost} requests to be sent again, ${orders} orders meanwhile`);
  if (lost > 0 && !mayLose) wrong.push(`${name}: ${lost} requests lost`);
}

async function restartOneByOne(): Promise<void> {
  for (const index of cluster.shops.keys()) {
    await cluster.endShop(index, "SIGTERM");
    await cluster.startShop(index);
    await sleep(CALM_MS);
  }
}

async function killShop(index: number): Promise<void> {
  await cluster.endShop(index, "SIGKILL");
  await cluster.startShop(index);
}

/** A process that hangs: it takes connections and answers nothing. */
async function freezeShop(index: number): Promise<void> {
  const { child } = cluster.shops[index] ?? {};
  child?.kill("SIGSTOP");
  await sleep(FROZEN_MS);
  child?.kill("SIGCONT");
}

/** @param happen answers with how it is mended */
async function failDatabase(happen: () => Promise<() => Promise<void>>): Promise<void> {
  const killedAt = performance.now();
  const mend = await happen();
  // What was committed before is answered still.
  await sleep(ANSWERED_WITHIN_MS);
  const before = acknowledged.orders.length;
  while (acknowledged.orders.length === before) await sleep(ASK_MS);
  const took = performance.now() - killedAt;
  say(`  orders again after ${(took / 1000).toFixed(1)} s`);
  if (took > ORDERS_AGAIN_WITHIN_MS) wrong.push(`no order for ${Math.round(took)} ms`);
  await mend();
}

/** Pages and orders need no store: what was shown lately has copies. */
async function loseStore(): Promise<void> {
  await cluster.media.kill();
  await sleep(STORE_AWAY_MS);
  await cluster.media.bringBack();
}

for (let round = 0; round < ROUNDS; round += 1) {
  const index = round % cluster.shops.length;
  await fault("all processes restarted, one after the other", false, restartOneByOne);
  await fault(`kill -9 process ${index + 1}`, true, () => killShop(index));
  await fault(`process ${index + 1} hangs for ten seconds`, true, () => freezeShop(index));
  for (const [name, happen] of Object.entries(database.faults))
    await fault(name, true, () => failDatabase(happen));
  await fault("the store of media is killed for five seconds", false, loseStore);
}

isOver = true;
await shopping;
await pages.end();
say(
  `${pages.asked} pages asked for, ${pages.lost.length} not answered, the slowest ${Math.round(pages.slowestMs)} ms`,
);
wrong.push(...new Set(pages.lost.map((problem) => `page ${problem}`)));

const addresses = cluster.shops.map(({ address }) => address);
const stale = await seeChangesEverywhere(addresses, clerk.client);
say(`12 changes by staff, asked for at every process at once: ${stale.length} old answers`);
wrong.push(...stale.map((answer) => `stale: ${answer}`));

await withDatabase(database.connection, async (db) => {
  const { items } = (await (await fetch(`${addresses[0]}/api/v1/sons?pageSize=100`)).json()) as {
    items: { id: number; price: { amount: number } }[];
  };
  const variantId = items.find(({ id, price }) => !stock.has(id) && price.amount < 200_000)?.id;
  if (variantId === undefined) throw new Error("no goods that are cheap enough");
  const problem = await buyLastUnits(db, addresses, { variantId, acknowledged });
  say(`50 buyers for the last 10, through all processes: ${problem ?? "10 got one"}`);
  if (problem) wrong.push(problem);
});

while (bank.unacknowledged > 0) await sleep(ASK_MS);
const { wrong: inconsistent, ...counts } = await checkAfterCrashes({
  acknowledged,
  stock,
  bank,
  dataDir,
  database: database.connection,
  unanswered: unanswered(),
});
say(
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(", "),
);
wrong.push(...inconsistent);
for (const line of wrong) say(`✗ ${line}`);
say(wrong.length === 0 ? "Nothing lost, nothing twice" : `${wrong.length} things are wrong`);
process.exitCode = wrong.length === 0 ? 0 : 1;
