/**
 * Renders the pictures for comparing beams and colour rendering: `node
 * tools/render/comparisons/render-comparisons.ts [--only fruit|beams] [--draft <folder>] [--list]
 * [--threads 2] [--cache <folder>]`. Without --only: what is outdated.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DRAFT, hashOf, here, type Quality, source } from "../recipe.ts";
import { renderTaskOf } from "../rooms/recipe.ts";
import { BLENDER, layersOfTask, PYTHON, runNice, webp } from "../stages.ts";
import { weightsIn } from "../weights.ts";
import {
  BEAM_VIEWS,
  type Comparison,
  COMPARISONS,
  FRUIT,
  FRUIT_SCRIPT,
  fruitJob,
  fruitWeights,
  LIST,
  PICTURES,
  renderedHashes,
} from "./recipe.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    draft: { type: "string" },
    list: { type: "boolean", default: false },
    threads: { type: "string", default: "2" },
    cache: { type: "string", default: join(tmpdir(), "fanous-render") },
  },
});
const { draft, cache } = values;
const threads = Number(values.threads);
const folder = draft ?? PICTURES;
const SMALL: Quality = { width: 320, height: 240, samples: DRAFT.samples };

async function write(name: string, raw: string, { width, height }: Quality): Promise<void> {
  const bytes = await webp(await readFile(raw), width, height);
  await writeFile(join(folder, `${name}.webp`), bytes);
  await rm(raw);
  console.log(`${name}: ${Math.round(bytes.length / 1000)} kB`);
}

async function renderFruit(): Promise<void> {
  const job = fruitJob(draft === undefined ? undefined : SMALL);
  const stem = join(cache, `fruit-${hashOf(JSON.stringify(job), source(FRUIT_SCRIPT))}`);
  const [spec, passes] = [`${stem}.json`, `${stem}.npz`];
  const quality = { ...job.quality, threads };
  await writeFile(spec, JSON.stringify({ ...job, quality }));
  const script = ["-b", "--factory-startup", "--python-exit-code", "1", "-P"];
  if (!existsSync(passes))
    await runNice(BLENDER, [...script, join(here, FRUIT_SCRIPT), "--", spec, passes], threads);
  const weights = fruitWeights();
  const lamps = FRUIT.map(({ name }, i) => ({ out: `${stem}-${name}.rgb`, weights: weights[i] }));
  await writeFile(spec, JSON.stringify(lamps));
  const develop = join(here, "comparisons/develop_fruit.py");
  await runNice(PYTHON, [develop, passes, weightsIn(join(cache, "weights")), spec], threads);
  for (const [i, { name }] of FRUIT.entries()) await write(name, lamps[i]?.out ?? "", quality);
}

async function renderBeams(): Promise<void> {
  const [first] = BEAM_VIEWS;
  if (!first) return;
  const quality = draft === undefined ? first.size : SMALL;
  const views: { out: string; layers: string }[] = [];
  for (const view of BEAM_VIEWS) {
    const { clean } = await layersOfTask(renderTaskOf(view, quality), { cache, threads });
    views.push({ layers: clean, out: clean.replace(/\.npz$/, ".rgb") });
  }
  const spec = join(cache, "beams.json");
  await writeFile(spec, JSON.stringify({ ...first.exposure, views }));
  await runNice(PYTHON, [join(here, "comparisons/develop_beams.py"), spec], 1);
  for (const [i, { name }] of BEAM_VIEWS.entries()) await write(name, views[i]?.out ?? "", quality);
}

const RENDERERS: Record<Comparison["name"], () => Promise<void>> = {
  fruit: renderFruit,
  beams: renderBeams,
};

const wanted = COMPARISONS.filter(({ name }) => values.only === undefined || values.only === name);
await mkdir(folder, { recursive: true });
await mkdir(cache, { recursive: true });
for (const { name, hash } of wanted) {
  const rendered = renderedHashes();
  const isFresh = rendered[name] === hash;
  if (values.list) console.log(`${isFresh ? "fresh" : "stale"} ${name}`);
  if (values.list || (isFresh && values.only === undefined)) continue;
  await RENDERERS[name]();
  if (draft === undefined)
    await writeFile(LIST, `${JSON.stringify({ ...rendered, [name]: hash }, null, 1)}\n`);
}
