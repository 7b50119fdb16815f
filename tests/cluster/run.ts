/**
 * npm run cluster: three processes of a production shop behind HAProxy (`deploy/haproxy.cfg`) with
 * one database and one media store. Buyers buy, pay, cancel and return all the time; meanwhile
 * processes are restarted one by one, killed with -9, paused and given a wrong clock, and the
 * database and the store are killed. Needs `haproxy`, `openssl` and `faketime`. `-- --buyers 200
 * --faults 100 --minutes 20`: ends when the faults or the minutes are reached; `--think 10`:
 * seconds between two orders of one buyer; `--only "etcd|disk"`: only faults with matching names.
 * `-- --patroni`: a primary with a synchronous standby (`deploy/patroni`) and three etcd members,
 * each on its own network interface that can be cut; also needs root on Linux, `patroni`, `etcd`
 * and PostgreSQL 15; with `--reads`, pages and lists are read from the standby. `-- --swift`: the media store is OpenStack Swift with its S3 interface instead
 * of a small one; needs Debian's `swift-proxy`, `swift-account`, `swift-container` and
 * `swift-object`.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { runShopCommand } from "../../bench/processes.ts";
import { checkAfterCrashes } from "../faults/consistency/check-after-crashes.ts";
import { withDatabase } from "../faults/setup/with-database.ts";
import { faultsOf, type Fault } from "./faults.ts";
import { buyLastUnits } from "./last-units.ts";
import { seeChangesEverywhere } from "./next-request.ts";
import { Cluster } from "./setup/cluster.ts";
import { startShopping } from "./shopping.ts";

const { values } = parseArgs({
  options: {
    buyers: { type: "string", default: "40" },
    faults: { type: "string", default: "20" },
    minutes: { type: "string", default: "60" },
    think: { type: "string", default: "0" },
    only: { type: "string", default: "" },
    patroni: { type: "boolean", default: false },
    reads: { type: "boolean", default: false },
    swift: { type: "boolean", default: false },
  },
});
const BUYERS = Number(values.buyers);
const FAULTS = Number(values.faults);
const MINUTES = Number(values.minutes);
const THINK_MS = Number(values.think) * 1000;
const ONLY = new RegExp(values.only);
/** Pause between two faults. */
const CALM_MS = 2_000;
const ANSWERED_WITHIN_MS = 1_000;
const ORDERS_AGAIN_WITHIN_MS = 15_000;
const GIVE_UP_MS = 120_000;
const ASK_MS = 50;
const SHOWN_OF_KIND = 5;

const startedAt = performance.now();
const wrong: string[] = [];

function say(line: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${line}\n`);
}

say(
  `Starting ${values.patroni ? "a primary with a standby" : "a database"}, three processes and HAProxy`,
);
await using cluster = await Cluster.start({
  hasStandby: values.patroni,
  hasSwift: values.swift,
  readsStandby: values.reads,
});
const { dataDir, bank, database } = cluster;
const shopping = await startShopping(cluster, BUYERS, THINK_MS);
const { acknowledged, clients, pages, stock, unanswered, clerk } = shopping;
const startedBuyingAt = performance.now();
say(`${BUYERS} people buy`);

async function suffer({ name, mayLose, hitsDatabase, happen }: Fault): Promise<void> {
  await sleep(CALM_MS);
  for (const client of clients) client.lastFailure = "";
  const before = { unanswered: unanswered(), orders: acknowledged.orders.length };
  const happenedAt = performance.now();
  const mend = await happen();
  const again = hitsDatabase ? await untilNextOrder(happenedAt) : "";
  await mend();
  const lost = unanswered() - before.unanswered;
  const orders = acknowledged.orders.length - before.orders;
  say(
    `${String(suffered).padStart(3)}  ${name}: ${again}${lost} requests to be sent again, ${orders} orders meanwhile`,
  );
  if (lost > 0 && !mayLose) {
    const why = new Set(clients.map(({ lastFailure }) => lastFailure).filter(Boolean));
    wrong.push(`fault ${suffered}, ${name}: ${lost} requests lost (${[...why].join("; ")})`);
  }
}

async function untilNextOrder(since: number): Promise<string> {
  // Wait for responses to what was committed before.
  await sleep(ANSWERED_WITHIN_MS);
  const before = acknowledged.orders.length;
  while (acknowledged.orders.length === before && performance.now() - since < GIVE_UP_MS)
    await sleep(ASK_MS);
  const took = performance.now() - since;
  if (took > ORDERS_AGAIN_WITHIN_MS) wrong.push(`no order for ${Math.round(took)} ms`);
  return `orders again after ${(took / 1000).toFixed(1)} s, `;
}

const endAt = startedBuyingAt + MINUTES * 60_000;
let suffered = 0;
for (let round = 0; suffered < FAULTS && performance.now() < endAt; round += 1) {
  for (const fault of faultsOf(cluster, round)) {
    if (suffered === FAULTS || performance.now() >= endAt) break;
    if (!ONLY.test(fault.name)) continue;
    suffered += 1;
    await suffer(fault);
  }
}
say(`${suffered} faults, ${acknowledged.orders.length} orders acknowledged`);

await shopping.end();
say(
  `${pages.asked} pages asked for, ${pages.lost.length} not answered, ${pages.slow} after more than a second, the slowest ${Math.round(pages.slowestMs)} ms`,
);
for (const problem of [...pages.lost, ...pages.late]) say(`  page ${problem}`);
if (pages.lost.length > 0) wrong.push(`${pages.lost.length} pages not answered`);

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
wrong.push(...cluster.errors.map((error) => `answered with 500: ${error}`));
if ((await runShopCommand("audit", cluster.environment)) !== 0) wrong.push("npm run audit");
for (const line of fewOfEachKind(wrong)) say(`✗ ${line}`);
say(wrong.length === 0 ? "Nothing lost, nothing twice" : `${wrong.length} things are wrong`);
process.exitCode = wrong.length === 0 ? 0 : 1;

/**
 * Findings that only differ in numbers count as one kind, as thousands of them tell no more than
 * the first.
 */
function fewOfEachKind(findings: readonly string[]): string[] {
  const kinds = Map.groupBy(findings, (finding) => finding.replaceAll(/F?-?\d[\w-]*/g, "…"));
  return [...kinds.values()].flatMap((same) => [
    ...same.slice(0, SHOWN_OF_KIND),
    ...(same.length > SHOWN_OF_KIND ? [`and ${same.length - SHOWN_OF_KIND} more like it`] : []),
  ]);
}
