import { expect, test } from "vitest";
import { cosineBeam } from "#contract/lighting/photometry/cosine-beam.ts";
import { planCalculator } from "#contract/lighting/plan/plan-calculator.ts";
import { withAdded } from "#contract/lighting/plan/plan-changes.ts";
import { FIRST_PLAN, type Plan } from "#contract/lighting/plan/plan.ts";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import { lumens, lux, mm } from "#contract/lighting/units.ts";
import { usualLight } from "../use-plan.ts";
import { fittedPlan } from "./fitted-plan.ts";

const light = (variantId: number, change: Partial<PlannerLight> = {}): PlannerLight => ({
  variantId,
  productId: variantId,
  name: "",
  options: "",
  path: "",
  price: { amount: 100_00, was: null },
  available: 60,
  picture: null,
  category: "",
  flux: 900,
  power: 10,
  cct: 3000,
  beam: 24,
  cri: 90,
  mounting: "recessed",
  below: 0,
  hanging: null,
  hole: null,
  isRound: true,
  lamps: null,
  reel: null,
  ...change,
});

const [spot, pendant] = [light(1), light(2, { flux: 2000, beam: 120, mounting: "suspended" })];
const onWall = light(5, { flux: 600, beam: 120, mounting: "wall" });
const offered = new Map([spot, pendant, onWall].map((one) => [one.variantId, one]));
const opening = { length: mm(0), width: mm(0), height: mm(0), isRound: true };
const known = new Map(
  [spot, pendant, onWall].map(({ variantId, flux, beam, power }) => {
    const photometry = cosineBeam(lumens(flux), beam ?? 0);
    const facts = { format: "test", name: "", power: power ?? 0, lampFlux: undefined };
    return [variantId, { file: { ...facts, opening, photometry }, below: mm(5) }];
  }),
);
const calculate = planCalculator();
const calculator = {
  summary: (plan: Plan) => Promise.resolve(calculate(plan, known, 0.8).planes.table.summary),
  close: () => undefined,
};
const fitted = (plan: Plan, one: PlannerLight) =>
  fittedPlan(calculator, { plan, light: one, offered, plane: "table" });

test("uses fewer lights than the lumen method for narrow beams", async () => {
  const { plan, summary } = await fitted(FIRST_PLAN, spot);
  expect(plan.lights.length).toBeLessThan(7);
  expect(summary.average / FIRST_PLAN.target).toBeGreaterThan(0.9);
  expect(summary.average / FIRST_PLAN.target).toBeLessThan(1.5);
});

test("adds only the missing lights beside existing ones", async () => {
  const one = withAdded(FIRST_PLAN, pendant.variantId);
  const alone = await fitted(FIRST_PLAN, spot);
  const { plan } = await fitted(one, spot);
  expect(plan.lights[0]).toEqual(one.lights[0]);
  expect(plan.lights.length - 1).toBeLessThan(alone.plan.lights.length);
});

test("adds no more lights than are in stock", async () => {
  const few = light(1, { available: 2 });
  expect((await fitted({ ...FIRST_PLAN }, few)).plan.lights).toHaveLength(2);
});

test("places wall lights at distinct positions on the walls", async () => {
  const bedroom: Plan = { ...FIRST_PLAN, use: "bedroom", target: lux(100) };
  const { plan, summary } = await fitted(bedroom, onWall);
  expect(plan.lights.length).toBeGreaterThan(3);
  expect(plan.lights.every(({ z }) => z === 1700)).toBe(true);
  expect(new Set(plan.lights.map(({ x, y }) => `${x} ${y}`)).size).toBe(plan.lights.length);
  expect(summary.average / bedroom.target).toBeGreaterThan(0.9);
  expect(summary.average / bedroom.target).toBeLessThan(1.5);
  const few = { ...onWall, available: 2 };
  expect((await fitted(bedroom, few)).plan.lights).toHaveLength(2);
  // Three places on each of four walls.
  const bright = { ...bedroom, target: lux(2000) };
  expect((await fitted(bright, onWall)).plan.lights).toHaveLength(12);
});

test("picks a wide, warm downlight of about 900 lm as usual", () => {
  const wide = light(3, { beam: 90, flux: 1200 });
  const cool = light(4, { beam: 90, cct: 6500 });
  const all = [spot, pendant, wide, cool];
  expect(usualLight(new Map(all.map((one) => [one.variantId, one])))).toBe(wide);
  expect(usualLight(offered)).toBe(spot);
  expect(usualLight(new Map())).toBeUndefined();
});
