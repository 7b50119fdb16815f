/** Draws the pictures of the demo catalogue: `node tools/draw/draw.ts [--only <code>]`. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { jobs } from "./manifest.ts";

const LARGE = 44_000;
const root = join(import.meta.dirname, "../..");

async function write(file: string, svg: string): Promise<boolean> {
  const path = join(root, file);
  const before = await readFile(path, "utf8").catch(() => "");
  if (before === svg) return false;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, svg);
  return true;
}

const { values } = parseArgs({ options: { only: { type: "string" } } });
const wanted = jobs().filter(({ code }) => values.only === undefined || code === values.only);
let changed = 0;
for (const { file, draw } of wanted) {
  const svg = draw();
  if (svg.length > LARGE) console.warn(`${file}: ${Math.round(svg.length / 1000)} kB`);
  if (await write(file, svg)) changed++;
}
console.log(`${wanted.length} pictures, ${changed} changed`);
