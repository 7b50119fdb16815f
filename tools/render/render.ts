/**
 * Renders the products of the demo catalogue: `npm run render -- [--only <sku|code|name>] [--role
 * hero|detail] [--draft <folder>] [--compare] [--list] [--all] [--threads 2] [--until 12:15]
 * [--cache <folder>]`. Without --only: what is missing or outdated, by priority.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compare } from "./checks/compare.ts";
import { renderDetail } from "./detail/render-detail.ts";
import { saveDetail, renderedDetails, stateOfDetail } from "./detail/rendered-details.ts";
import { type DetailJob, detailJobs, DETAIL_QUALITY } from "./detail/views.ts";
import { type RenderJob, renderJobs } from "./jobs.ts";
import type { State } from "./picture-list.ts";
import { canRender, DRAFT, QUALITY } from "./recipe.ts";
import { rendered, saveRendered, stateOfFinish } from "./rendered-products.ts";
import { type RenderOptions, develop, layersOf } from "./stages.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    role: { type: "string", multiple: true, default: ["hero", "detail"] },
    draft: { type: "string" },
    compare: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    threads: { type: "string", default: "2" },
    until: { type: "string" },
    cache: { type: "string", default: join(tmpdir(), "fanous-render") },
  },
});
const options: RenderOptions = { cache: values.cache, threads: Number(values.threads) };

/** A picture to be made: the pair or main picture of a finish, or a product's close-up. */
interface Picture {
  name: string;
  state: State;
  /** Renders it and saves it in the repository. */
  finish: () => Promise<string>;
  /** Renders a small draft for review. */
  draft: (folder: string) => Promise<string>;
}

function isWanted({ name, code, skus, family }: RenderJob): boolean {
  const names = new Set([name, code, family, ...skus]);
  return values.only === undefined || values.only.some((one) => names.has(one));
}

const kilobytes = ({ length }: Buffer) => `${Math.round(length / 1000)} kB`;

function heroes(): Picture[] {
  const list = rendered();
  return renderJobs()
    .filter(isWanted)
    .filter(canRender)
    .map((job) => ({
      name: job.name,
      state: stateOfFinish(job, list),
      finish: () => finishHero(job),
      draft: (folder) => draftHero(job, folder),
    }));
}

async function draftHero(job: RenderJob, folder: string): Promise<string> {
  const { clean, seconds } = await layersOf(job, DRAFT, options);
  const { files } = await develop(job, clean, DRAFT);
  for (const [role, bytes] of files)
    await writeFile(join(folder, `${job.name}-${role}.webp`), bytes);
  return `draft, ${Math.round(seconds)} s`;
}

async function finishHero(job: RenderJob): Promise<string> {
  const made = await layersOf(job, QUALITY, options);
  const { files, clipped } = await develop(job, made.clean, QUALITY);
  await saveRendered(job, files, made);
  const sizes = [...files.values()].map(kilobytes).join(", ");
  return `${Math.round(made.seconds)} s, ${sizes}, clipped ${clipped}`;
}

function details(): Picture[] {
  const list = renderedDetails();
  return detailJobs()
    .filter(({ job }) => isWanted(job))
    .map((one) => ({
      name: `${one.job.name}-detail`,
      state: stateOfDetail(one, list),
      finish: () => finishDetail(one),
      draft: (folder) => draftDetail(one, folder),
    }));
}

async function draftDetail(one: DetailJob, folder: string): Promise<string> {
  const { bytes, seconds } = await renderDetail(one, DRAFT, options);
  await writeFile(join(folder, `${one.job.name}-detail.webp`), bytes);
  return `draft, ${Math.round(seconds)} s`;
}

async function finishDetail(one: DetailJob): Promise<string> {
  const { bytes, ...made } = await renderDetail(one, DETAIL_QUALITY, options);
  await saveDetail(one, bytes, made);
  return `${Math.round(made.seconds)} s, ${kilobytes(bytes)}`;
}

/** Missing pictures first: an outdated one still shows the product. */
function inOrder(pictures: Picture[]): Picture[] {
  const forced = values.only !== undefined || values.all;
  const states: State[] = forced ? ["missing", "stale", "fresh"] : ["missing", "stale"];
  return states.flatMap((state) => pictures.filter((picture) => picture.state === state));
}

function isOver(): boolean {
  return values.until !== undefined && new Date().toISOString().slice(11, 16) >= values.until;
}

async function attempt(name: string, make: () => Promise<string>): Promise<void> {
  try {
    console.log(`${name}: ${await make()}`);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

/** Renders existing pictures again; the seed is fixed, so they must come out the same. */
async function compareAll(): Promise<void> {
  const kept = renderJobs().filter((job) => isWanted(job) && stateOfFinish(job) !== "missing");
  for (const job of kept) {
    const { line, same } = await compare(job, options);
    console.log(`${job.name}: ${same ? "the same" : "NOT THE SAME"} (${line})`);
    if (!same) process.exitCode = 1;
  }
}

async function makeAll(pictures: Picture[]): Promise<void> {
  const { draft } = values;
  if (draft !== undefined) await mkdir(draft, { recursive: true });
  for (const picture of draft === undefined ? inOrder(pictures) : pictures) {
    if (isOver()) break;
    await attempt(picture.name, draft === undefined ? picture.finish : () => picture.draft(draft));
  }
}

const wanted = values.role;
const pictures = [
  ...(wanted.includes("hero") ? heroes() : []),
  ...(wanted.includes("detail") ? details() : []),
];
if (values.list) for (const { state, name } of pictures) console.log(`${state} ${name}`);
else if (values.compare) await compareAll();
else await makeAll(pictures);
