/**
 * npm run upgrade -- <commit>: three processes of an earlier version behind HAProxy, with one
 * database and one media store. While people buy, this version migrates the tables, its processes
 * replace the old ones one by one, one goes back to the old version, and forward again. No request
 * may be lost, and the data must be consistent. `--buyers 40 --think 2`: seconds between two orders
 * of one buyer. Needs `haproxy`, `openssl` and the repository's history.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { runShopCommand } from "../../../bench/processes.ts";
import { checkAfterCrashes } from "../../faults/consistency/check-after-crashes.ts";
import { Cluster } from "../setup/cluster.ts";
import { startShopping } from "../shopping.ts";
import { openOldVersion } from "./old-version.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    buyers: { type: "string", default: "40" },
    think: { type: "string", default: "2" },
  },
});
const BUYERS = Number(values.buyers);
const THINK_MS = Number(values.think) * 1000;
/** Each state of the shop is used for this long. */
const CALM_MS = 15_000;
const ASK_MS = 50;

const [commit] = positionals;
if (commit === undefined) throw new Error("npm run upgrade -- <commit>");

const startedAt = performance.now();
function say(line: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${line}\n`);
}

await using old = await openOldVersion(commit);
say(`The old version is ${old.name}`);
await using cluster = await Cluster.start({ hasStandby: false, hasSwift: false }, old.root);
const { dataDir, bank, database } = cluster;
const shopping = await startShopping(cluster, BUYERS, THINK_MS);
const { acknowledged, clients, pages, stock, unanswered } = shopping;
const wrong: string[] = [];

await during("three processes of the old version", async () => {});
await during("the old version serves while this one migrates the tables", async () => {
  const code = await runShopCommand("migrate", cluster.environment);
  if (code !== 0) wrong.push(`npm run migrate ended with ${code}`);
});
await during("one process of this version beside two old ones", () => replace(0, undefined));
await during("two processes of this version beside an old one", () => replace(1, undefined));
await during("back again: one of this version beside two old ones", () => replace(1, old.root));
await during("three processes of this version", async () => {
  await replace(1, undefined);
  await replace(2, undefined);
});

await shopping.end();
say(`${pages.asked} pages asked for, ${pages.lost.length} not answered`);
wrong.push(...pages.lost.map((page) => `page ${page}`));
while (bank.unacknowledged > 0) await sleep(ASK_MS);
const { wrong: inconsistent, ...counts } = await checkAfterCrashes({
  acknowledged,
  stock,
  bank,
  dataDir,
  database: database.connection,
  unanswered: unanswered(),
});
const found = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
say(found.join(", "));
wrong.push(...inconsistent, ...cluster.errors.map((error) => `answered with 500: ${error}`));
if ((await runShopCommand("audit", cluster.environment)) !== 0) wrong.push("npm run audit");
for (const line of wrong) say(`✗ ${line}`);
say(wrong.length === 0 ? "No request lost, nothing wrong" : `${wrong.length} things are wrong`);
process.exitCode = wrong.length === 0 ? 0 : 1;

/** Does something and lets people buy for a while afterwards. */
async function during(state: string, act: () => Promise<void>): Promise<void> {
  for (const client of clients) client.lastFailure = "";
  const before = { unanswered: unanswered(), orders: acknowledged.orders.length };
  await act();
  await sleep(CALM_MS);
  const lost = unanswered() - before.unanswered;
  const orders = acknowledged.orders.length - before.orders;
  say(`${state}: ${orders} orders, ${lost} requests lost`);
  if (orders === 0) wrong.push(`no order: ${state}`);
  if (lost === 0) return;
  const why = new Set(clients.map(({ lastFailure }) => lastFailure).filter(Boolean));
  wrong.push(`${lost} requests lost: ${state} (${[...why].join("; ")})`);
}

/** @param root of the version to start; absent: this one */
async function replace(index: number, root: string | undefined): Promise<void> {
  await cluster.endShop(index, "SIGTERM");
  cluster.root = root;
  await cluster.startShop(index);
}
