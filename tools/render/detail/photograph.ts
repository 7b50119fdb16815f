/** Makes one picture from near. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { here, type Quality } from "../recipe.ts";
import { type Bench, layersOfTake, nicely, PYTHON, webp } from "../stages.ts";
import { type DetailJob, developmentOf, takeOf } from "./views.ts";

export async function photograph(one: DetailJob, quality: Quality, bench: Bench) {
  const made = await layersOfTake(takeOf(one, quality), bench);
  const stem = made.clean.replace(/\.npz$/, "");
  const [spec, raw] = [`${stem}.json`, `${stem}.rgb`];
  await writeFile(spec, JSON.stringify(developmentOf(one)));
  await nicely(PYTHON, [join(here, "detail/develop_detail.py"), made.clean, spec, raw], 1);
  const bytes = await webp(await readFile(raw), quality.width, quality.height);
  await Promise.all([rm(spec), rm(raw)]);
  return { ...made, bytes };
}
