import fc from "fast-check";
import { expect, test } from "vitest";
import { lux, mm } from "../units.ts";
import { MOST_OBSTACLES, OBSTACLE_KINDS } from "./obstacles.ts";
import { planQuery, readPlan } from "./plan-address.ts";
import { FIRST_PLAN, type Plan } from "./plan.ts";
import { BRIGHTNESS, ROOM_USE_CODES, ROOM_USES } from "./room-uses.ts";
import { settled } from "./settled.ts";
import { reflectancesOf, SURFACE_COLOURS } from "./surface-colours.ts";

const read = (query: Record<string, string>) => readPlan((name) => query[name] ?? null);
const among = (most: number, least = 0) => fc.integer({ min: least, max: most });
const codeOf = <T extends object>(choices: T) =>
  fc.constantFrom(...(Object.keys(choices) as (keyof T)[]));

const plans: fc.Arbitrary<Plan> = fc
  .record({
    length: among(30_000, 1000),
    width: among(30_000, 1000),
    height: among(8000, 2000),
    share: fc.option(fc.tuple(among(40, 10), among(40, 10))),
    x: fc.constantFrom("start", "end"),
    y: fc.constantFrom("start", "end"),
    ceiling: codeOf(SURFACE_COLOURS.ceiling),
    walls: codeOf(SURFACE_COLOURS.walls),
    floor: codeOf(SURFACE_COLOURS.floor),
    use: fc.constantFrom(...ROOM_USE_CODES),
    target: among(2000, 10),
    boxes: fc.array(
      fc.tuple(
        fc.constantFrom(...OBSTACLE_KINDS),
        among(500),
        among(500),
        among(500, 50),
        among(2000),
      ),
      { maxLength: MOST_OBSTACLES },
    ),
    lights: fc.array(fc.tuple(among(9999, 1), among(1000), among(1000)), { maxLength: 60 }),
  })
  .map(({ share, x, y, ceiling, walls, floor, boxes, lights, ...plan }) => ({
    ...plan,
    length: mm(plan.length),
    width: mm(plan.width),
    height: mm(plan.height),
    target: lux(plan.target),
    colours: { ceiling, walls, floor },
    obstacles: boxes.map(([kind, alongX, alongY, size, height]) => ({
      kind,
      x: mm(alongX),
      y: mm(alongY),
      length: mm(size),
      width: mm(size),
      height: mm(height),
    })),
    lights: lights.map(([variantId, alongX, alongY]) => ({
      variantId,
      x: mm(alongX),
      y: mm(alongY),
    })),
    ...(share && {
      cutOut: {
        corner: { x, y },
        length: mm(Math.round((plan.length * share[0]) / 100)),
        width: mm(Math.round((plan.width * share[1]) / 100)),
      },
    }),
  }));

test("round-trips a plan through its address", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      // An address has no place for a light in a wall or on another light.
      const { plan: settledPlan } = settled(plan);
      expect(read(planQuery(settledPlan))).toEqual(settledPlan);
    }),
  );
});

test("reads a valid plan from any address", () => {
  expect(read({})).toEqual(FIRST_PLAN);
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[\d_-]{0,30}$/));
  const names = fc.constantFrom("room", "cut", "paint", "use", "lux", "lights");
  fc.assert(
    fc.property(fc.dictionary(names, text), (query) => {
      const plan = read(query);
      // An address has no place for a light in a wall or on another light.
      const { plan: settledPlan } = settled(plan);
      expect(read(planQuery(settledPlan))).toEqual(settledPlan);
    }),
  );
});

test("replaces impossible rooms, corners and colours with defaults", () => {
  expect(read({ room: "5-4000-99999" })).toMatchObject({ length: 5000, width: 4000, height: 2800 });
  expect(read({ cut: "4800-1000-end-end" }).cutOut).toBeUndefined();
  expect(read({ use: "toString", paint: "constructor-white-oak" })).toMatchObject({
    use: "reception",
    colours: { ceiling: "white", walls: "white", floor: "oak" },
  });
  expect(read({ lights: "7-60000-100_7-100-100_x" }).lights).toEqual([
    { variantId: 7, x: 100, y: 100 },
  ]);
});

test("sets brightness by room use unless the address specifies lux", () => {
  for (const use of ROOM_USE_CODES) {
    expect(read({ use }).target).toBe(ROOM_USES[use][1]);
    expect(read({ use, lux: "321" }).target).toBe(321);
    expect(ROOM_USES[use]).toHaveLength(BRIGHTNESS.length);
    expect([...ROOM_USES[use]]).toEqual(ROOM_USES[use].toSorted((one, other) => one - other));
  }
});

test("returns higher reflectances for light colours, at most 0.88", () => {
  const light = reflectancesOf({ ceiling: "white", walls: "white", floor: "marble" });
  const dark = reflectancesOf({ ceiling: "wood", walls: "dark", floor: "dark" });
  expect(light.walls).toBeGreaterThan(0.8);
  expect(light.ceiling).toBeLessThanOrEqual(0.88);
  expect(dark.walls).toBeLessThan(0.1);
  expect(dark.floor).toBeLessThan(light.floor);
});
