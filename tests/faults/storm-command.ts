import { rm } from "node:fs/promises";
import { runStorm } from "./storm.ts";
import { judge } from "./verdict.ts";

/** `npm run faults`: a minute, 20 buyers, ten times the server and three times the database killed with -9. */
const PLAN = { seconds: 60, buyers: 20, serverKills: 10, databaseKills: 3 };

const say = (line: string) => process.stdout.write(`  ${line}\n`);
const storm = await runStorm(PLAN, say);
const { wrong, ...counts } = await judge(storm);
await storm.shop.end("SIGTERM");
await rm(storm.dataDir, { recursive: true, force: true });
for (const line of wrong) say(`✗ ${line}`);
say(
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(", "),
);
say(wrong.length === 0 ? "Nothing was lost, nothing happened twice" : `${wrong.length} wrong`);
process.exitCode = wrong.length === 0 ? 0 : 1;
