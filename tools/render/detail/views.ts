/** The close-ups: one view per product, and its task for Blender. */
import { type RenderJob, renderJobs } from "../jobs.ts";
import { exposureOf, hashOf, sceneOf, SHARES, source, sourcesOf } from "../recipe.ts";
import type { Quality } from "../recipe.ts";
import type { RenderTask } from "../stages.ts";
import type { Detail } from "./view.ts";
import { doors } from "./views/doors.ts";
import { fixed } from "./views/fixed.ts";
import { hanging } from "./views/hanging.ts";
import { lamps } from "./views/lamps.ts";
import { outdoors } from "./views/outdoors.ts";
import { plates } from "./views/plates.ts";

/**
 * Half the samples of a main picture: a close-up is one broad surface, with little left for the
 * denoiser to guess.
 */
export const DETAIL_QUALITY: Quality = { width: 720, height: 900, samples: 10 };

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

/** One per product, in the finish that is shown first. */
export function detailJobs(): DetailJob[] {
  const firsts = new Map<string, RenderJob>();
  for (const job of renderJobs()) if (!firsts.has(job.code)) firsts.set(job.code, job);
  return [...firsts.values()].map((job) => ({ job, detail: viewOf(job.code) }));
}

function viewOf(code: string): Detail {
  const detail = VIEWS[code];
  if (!detail) throw new Error(`${code} has no close-up`);
  return detail;
}

export function renderTaskOf(
  { job, detail }: DetailJob,
  quality: Quality = DETAIL_QUALITY,
): RenderTask {
  const { room: _room, glow: _glow, ...view } = detail;
  const parameters = { ...sceneOf(job), view };
  const scene = hashOf(JSON.stringify([parameters, quality]), ...sourcesOf(job), source(SCRIPT));
  return { name: `${job.name}-detail`, script: SCRIPT, parameters, quality, scene };
}

/** Exposure of the layers: the product's own rule, then the view's. */
export function developmentOf({ job, detail }: DetailJob) {
  const { room, glow } = detail;
  return { ...exposureOf(job), ...SHARES, light: job.light, tint: job.tint, room, glow };
}

export function developmentHash(one: DetailJob): string {
  const scripts = [source("develop.py"), source("detail/develop_detail.py")];
  return hashOf(JSON.stringify(developmentOf(one)), ...scripts);
}
