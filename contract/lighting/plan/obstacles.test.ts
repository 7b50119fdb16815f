import fc from "fast-check";
import { expect, test } from "vitest";
import { cosineBeam } from "../photometry/cosine-beam.ts";
import { fluxOf } from "../photometry/flux.ts";
import type { PhotometricFile } from "../photometry/photometry.ts";
import { roomModel } from "../radiosity/room-model.ts";
import { areaOf } from "../room/patches.ts";
import { workPlane } from "../room/work-plane.ts";
import { lumens, mm } from "../units.ts";
import { withObstacle, withObstacleChanged } from "./obstacle-changes.ts";
import { ceilingAt, MOST_OBSTACLES, type Obstacle } from "./obstacles.ts";
import { readPlan } from "./plan-address.ts";
import { planCalculator } from "./plan-calculator.ts";
import { withRoom } from "./plan-changes.ts";
import { FIRST_PLAN, type Plan, roomOf } from "./plan.ts";

const FLUX = 1000;
const file: PhotometricFile = {
  format: "test",
  name: "",
  power: 9,
  lampFlux: undefined,
  opening: { length: mm(0), width: mm(0), height: mm(0), isRound: false },
  photometry: cosineBeam(lumens(FLUX), 120),
};
const known = new Map([[1, { file, below: mm(5) }]]);
const lightAt = (x: number, y: number) => ({ variantId: 1, x: mm(x), y: mm(y) });
const box = (
  kind: Obstacle["kind"],
  [x, y]: readonly [number, number],
  [length, width, height]: readonly [number, number, number],
): Obstacle => ({
  kind,
  x: mm(x),
  y: mm(y),
  length: mm(length),
  width: mm(width),
  height: mm(height),
});
const room: Plan = { ...FIRST_PLAN, lights: [lightAt(1000, 2000)] };
/** From wall to wall, 40 cm below the ceiling. */
const wardrobe = box("wardrobe", [2500, 0], [600, 4000, 2400]);
const beam = box("beam", [2500, 0], [300, 4000, 500]);
const placed = ({ height }: Plan, { x, y }: { x: number; y: number }) => ({
  x: mm(x),
  y: mm(y),
  z: mm(height - 5),
  turn: 0,
  tilt: 0,
  opening: file.opening,
  photometry: file.photometry,
});

function directOn(plan: Plan, height: number) {
  const plane = workPlane(roomOf(plan), mm(height));
  const model = roomModel(roomOf(plan), [plane], 150);
  const [light = lightAt(0, 0)] = plan.lights;
  const direct = model.directFrom(placed(plan, light));
  return { model, plane, direct, values: direct.planes[0] ?? new Float64Array() };
}

test("blocks direct light behind a wardrobe and omits points inside", () => {
  const { plane, values } = directOn({ ...room, obstacles: [wardrobe] }, 750);
  const free = directOn(room, 750);
  expect(plane.points.some(({ x }) => x > 2500 && x < 3100)).toBe(false);
  const expected = plane.points.map(({ x, y }) => {
    const same = free.plane.points.findIndex((point) => point.x === x && point.y === y);
    return x > 3100 ? 0 : free.values[same];
  });
  expect([...values]).toEqual(expected);
});

test("casts a beam's shadow only where rays cross the beam", () => {
  const { plane, values } = directOn({ ...room, obstacles: [beam] }, 0);
  // The ray from 2,795 at x = 1000 past the beam's nearer lower edge, 2,300 at x = 2500, reaches
  // the floor at 1000 + 1500 · 2795 ⁄ 495.
  const free = directOn(room, 0);
  expect([...values]).toEqual([...free.values]);
  // A light close to the beam casts a shadow.
  const close = { ...room, obstacles: [beam], lights: [lightAt(2200, 2000)] };
  const shadowFrom = 2200 + (300 * 2795) / 495;
  const near = directOn(close, 0);
  const isDark = plane.points.map((_, index) => near.values[index] === 0);
  expect(isDark).toEqual(plane.points.map(({ x }) => x > shadowFrom));
});

test("changes nothing for an obstacle without height", () => {
  const calculate = planCalculator();
  const empty = calculate(room, known, 0.8);
  const flat = {
    ...room,
    obstacles: [
      { ...wardrobe, height: mm(0) },
      { ...beam, height: mm(0) },
    ],
  };
  expect(planCalculator()(flat, known, 0.8)).toEqual(empty);
});

const cutOut = { corner: { x: "end", y: "end" } as const, length: mm(1500), width: mm(1200) };

test.each<[string, Partial<Plan>]>([
  ["a wardrobe at the wall", { obstacles: [box("wardrobe", [0, 0], [1800, 600, 2200])] }],
  ["a free-standing wardrobe", { obstacles: [box("wardrobe", [2000, 1500], [900, 400, 1300])] }],
  ["a beam", { obstacles: [beam] }],
  [
    "a wardrobe below a beam, beside another",
    {
      obstacles: [
        box("wardrobe", [0, 1000], [600, 1500, 2300]),
        box("wardrobe", [0, 2500], [500, 1000, 900]),
        box("beam", [0, 1800], [5000, 300, 500]),
      ],
    },
  ],
  ["a wardrobe in an L", { cutOut, obstacles: [box("wardrobe", [2900, 2000], [600, 2000, 2000])] }],
])("loses no light with %s", (_, change) => {
  const plan = { ...room, ...change };
  const model = roomModel(roomOf(plan), [], 200);
  const { patches } = model.directFrom(placed(plan, lightAt(1200, 700)));
  const flux = model.patches.reduce(
    (sum, patch, at) => sum + (patches[at] ?? 0) * areaOf(patch),
    0,
  );
  expect(flux / 1e6 / fluxOf(file.photometry)).toBeCloseTo(1, 2);
  const count = model.patches.length;
  const sums = model.patches.map((__, row) =>
    model.factors.subarray(row * count, (row + 1) * count).reduce((sum, value) => sum + value, 0),
  );
  expect(Math.max(...sums.map((sum) => Math.abs(sum - 1)))).toBeLessThan(1e-3);
});

