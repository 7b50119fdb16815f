/**
 * Creates the models of the demo catalogue: `node tools/render/models/export-models.ts [--only
 * <model|product|family>] [--all] [--list] [--cache <folder>]`. Without --only: what is missing or
 * outdated.
 */
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { here } from "../recipe.ts";
import { assemble, modelFiles } from "./assemble.ts";
import { measuredPartsOf } from "./measures.ts";
import { type ModelJob, modelJobs, MODELS } from "./model-jobs.ts";
import { readSolids } from "./solid.ts";
import { fasten, hang, stretchTo } from "./true-size.ts";

const run = promisify(execFile);
const BLENDER = process.env["BLENDER"] ?? "blender";
const LIST = join(MODELS, "models.json");
/** Models per start of Blender. */
const AT_ONCE = 12;

interface Made {
  hash: string;
  bytes: number;
  /** Where the pictures' model did not have the catalogue's size: how much it was stretched. */
  stretched?: Record<string, number>;
}

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    all: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    cache: { type: "string", default: join(tmpdir(), "fanous-models") },
  },
});

const made: Record<string, Made> = existsSync(LIST)
  ? (JSON.parse(readFileSync(LIST, "utf8")) as Record<string, Made>)
  : {};
const wanted = modelJobs().filter(({ model, product, hash }) => {
  const names = new Set([model.name, product.code, product.drawing.family]);
  if (values.only) return values.only.some((one) => names.has(one));
  const isFresh = made[model.name]?.hash === hash && existsSync(fileOf(model.name));
  return values.all || !isFresh;
});

for (const { model } of wanted) if (values.list) console.log(model.name);
if (!values.list) {
  for (const folder of [MODELS, values.cache]) await mkdir(folder, { recursive: true });
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    await make(wanted.slice(from, from + AT_ONCE));
  }
}

function fileOf(name: string): string {
  return join(MODELS, `${name}.glb`);
}

async function make(batch: readonly ModelJob[]): Promise<void> {
  await build(batch.filter((job) => !existsSync(`${stemOf(job)}.json`)));
  for (const job of batch) {
    await finish(job).catch((error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
  }
}

/** Where Blender's solids are cached between runs, by everything they depend on. */
function stemOf({ model, solids }: ModelJob): string {
  return join(values.cache, `${model.name}-${solids}`);
}

async function build(batch: readonly ModelJob[]): Promise<void> {
  if (batch.length === 0) return;
  const spec = join(values.cache, "jobs.json");
  const named = batch.map((job) => ({ name: basename(stemOf(job)), jobs: job.jobs }));
  await writeFile(spec, JSON.stringify(named));
  const script = join(here, "models/export_model.py");
  const command = ["-b", "--factory-startup", "--python-exit-code", "1", "-P", script, "--"];
  await run(BLENDER, [...command, spec, values.cache], { maxBuffer: 1 << 26 });
}

async function finish(job: ModelJob): Promise<void> {
  const { model, product, measures, drop, tint, hash } = job;
  const parts = measuredPartsOf(product);
  const read = await readSolids(stemOf(job));
  const solids = read.solids.map((solid) => ({ ...solid, measured: parts.includes(solid.name) }));
  const stretched = stretchTo(solids, measures, model.name);
  const hung = read.place === "hanging" && drop ? hang(solids, drop[0]) : solids;
  fasten(hung, read.place);
  const files = await modelFiles();
  const bytes = await files.writeBinary(await assemble(hung, { ...model, tint }));
  await writeFile(fileOf(model.name), bytes);
  made[model.name] = {
    hash,
    bytes: bytes.length,
    ...(Object.keys(stretched).length > 0 && { stretched }),
  };
  await saveList();
  console.log(`${model.name}: ${Math.round(bytes.length / 1000)} kB`, stretched);
}

async function saveList(): Promise<void> {
  const sorted = Object.entries(made).toSorted(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(LIST, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
