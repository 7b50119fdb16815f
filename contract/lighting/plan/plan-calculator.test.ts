import { expect, test } from "vitest";
import { cosineBeam } from "../photometry/cosine-beam.ts";
import { fluxOf } from "../photometry/flux.ts";
import type { PhotometricFile } from "../photometry/photometry.ts";
import { lumens, metres, mm } from "../units.ts";
import { planCalculator } from "./plan-calculator.ts";
import { FIRST_PLAN, type Plan } from "./plan.ts";

function fileOf(flux: number, beam: number): PhotometricFile {
  return {
    format: "test",
    name: "",
    power: 9,
    lampFlux: undefined,
    opening: { length: mm(80), width: mm(80), height: mm(0), isRound: true },
    photometry: cosineBeam(lumens(flux), beam),
  };
}

const known = new Map([
  [1, { file: fileOf(800, 60), below: mm(5) }],
  [2, { file: fileOf(2400, 120), below: mm(600) }],
]);
const at = (variantId: number, x: number, y: number) => ({
  variantId,
  x: metres(x),
  y: metres(y),
});
const four: Plan = {
  ...FIRST_PLAN,
  lights: [at(1, 1.25, 1), at(1, 3.75, 1), at(1, 1.25, 3), at(1, 3.75, 3)],
};

test("returns illuminance grids on floor, table and worktop", () => {
  const { planes } = planCalculator()(four, known, 0.8);
  expect(planes.floor.summary.average).toBeGreaterThan(70);
  expect(planes.table.summary.average).toBeGreaterThan(planes.floor.summary.average);
  expect(planes.worktop.values).toHaveLength(planes.worktop.columns * planes.worktop.rows);
  expect([...planes.floor.values].every((value) => value > 0)).toBe(true);
  const cutOut = { corner: { x: "end", y: "end" } as const, length: metres(2), width: metres(2) };
  const angled = planCalculator()({ ...four, cutOut, lights: four.lights.slice(0, 2) }, known, 0.8);
  expect([...angled.planes.floor.values].some(Number.isNaN)).toBe(true);
});

test("returns illuminance of walls, floor and ceiling as faces", () => {
  const { faces, planes } = planCalculator()(four, known, 0.8);
  expect(faces.map(({ surface }) => surface).toSorted()).toEqual([
    "ceiling",
    "floor",
    "walls",
    "walls",
    "walls",
    "walls",
  ]);
  for (const { rows, columns, values } of faces) expect(values).toHaveLength(rows * columns);
  const averageOf = (surface: string) => {
    const values = [...(faces.find((face) => face.surface === surface)?.values ?? [])];
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  expect(averageOf("floor") / planes.floor.summary.average).toBeCloseTo(1, 1);
  // Recessed lights shine down: the ceiling is only lit by reflection.
  expect(averageOf("ceiling")).toBeLessThan(averageOf("floor") / 2);
});

test("returns the same results with cached intermediate values", () => {
  const calculate = planCalculator();
  const moved = { ...four, lights: [at(1, 0.5, 0.5), ...four.lights.slice(1), at(2, 2.5, 2)] };
  const taller = { ...moved, height: metres(3.4) };
  for (const plan of [four, moved, taller, four, { ...four, lights: [] }]) {
    expect(calculate(plan, known, 0.8)).toEqual(planCalculator()(plan, known, 0.8));
  }
});

test("returns a lumen method estimate and glare hints", () => {
  const calculate = planCalculator();
  const { estimate, glare } = calculate(
    { ...four, lights: [...four.lights, at(2, 2, 2)] },
    known,
    0.8,
  );
  const flux = 4 * fluxOf(fileOf(800, 60).photometry) + fluxOf(fileOf(2400, 120).photometry);
  expect(estimate).toBeCloseTo((flux * 0.6 * 0.8) / 20, 6);
  expect(glare).toEqual({ 1: "bright", 2: "dazzling" });
});

test("returns 0 lux without lights", () => {
  const calculate = planCalculator();
  const dark = calculate({ ...four, lights: [] }, known, 0.8);
  expect(dark.planes.floor.summary).toEqual({ average: 0, least: 0, most: 0, uniformity: 0 });
});

test("throws for an unknown light", () => {
  const calculate = planCalculator();
  expect(() => calculate({ ...four, lights: [at(3, 1, 1)] }, known, 0.8)).toThrow(/Light 3/);
});
