import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { givesLight } from "../../../db/demo/pictures.ts";
import { edgesOf } from "./measures.ts";
import { modelJobs, MODELS } from "./model-jobs.ts";
import { findingsOf, lengthOf, readModel } from "./read-models.ts";

/** All but one are below 150 kB; that one is a large crystal chandelier. */
const LARGEST = 300_000;
const TOLERANCE = 0.01;
const jobs = modelJobs();
const models = await Promise.all(
  jobs.map(async (job) => ({ ...job, file: await readModel(job.model.name) })),
);

describe("models of the whole catalogue", () => {
  it("exist for every form of every modelled product only", () => {
    const files = readdirSync(MODELS).filter((name) => name.endsWith(".glb"));
    expect(files.toSorted()).toEqual(jobs.map(({ model }) => `${model.name}.glb`).toSorted());
  });

  it("have the catalogue's dimensions to one per cent", () => {
    const wrong = models.flatMap(({ model, measures, file }) =>
      measures
        .map((measure) => ({ ...measure, found: lengthOf(file, measure) }))
        .filter(({ found, millimetres }) => Math.abs(found / millimetres - 1) > TOLERANCE)
        .map(({ fact, found }) => `${model.name}: ${fact} is ${Math.round(found)} mm`),
    );
    expect(wrong).toEqual([]);
    const unmeasured = models.filter(({ measures }) => measures.length === 0);
    // The catalogue gives its drilling, not its flange.
    expect(unmeasured.map(({ model }) => model.name)).toEqual(["basar-door-viewer"]);
  });

  it("hang within the product's drop range", () => {
    const wrong = models.flatMap(({ model, drop, file }) => {
      const hangs = edgesOf(file.whole).y * 1000;
      const isTrue = !drop || (hangs >= drop[0] * 0.99 && hangs <= drop[1] * 1.01);
      return isTrue ? [] : [`${model.name}: ${Math.round(hangs)} mm`];
    });
    expect(wrong).toEqual([]);
  });

  it("have every finish of their product", () => {
    for (const { model, file } of models) {
      expect(file.finishes, model.name).toEqual(model.finishes.length > 1 ? model.finishes : []);
    }
  });

  it("emit light only when the product gives light", () => {
    const wrong = models.filter(({ product, file }) => file.light > 0 !== givesLight(product));
    expect(wrong.map(({ model }) => model.name)).toEqual([]);
  });

  it("are smaller than 300 kB", () => {
    const large = models.filter(({ file }) => file.bytes > LARGEST);
    expect(large.map(({ model }) => model.name)).toEqual([]);
  });

  it("pass the Khronos validator", async () => {
    for (const { model } of models) expect(await findingsOf(model.name), model.name).toEqual([]);
  });
});
