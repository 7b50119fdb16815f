/** How a picture is made, and the hashes that show whether one on disk is still up to date. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RenderJob } from "./jobs.ts";

export const here = import.meta.dirname;

/** Enough pixels to zoom in. */
export const QUALITY = { width: 1280, height: 1600, samples: 20 };
export const DRAFT = { width: 256, height: 320, samples: 16 };
export type Quality = typeof QUALITY;

/**
 * Weights of the two layers in the pictures composed of them. The lamp is stored below its
 * night-time brightness, so that the source itself, far brighter than what it lights, stays
 * white-hot when the two are added.
 */
export const SHARES = { lampByDay: 1.2, lampByNight: 2.5, ambientByNight: 0.012 };

/**
 * Exposure of families that the studio's default does not suit: factors of day and night, and the
 * percentile used to expose the night picture.
 */
interface Exposure {
  day: number;
  night: number;
  percentile: number;
}
const USUAL: Exposure = { day: 1, night: 1, percentile: 90 };
const EXPOSURES: Partial<Record<RenderJob["family"], Partial<Exposure>>> = {
  "crystal-chandelier": { night: 1.5 },
  "lantern-chandelier": { night: 1.2 },
  // a bare tube: at the usual brightness it would be a white bar without shading
  "bath-light": { night: 0.6 },
  // close to the strip: at the usual brightness its turns would merge
  strip: { night: 0.45 },
};

export function exposureOf(job: RenderJob): Exposure {
  return { ...USUAL, ...EXPOSURES[job.family] };
}

export function hashOf(...parts: string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 16);
}

export function source(file: string): string {
  const text = readFileSync(join(here, file), "utf8");
  return file.endsWith(".py") ? codeOf(text) : text;
}

const DOCSTRING = /^\s*"""[\s\S]*?"""$/gm;
/** A hash sign that is not in quotes, and what follows it. */
const COMMENT = /^((?:[^"'#\n]|"[^"\n]*"|'[^'\n]*')*)#.*$/gm;

/** A Python script without comments and docstrings: rewording them changes no picture. */
export function codeOf(script: string): string {
  const lines = script.replace(DOCSTRING, "").replace(COMMENT, "$1").split("\n");
  return lines
    .map((line) => line.trimEnd())
    .filter((line) => line !== "")
    .join("\n");
}

/** The family's module and the neighbouring modules that it imports. */
function familySources(module: string, seen = new Set<string>()): string[] {
  const file = `families/${module}.py`;
  if (seen.has(file) || !existsSync(join(here, file))) return [];
  seen.add(file);
  const text = source(file);
  const more = [...text.matchAll(/^from families\.(\w+) import/gm)].map(([, name]) => name ?? "");
  return [text, ...more.flatMap((name) => familySources(name, seen))];
}

export function moduleOf(job: RenderJob): string {
  return job.family.replaceAll("-", "_");
}

export function canRender(job: RenderJob): boolean {
  return existsSync(join(here, "families", `${moduleOf(job)}.py`));
}

/** The attributes that scripts access by name: any other does not affect a picture. */
export function factsRead(
  facts: Record<string, unknown>,
  scripts: Iterable<string>,
): Record<string, unknown> {
  const text = [...scripts].join("\n");
  return Object.fromEntries(Object.entries(facts).filter(([name]) => text.includes(`"${name}"`)));
}

/** What the family reads from the job: enough to rebuild the scene. */
export function sceneOf(job: RenderJob) {
  const { code, family, finish, count, tiers, shade } = job;
  const facts = factsRead(job.facts, modelSourcesOf(job));
  return { code, family, finish, count, tiers, shade, facts };
}

const SCENE = ["materials", "passes", "product", "shapes", "studio"].map((n) => `scene/${n}.py`);

/** Sources of the model and the studio. */
export function sourcesOf(job: RenderJob): string[] {
  return [...SCENE.map(source), ...familySources(moduleOf(job))];
}

/** Sources of the model alone, without studio and camera. */
export function modelSourcesOf(job: RenderJob): string[] {
  const solid = ["materials", "product", "shapes"].map((n) => source(`scene/${n}.py`));
  return [...solid, ...familySources(moduleOf(job))];
}

export function sceneHash(job: RenderJob, quality: Quality): string {
  return hashOf(JSON.stringify([sceneOf(job), quality]), ...sourcesOf(job));
}

export function developmentHash(job: RenderJob): string {
  const shares = [exposureOf(job), SHARES, job.tint, job.light];
  return hashOf(JSON.stringify(shares), source("develop.py"));
}
