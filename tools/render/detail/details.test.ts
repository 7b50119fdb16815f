import { stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { detailTexts } from "../../../db/demo/detail-pictures.ts";
import { renderJobs } from "../jobs.ts";
import { renderedDetails } from "./rendered-details.ts";
import { detailJobs, renderTaskOf } from "./views.ts";

const PICTURES = join(import.meta.dirname, "../../../db/demo/pictures/products");
const LARGEST = 200_000;
const jobs = detailJobs();

describe("close-ups", () => {
  it("show every product once, each with its own view and text", () => {
    const codes = [...new Set(renderJobs().map(({ code }) => code))].toSorted();
    expect(jobs.map(({ job }) => job.code).toSorted()).toEqual(codes);
    expect(Object.keys(detailTexts).toSorted()).toEqual(codes);
    expect(new Set(jobs.map((one) => renderTaskOf(one).scene)).size).toBe(codes.length);
  });

  it("have the listed size and a file size below 200 kB", async () => {
    const wrong: string[] = [];
    for (const [name, { width, height }] of Object.entries(renderedDetails())) {
      const file = join(PICTURES, `${name}-detail.webp`);
      const [picture, { size }] = [await sharp(file).metadata(), await stat(file)];
      const fits = picture.width === width && picture.height === height && size <= LARGEST;
      if (!fits || width * 5 !== height * 4) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });

  it("are rendered again when the camera, model or exposure changes", () => {
    const [one] = jobs;
    if (!one) throw new Error("no product");
    const { job, detail } = one;
    const scenes = [
      one,
      { job, detail: { ...detail, tall: detail.tall + 1 } },
      { job: { ...job, finish: "other" }, detail },
    ].map((changed) => renderTaskOf(changed).scene);
    expect(new Set(scenes).size).toBe(3);
    expect(renderTaskOf({ job, detail: { ...detail, room: 2 } }).scene).toBe(
      renderTaskOf(one).scene,
    );
  });
});
