import { rm } from "node:fs/promises";
import { runStorm } from "./storm.ts";
import { closeBooks } from "./verdict/close-books.ts";

/** `npm run faults`: a minute, 20 people, ten times the server and three times the database killed with -9. */
const PLAN = {
  seconds: 60,
  leastOrders: 100,
  guests: 8,
  customers: 12,
  serverKills: 10,
  databaseKills: 3,
};

const say = (line: string) => process.stdout.write(`  ${line}\n`);
const storm = await runStorm(PLAN, say);
const { wrong, ...counts } = await closeBooks(storm);
await storm.end();
await rm(storm.dataDir, { recursive: true, force: true });
for (const line of wrong) say(`✗ ${line}`);
say(
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(", "),
);
say(wrong.length === 0 ? "Nothing was lost, nothing happened twice" : `${wrong.length} wrong`);
process.exitCode = wrong.length === 0 ? 0 : 1;