test("adds a box's sides to the surfaces and removes its base", () => {
  const area = (plan: Plan) =>
    roomModel(roomOf(plan), [], 100).patches.reduce((sum, patch) => sum + areaOf(patch), 0) / 1e6;
  const standing = box("wardrobe", [0, 0], [1800, 600, 2200]);
  // In the corner, two of its sides replace an equal area of wall, its top an equal area of floor:
  // nothing is added.
  expect(area({ ...room, obstacles: [standing] })).toBeCloseTo(area(room), 9);
  const free = { ...standing, x: mm(1000), y: mm(1000) };
  expect(area({ ...room, obstacles: [free] })).toBeCloseTo(area(room) + 2 * 2.2 * (1.8 + 0.6), 9);
});

test("merges overlapping boxes into one surface", () => {
  const one = box("wardrobe", [0, 1000], [600, 2000, 2200]);
  const parts = [
    box("wardrobe", [0, 1000], [600, 1200, 2200]),
    box("wardrobe", [0, 1000], [600, 1200, 2200]),
    box("wardrobe", [0, 2000], [600, 1000, 2200]),
  ];
  const { patches } = roomModel(roomOf({ ...room, obstacles: parts }), [], 100);
  const whole = roomModel(roomOf({ ...room, obstacles: [one] }), [], 100);
  const area = (all: typeof patches) => all.reduce((sum, patch) => sum + areaOf(patch), 0) / 1e6;
  expect(area(patches)).toBeCloseTo(area(whole.patches), 9);
});

/** Rotated by a quarter turn: along becomes across, x from the other end. */
function turned(plan: Plan): Plan {
  const { length, width } = plan;
  return {
    ...plan,
    length: width,
    width: length,
    obstacles: plan.obstacles.map((one) => ({
      ...one,
      x: mm(width - one.y - one.width),
      y: one.x,
      length: one.width,
      width: one.length,
    })),
    lights: plan.lights.map((light) => ({ ...light, x: mm(width - light.y), y: light.x })),
  };
}

test("returns the same light for a rotated room with obstacles", () => {
  const place = fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 2500 }));
  fc.assert(
    fc.property(place, place, fc.integer({ min: 300, max: 2600 }), (at, lamp, height) => {
      const plan = {
        ...room,
        obstacles: [
          box("wardrobe", at, [1200, 500, height]),
          box("beam", [0, 1700], [5000, 250, 300]),
        ],
        lights: [lightAt(...lamp)],
      };
      const before = planCalculator()(plan, known, 0.8).planes;
      const after = planCalculator()(turned(plan), known, 0.8).planes;
      for (const name of ["floor", "table", "worktop"] as const) {
        const { average, least } = before[name].summary;
        expect(after[name].summary.average / average).toBeCloseTo(1, 3);
        expect(Math.abs(after[name].summary.least - least)).toBeLessThan(0.02 * average);
      }
    }),
    { numRuns: 2 },
  );
});

test("lights the area behind a wardrobe by reflection only", () => {
  const { planes } = planCalculator()({ ...room, obstacles: [wardrobe] }, known, 0.8);
  const { columns, rows, values } = planes.table;
  const meanOf = (isIn: (column: number) => boolean) => {
    const some = [...values].filter((value, at) => isIn(at % columns) && !Number.isNaN(value));
    return some.reduce((sum, value) => sum + value, 0) / some.length;
  };
  expect(values).toHaveLength(columns * rows);
  const behind = meanOf((column) => (column + 0.5) / columns > 0.62);
  const before = meanOf((column) => (column + 0.5) / columns < 0.5);
  expect(behind).toBeGreaterThan(0);
  expect(behind).toBeLessThan(before / 10);
});

test("mounts lights below a beam to the beam", () => {
  const plan = { ...room, obstacles: [beam] };
  expect([ceilingAt(plan, 2600, 2000), ceilingAt(plan, 1000, 2000)]).toEqual([2300, 2800]);
  const under = { ...plan, lights: [lightAt(2650, 2000)] };
  const { planes } = planCalculator()(under, known, 0.8);
  expect(planes.floor.summary.least).toBeGreaterThan(1);
});

test("limits obstacles to the room and the maximum number", () => {
  const full = Array.from({ length: 6 }).reduce<Plan>((plan) => withObstacle(plan, "beam"), room);
  expect(full.obstacles).toHaveLength(MOST_OBSTACLES);
  const moved = withObstacleChanged({ ...room, obstacles: [wardrobe] }, 0, { x: mm(9000) });
  expect(moved.obstacles[0]?.x).toBe(4400);
  const smaller = withRoom(
    { ...room, obstacles: [wardrobe] },
    { width: mm(2000), height: mm(2000) },
  );
  expect(smaller.obstacles[0]).toMatchObject({ width: 2000, height: 2000 });
  const read = readPlan((name) =>
    name === "boxes" ? "sofa-1-1-100-100-100_beam-0-0-9999-200-300_wardrobe-1-1-0-9-9" : null,
  );
  expect(read.obstacles).toEqual([box("beam", [0, 0], [5000, 200, 300])]);
});
