/** What is to be seen from near: a view of every product, and its take for Blender. */
import { type RenderJob, renderJobs } from "../jobs.ts";
import { exposureOf, hashOf, QUALITY, sceneOf, SHARES, source, sourcesOf } from "../recipe.ts";
import type { Quality } from "../recipe.ts";
import type { Take } from "../stages.ts";
import type { Detail } from "./view.ts";
import { doors } from "./views/doors.ts";
import { fixed } from "./views/fixed.ts";
import { hanging } from "./views/hanging.ts";
import { lamps } from "./views/lamps.ts";
import { outdoors } from "./views/outdoors.ts";
import { plates } from "./views/plates.ts";

/** Half of a first picture's samples: from near a surface is broad, and the denoiser has little left to guess. */
export const NEAR: Quality = { ...QUALITY, samples: 10 };

const SCRIPT = "detail/render_detail.py";
const VIEWS: Record<string, Detail> = {
  ...hanging,
  ...fixed,
  ...outdoors,
  ...lamps,
  ...doors,
  ...plates,
};

export interface DetailJob {
  job: RenderJob;
  detail: Detail;
}

/** One of every product, in the finish that it is first shown in. */
export function detailJobs(): DetailJob[] {
  const firsts = new Map<string, RenderJob>();
  for (const job of renderJobs()) if (!firsts.has(job.code)) firsts.set(job.code, job);
  return [...firsts.values()].map((job) => ({ job, detail: viewOf(job.code) }));
}

function viewOf(code: string): Detail {
  const detail = VIEWS[code];
  if (!detail) throw new Error(`${code} has no view from near`);
  return detail;
}

export function takeOf({ job, detail }: DetailJob, quality: Quality = NEAR): Take {
  const { room: _room, glow: _glow, ...view } = detail;
  const told = { ...sceneOf(job), view };
  const scene = hashOf(JSON.stringify([told, quality]), ...sourcesOf(job), source(SCRIPT));
  return { name: `${job.name}-detail`, script: SCRIPT, told, quality, scene };
}

/** How the layers are exposed: by the product's own rule, then by the view's. */
export function developmentOf({ job, detail }: DetailJob) {
  const { room, glow } = detail;
  return { ...exposureOf(job), ...SHARES, light: job.light, tint: job.tint, room, glow };
}

export function developmentHash(one: DetailJob): string {
  const scripts = [source("develop.py"), source("detail/develop_detail.py")];
  return hashOf(JSON.stringify(developmentOf(one)), ...scripts);
}
