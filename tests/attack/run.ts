/**
 * npm run attack: repeats every attack that was once carried out against the shop, from outside,
 * against production shops that it starts itself. `-- --only 2,8`: only those findings; `-- --url
 * https://…`: only harmless attacks, against a running shop.
 */
import { parseArgs } from "node:util";
import type { Attack, Outcome } from "./attack.ts";
import { harmful, harmless } from "./attacks.ts";
import { type Shops, startShops } from "./setup/shops.ts";

interface Ready extends Pick<Attack<never>, "finding" | "title" | "isFirst" | "isLast"> {
  run: () => Promise<Outcome>;
}

const { values } = parseArgs({ options: { only: { type: "string" }, url: { type: "string" } } });
const only = values.only?.split(",").map(Number);
const say = (line: string) => process.stdout.write(`${line}\n`);

function readyAgainst<Target>(attacks: readonly Attack<Target>[], target: Target): Ready[] {
  return attacks.map((attack) => ({ ...attack, run: () => attack.run(target) }));
}

function againstStarted(shops: Shops): Ready[] {
  return [...readyAgainst(harmless, shops.open), ...readyAgainst(harmful, shops)];
}

function againstUrl(url: string): Ready[] {
  const { origin: address, protocol } = new URL(url);
  const isHttps = protocol === "https:";
  const possible = harmless.filter(({ overHttps }) => isHttps || !overHttps);
  return readyAgainst(possible, { address, isHttps });
}

const placeOf = ({ finding, isFirst, isLast }: Ready) =>
  isFirst ? 0 : isLast ? Number.POSITIVE_INFINITY : finding;

/** An attack that could not be carried out does not count as repelled. */
async function carryOut({ run }: Ready): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    return { held: false, fact: `could not be carried out: ${(error as Error).message}` };
  }
}

/** @returns the number of broken protections */
async function attackAll(attacks: readonly Ready[]): Promise<number> {
  const asked = attacks.filter(({ finding }) => only?.includes(finding) ?? true);
  let broken = 0;
  for (const attack of asked.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const { held, fact } = await carryOut(attack);
    if (!held) broken += 1;
    say(`${held ? "held  " : "broken"}  ${String(attack.finding).padStart(2)}  ${attack.title}`);
    say(`            ${fact}`);
  }
  say(`\n${asked.length - broken} held, ${broken} broken`);
  return broken;
}

async function attackStarted(): Promise<number> {
  say("Starting two shops in production, one with goods and one without …\n");
  const { stop, ...shops } = await startShops();
  try {
    return await attackAll(againstStarted(shops));
  } finally {
    await stop();
  }
}

const broken =
  values.url === undefined ? await attackStarted() : await attackAll(againstUrl(values.url));
process.exitCode = broken === 0 ? 0 : 1;
