import { parseArgs } from "node:util";
import { readConfig } from "../config.ts";
import { type Examined, examine } from "../doctor/examine.ts";
import { createPool } from "../platform/postgres/database.ts";
import { checkOwnServer } from "../platform/postgres/own-server.ts";
import { StartError } from "../platform/start-error.ts";
import { openDatabase } from "./open-database.ts";
import { runCommand } from "./run-command.ts";

const USAGE = "npm run doctor [-- --dkim <selector>]";
const MARKS = { fine: "✓", watch: "!", wrong: "✗" };

/**
 * `npm run doctor`: checks this installation and says what to fix. Exit code 0: nothing is wrong;
 * 1: something is.
 */
async function main(args: string[]): Promise<number> {
  const { dkim } = readArguments(args);
  const config = readConfig(process.env);
  if (config.database) await checkOwnServer(config.database);
  const { connection, end } = await openDatabase(config);
  const pool = createPool({ ...connection, max: 1 });
  try {
    return print(await examine({ config, pool, dkimSelector: dkim }));
  } finally {
    await pool.end();
    await end();
  }
}

function readArguments(args: string[]): { dkim?: string } {
  try {
    return parseArgs({ args, options: { dkim: { type: "string" } } }).values;
  } catch {
    throw new StartError(`Usage: ${USAGE}`);
  }
}

function print(examined: Examined): number {
  const say = (line = "") => process.stdout.write(`${line}\n`);
  for (const [part, findings] of Object.entries(examined)) {
    if (findings.length > 0) say(`\n  ${part}`);
    for (const { state, text, advice } of findings) {
      say(`    ${MARKS[state]} ${text}`);
      if (advice !== undefined) say(`        ${advice}`);
    }
  }
  const all = Object.values(examined).flat();
  const count = (state: keyof typeof MARKS) => all.filter((one) => one.state === state).length;
  say(`\n  ${count("fine")} fine, ${count("watch")} to look at, ${count("wrong")} wrong\n`);
  return count("wrong") === 0 ? 0 : 1;
}

await runCommand(() => main(process.argv.slice(2)));
