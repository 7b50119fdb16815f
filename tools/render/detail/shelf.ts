/** The finished pictures from near under db/demo/pictures, and `details.json`, what they were made of. */
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { here } from "../recipe.ts";
import { fileOf, type State } from "../shelf.ts";
import { type DetailJob, developmentHash, NEAR, takeOf } from "./views.ts";

const PICTURES = join(here, "../../db/demo/pictures");
const LIST = join(PICTURES, "details.json");

export interface RenderedDetail {
  scene: string;
  development: string;
  width: number;
  height: number;
  samples: number;
  seconds: number;
}

export function renderedDetails(): Record<string, RenderedDetail> {
  if (!existsSync(LIST)) return {};
  return JSON.parse(readFileSync(LIST, "utf8")) as Record<string, RenderedDetail>;
}

export function stateOfDetail(one: DetailJob, list = renderedDetails()): State {
  const entry = list[one.job.name];
  if (!entry) return "missing";
  const same = entry.scene === takeOf(one).scene && entry.development === developmentHash(one);
  return same ? "fresh" : "stale";
}

export async function keepDetail(
  one: DetailJob,
  bytes: Buffer,
  { scene, seconds }: { scene: string; seconds: number },
) {
  const { name } = one.job;
  const path = join(PICTURES, fileOf(one.job, "detail"));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  const list = renderedDetails();
  const spent = Math.round(seconds) || (list[name]?.seconds ?? 0);
  list[name] = { scene, development: developmentHash(one), ...NEAR, seconds: spent };
  const sorted = Object.fromEntries(Object.entries(list).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(`${LIST}.new`, `${JSON.stringify(sorted, null, 1)}\n`);
  await rename(`${LIST}.new`, LIST);
}
