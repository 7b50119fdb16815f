import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { here, type Quality } from "../recipe.ts";
import { type RenderOptions, layersOfTask, runNice, PYTHON, webp } from "../stages.ts";
import { type DetailJob, developmentOf, renderTaskOf } from "./views.ts";

/** Renders the close-up of one product. */
export async function renderDetail(one: DetailJob, quality: Quality, options: RenderOptions) {
  const made = await layersOfTask(renderTaskOf(one, quality), options);
  const stem = made.clean.replace(/\.npz$/, "");
  const [spec, raw] = [`${stem}.json`, `${stem}.rgb`];
  await writeFile(spec, JSON.stringify(developmentOf(one)));
  await runNice(PYTHON, [join(here, "detail/develop_detail.py"), made.clean, spec, raw], 1);
  const bytes = await webp(await readFile(raw), quality.width, quality.height);
  await Promise.all([rm(spec), rm(raw)]);
  return { ...made, bytes };
}
