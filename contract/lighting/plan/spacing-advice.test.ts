import { expect, test } from "vitest";
import { cosineBeam } from "../photometry/cosine-beam.ts";
import { lumens, metres, mm } from "../units.ts";
import { withGrid } from "./plan-changes.ts";
import { FIRST_PLAN, type Plan } from "./plan.ts";
import { isTooWide, spacingByVariant } from "./spacing-advice.ts";

const fileOf = (beam: number) => ({
  format: "test",
  name: "",
  power: 9,
  lampFlux: undefined,
  opening: { length: mm(0), width: mm(0), height: mm(0), isRound: true },
  photometry: cosineBeam(lumens(800), beam),
});
const known = new Map([
  [1, { file: fileOf(60), below: mm(5) }],
  [2, { file: fileOf(24), below: mm(5) }],
  [3, { file: fileOf(120), below: mm(5) }],
]);
const adviceFor = (plan: Plan, variantId: number) => spacingByVariant(plan, known)[variantId];

test("advises spacing equal to height for wide lights, half to walls", () => {
  const advice = adviceFor(withGrid(FIRST_PLAN, 3, 4), 3);
  expect(advice).toMatchObject({ grid: 2045, toWall: 1022.5, found: 2500 });
  expect((advice?.most ?? 0) / 2045).toBeCloseTo(1.287, 2);
});

test("advises closer spacing for narrower beams", () => {
  const advice = adviceFor(withGrid(FIRST_PLAN, 1, 4), 1);
  // SC of a 60° beam is 0.88.
  expect((advice?.grid ?? 0) / 2045).toBeCloseTo(0.88, 2);
  expect(advice?.grid).toBe(advice?.most);
  expect(advice?.toWall).toBe((advice?.grid ?? 0) / 2);
});

test("reports lights as too wide apart beyond their beam's limit", () => {
  const isWide = (count: number, variantId: number) => {
    const advice = adviceFor(withGrid(FIRST_PLAN, variantId, count), variantId);
    return advice && isTooWide(advice);
  };
  expect(isWide(4, 1)).toBe(true);
  expect(isWide(12, 1)).toBe(false);
  expect(isWide(12, 2)).toBe(true);
  expect(isWide(1, 2)).toBe(false);
});

test("measures the widest neighbour gap off the grid", () => {
  const places = [0.5, 1, 4.5].map((x) => ({ variantId: 1, x: metres(x), y: metres(2) }));
  expect(adviceFor({ ...FIRST_PLAN, lights: places }, 1)?.found).toBe(3500);
  const low = new Map([[1, { file: fileOf(120), below: mm(2400) }]]);
  expect(spacingByVariant({ ...FIRST_PLAN, height: mm(2000), lights: places }, low)[1]?.grid).toBe(
    250,
  );
});
