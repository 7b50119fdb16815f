/**
 * Renders the products of the demo catalogue: `npm run render -- [--only <sku|code|name>] [--draft <folder>]
 * [--compare] [--list] [--all] [--threads 2] [--until 12:15] [--cache <folder>]`. Without --only: what is missing
 * or no longer up to date, in order of worth.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compare } from "./checks/compare.ts";
import { type RenderJob, renderJobs } from "./jobs.ts";
import { canRender, DRAFT, QUALITY } from "./recipe.ts";
import { keep, rendered, stateOf } from "./shelf.ts";
import { type Bench, develop, layersOf } from "./stages.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    draft: { type: "string" },
    compare: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    threads: { type: "string", default: "2" },
    until: { type: "string" },
    cache: { type: "string", default: join(tmpdir(), "fanous-render") },
  },
});
const bench: Bench = { cache: values.cache, threads: Number(values.threads) };

function isWanted({ name, code, skus, family }: RenderJob): boolean {
  const names = new Set([name, code, family, ...skus]);
  return values.only === undefined || values.only.some((one) => names.has(one));
}

/** Missing pictures first: a stale one still shows the product. */
function inOrder(jobs: RenderJob[]): RenderJob[] {
  const list = rendered();
  const states = jobs.map((job) => ({ job, state: stateOf(job, list) }));
  const forced = values.only !== undefined || values.all;
  const stale = states.filter(({ state }) => state === "stale" || (forced && state === "fresh"));
  return [...states.filter(({ state }) => state === "missing"), ...stale].map(({ job }) => job);
}

function isOver(): boolean {
  return values.until !== undefined && new Date().toISOString().slice(11, 16) >= values.until;
}

async function renderDraft(job: RenderJob, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { clean, seconds } = await layersOf(job, DRAFT, bench);
  const { files } = await develop(job, clean, DRAFT);
  for (const [role, bytes] of files)
    await writeFile(join(folder, `${job.name}-${role}.webp`), bytes);
  console.log(`${job.name}: draft, ${Math.round(seconds)} s`);
}

async function renderAgain(job: RenderJob): Promise<void> {
  const { line, same } = await compare(job, bench);
  console.log(`${job.name}: ${same ? "the same" : "NOT THE SAME"} (${line})`);
  if (!same) process.exitCode = 1;
}

async function renderFinal(job: RenderJob): Promise<void> {
  const made = await layersOf(job, QUALITY, bench);
  const { files, clipped } = await develop(job, made.clean, QUALITY);
  await keep(job, files, made);
  const sizes = [...files.values()].map(({ length }) => `${Math.round(length / 1000)} kB`);
  console.log(
    `${job.name}: ${Math.round(made.seconds)} s, ${sizes.join(", ")}, clipped ${clipped}`,
  );
}

const jobs = renderJobs().filter(isWanted);
if (values.list) {
  const list = rendered();
  for (const job of jobs)
    console.log(`${canRender(job) ? stateOf(job, list) : "no model"} ${job.name}`);
} else {
  const { draft } = values;
  const isDone = (job: RenderJob) => stateOf(job) !== "missing";
  const make = values.compare
    ? renderAgain
    : draft === undefined
      ? renderFinal
      : (job: RenderJob) => renderDraft(job, draft);
  const queue = values.compare ? jobs.filter(isDone) : draft === undefined ? inOrder(jobs) : jobs;
  for (const job of queue.filter(canRender)) {
    if (isOver()) break;
    await make(job).catch((error: unknown) => {
      console.error(`${job.name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    });
  }
}
