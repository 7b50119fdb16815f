/** The models to create, and the hashes that show whether one on disk is still up to date. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "../../../db/demo/index.ts";
import { type DemoModel, factsOf, modelsOf } from "../../../db/demo/models.ts";
import type { DemoProduct } from "../../../db/demo/types.ts";
import { type RenderJob, renderJobs } from "../jobs.ts";
import { lampColour } from "../lamp-colour.ts";
import { hashOf, modelSourcesOf, sceneOf, source } from "../recipe.ts";
import { type Measure, measuresOf } from "./measures.ts";

export const MODELS = join(import.meta.dirname, "../../../db/demo/models");

export interface ModelJob {
  model: DemoModel;
  product: DemoProduct;
  /** For Blender, one for each finish. */
  jobs: ReturnType<typeof sceneOf>[];
  measures: Measure[];
  /** Range of its drop, in mm. */
  drop: readonly [number, number] | undefined;
  tint: RenderJob["tint"];
  /** Hash of everything that the solids depend on. */
  solids: string;
  /** Hash of that, and of everything that turns them into a file. */
  hash: string;
}

const WARM = 2700;

export function modelJobs(): ModelJob[] {
  const rendered = new Map(renderJobs().map((job) => [`${job.code} ${job.finish}`, job]));
  return catalogue.products.flatMap((product) =>
    modelsOf(product).map((model) => {
      const facts = factsOf(product, model.variants[0]);
      const jobs = model.finishes.map((finish) => {
        const job = rendered.get(`${product.code} ${finish}`);
        if (!job) throw new Error(`${product.code} is not modelled in ${finish}`);
        return { ...job, facts: shapedBy(product, facts) };
      });
      const measures = measuresOf(product, model);
      const drop = facts["drop_mm"] as ModelJob["drop"];
      const tint = lampColour(Number(facts["cct"] ?? WARM));
      const scenes = jobs.map(sceneOf);
      const solids = hashOf(JSON.stringify(scenes), ...sourcesOf(jobs[0]), ...own(/\.py$/));
      const hash = hashOf(solids, JSON.stringify([measures, drop, tint]), ...own(ASSEMBLY));
      return { model, product, jobs: scenes, measures, drop, tint, solids, hash };
    }),
  );
}

/**
 * A panic bar is shown cut to a narrow leaf: the family builds this fraction of its length, and its
 * end caps protrude.
 */
const CUT = { share: 0.62, ends: 20 };

/** The attributes that give the pictures' shape at this model's size. */
function shapedBy({ drawing, variants: [first] }: DemoProduct, facts: Record<string, unknown>) {
  if (drawing.family === "panic-bar") {
    return { ...facts, length_mm: (Number(facts["length_mm"]) - CUT.ends) / CUT.share };
  }
  // From twelve lamps on, crystal chandeliers are built differently; a larger size of a design
  // keeps its form.
  if (drawing.family !== "crystal-chandelier") return facts;
  const { lamp_count: lamps } = { ...facts, ...first?.attributes, ...first?.options };
  return { ...facts, lamp_count: lamps };
}

const ASSEMBLY = /^(?:assemble|solid|true-size|wood)\.ts$/;

/** The family's module, the solids and the materials. */
function sourcesOf(job: RenderJob | undefined): string[] {
  return job ? modelSourcesOf(job) : [];
}

/** The tools in this folder. */
function own(wanted: RegExp): string[] {
  const files = readdirSync(import.meta.dirname).filter((name) => wanted.test(name));
  return files.toSorted().map((name) => source(`models/${name}`));
}
