import fc from "fast-check";
import { expect, test } from "vitest";
import { fluxOf } from "../photometry/flux.ts";
import type { PhotometricFile, Photometry } from "../photometry/photometry.ts";
import { roomModel } from "../radiosity/room-model.ts";
import { areaOf } from "../room/patches.ts";
import { isInside } from "../room/room.ts";
import { mm } from "../units.ts";
import { nearestWall, stripEnds, wallsOf } from "./light-places.ts";
import { withAddedLight, withCove, withParts } from "./mounted-changes.ts";
import { placedLights } from "./placed-lights.ts";
import { planQuery, readPlan } from "./plan-address.ts";
import { planCalculator } from "./plan-calculator.ts";
import { withGrid, withLightChanged, withMoved, withRoom, withTurned } from "./plan-changes.ts";
import { planCosts } from "./plan-costs.ts";
import { FIRST_PLAN, type Plan, type PlannedLight, roomOf } from "./plan.ts";
import { settled } from "./settled.ts";
import { restOf } from "./snap.ts";
import { reelsFor } from "./strip-reels.ts";

/** Different in each quarter, so that a wrong rotation is noticed. */
const photometry: Photometry = {
  frame: "C",
  planes: [0, 90, 180, 270, 360],
  angles: [0, 45, 90, 135, 180],
  candelas: [
    [50, 60, 40, 30, 20],
    [90, 120, 80, 40, 10],
    [70, 80, 20, 10, 20],
    [30, 20, 10, 5, 0],
    [50, 60, 40, 30, 20],
  ],
};
/** Symmetric; nothing is emitted backwards into the mounting surface. */
const onePlaneOut: Photometry = {
  frame: "C",
  planes: [0, 90, 180, 270, 360],
  angles: [0, 30, 60, 90],
  candelas: [0, 1, 0, 1, 0].map((side) => [100, 90 - 10 * side, 50 - 20 * side, 5]),
};
const fileOf = (
  [length, width, height]: readonly [number, number, number],
  of: Photometry,
): PhotometricFile => ({
  format: "test",
  name: "",
  power: 9,
  lampFlux: undefined,
  opening: { length: mm(length), width: mm(width), height: mm(height), isRound: false },
  photometry: of,
});
const WALL = 1;
const STRIP = 2;
const known = new Map([
  [WALL, { file: fileOf([90, 85, 220], photometry), below: mm(0) }],
  [STRIP, { file: fileOf([5000, 8, 0], onePlaneOut), below: mm(0) }],
]);
const wallLight = (x: number, y: number, z = 1700): PlannedLight => ({
  variantId: WALL,
  x: mm(x),
  y: mm(y),
  z: mm(z),
});
const strip = (
  [x, y, z]: readonly [number, number, number],
  length: number,
  along: "x" | "y",
  facing: "down" | "up" = "up",
): PlannedLight => ({
  variantId: STRIP,
  x: mm(x),
  y: mm(y),
  z: mm(z),
  run: { length: mm(length), along, facing },
});
const mixed: Plan = {
  ...FIRST_PLAN,
  lights: [
    wallLight(0, 1200),
    wallLight(5000, 3000, 1900),
    wallLight(2000, 0),
    wallLight(100, 4000),
    strip([2500, 80, 2680], 4840, "x"),
    strip([4900, 2000, 2795], 3300, "y", "down"),
  ],
};
const corner = { x: "end", y: "end" } as const;
const angled: Plan = { ...FIRST_PLAN, cutOut: { corner, length: mm(2000), width: mm(1500) } };

test("distributes all flux of wall lights and strips on the room", () => {
  const model = roomModel(roomOf(mixed), [], 150);
  for (const light of mixed.lights) {
    const own = known.get(light.variantId);
    if (!own) throw new Error("unknown");
    const share = light.run ? light.run.length / 5000 : 1;
    const parts = placedLights(mixed, light, own).map(model.directFrom);
    const received = parts.flatMap(({ patches }) =>
      [...patches].map((lux, index) => {
        const patch = model.patches[index];
        return patch ? (lux * areaOf(patch)) / 1e6 : 0;
      }),
    );
    const sum = received.reduce((total, flux) => total + flux, 0);
    expect(sum / (fluxOf(own.file.photometry) * share)).toBeCloseTo(1, 1.9);
  }
});

/** The plan rotated by a quarter turn: x to y, y to −x. */
function turned(plan: Plan): Plan {
  const lights = plan.lights.map(({ x, y, run, ...light }): PlannedLight => {
    const along = run?.along === "x" ? "y" : "x";
    const place = { x: mm(plan.width - y), y: mm(x) };
    return { ...light, ...place, ...(run && { run: { ...run, along } }) };
  });
  return { ...plan, length: plan.width, width: plan.length, lights };
}

test("returns the same result for a room rotated by 90°", () => {
  const calculate = planCalculator();
  const summaryOf = (plan: Plan) => calculate(plan, known, 0.8).planes.table.summary;
  const [before, after] = [summaryOf(mixed), summaryOf(turned(mixed))];
  // The grid of points is rotated, too; patches are cut the same way.
  for (const name of ["average", "least", "most"] as const)
    expect(after[name] / before[name]).toBeCloseTo(1, 6);
  expect(summaryOf(turned(turned(mixed))).average).toBeCloseTo(before.average, 6);
});

/** Asymmetric and rotated by any angle, like a wall washer or a linear pendant. */
const onCeiling: Plan = {
  ...FIRST_PLAN,
  lights: [0, 90, 37].map((turn, index) => ({
    variantId: WALL,
    x: mm(1000 + index * 1200),
    y: mm(1500),
    turn,
  })),
};

test("changes the result only when ceiling lights turn without the room", () => {
  const calculate = planCalculator();
  const summaryOf = (plan: Plan) => calculate(plan, known, 0.8).planes.table.summary;
  const before = summaryOf(onCeiling);
  const room = turned(onCeiling);
  const withTheRoom: Plan = {
    ...room,
    lights: room.lights.map((light) => ({ ...light, turn: (light.turn ?? 0) + 90 })),
  };
  const after = summaryOf(withTheRoom);
  for (const name of ["average", "least", "most"] as const)
    expect(after[name] / before[name]).toBeCloseTo(1, 6);
  expect(Math.abs(summaryOf(room).least / before.least - 1)).toBeGreaterThan(0.001);
});

test("turns plane C90 of a wall light into the room", () => {
  const own = known.get(WALL);
  for (const { inwards, from, to } of wallsOf(angled)) {
    const middle = wallLight((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
    const [placed] = own ? placedLights(angled, middle, own) : [];
    if (!placed) throw new Error("no light");
    const turn = (placed.turn * Math.PI) / 180;
    expect([-Math.sin(turn), Math.cos(turn)]).toEqual(inwards.map((one) => expect.closeTo(one)));
    expect(isInside(angled, placed.x, placed.y)).toBe(true);
    expect(Math.abs((placed.x - middle.x) * inwards[0] + (placed.y - middle.y) * inwards[1])).toBe(
      47.5,
    );
  }
});

test("scales strip light by length and lights the ceiling from upward strips", () => {
  const calculate = planCalculator();
  const averageOf = (...lights: PlannedLight[]) =>
    calculate({ ...FIRST_PLAN, lights }, known, 1).planes.floor.summary.average;
  const down = strip([2500, 2000, 2700], 1000, "x", "down");
  const [left, right] = [1500, 3500].map((x) => strip([x, 2000, 2700], 2000, "x", "down"));
  if (!left || !right) throw new Error("no strips");
  expect(averageOf(left, right)).toBeCloseTo(
    averageOf(strip([2500, 2000, 2700], 4000, "x", "down")),
    6,
  );
  expect(averageOf(down)).toBeGreaterThan(0);
  const { faces } = calculate(
    { ...FIRST_PLAN, lights: [strip([2500, 2000, 2600], 3000, "x", "up")] },
    known,
    1,
  );
  const meanOf = (surface: string) => {
    const { values } = faces.find((face) => face.surface === surface) ?? { values: [] };
    return [...values].reduce((sum, value) => sum + value, 0) / values.length;
  };
  expect(meanOf("ceiling")).toBeGreaterThan(meanOf("floor"));
});

test("keeps dragged wall lights on walls and strips inside the room", () => {
  const places = fc.integer({ min: -500, max: 6000 });
  const lights = [wallLight(0, 1200), strip([1500, 2000, 2795], 2300, "y", "down")];
  const plan = { ...angled, lights };
  fc.assert(
    fc.property(places, places, fc.constantFrom(0, 1), (x, y, index) => {
      const [light] = withMoved(plan, index, { x, y }).lights.slice(index);
      if (!light) throw new Error("lost");
      const wall = nearestWall(plan, light);
      const isHeld = light.run
        ? stripEnds(light).every((end) => isInside(plan, end.x, end.y))
        : wall.x === light.x && wall.y === light.y;
      expect(isHeld).toBe(true);
    }),
  );
});

test("snaps a dragged wall light to the wall and to neighbours", () => {
  const plan = {
    ...FIRST_PLAN,
    lights: [wallLight(0, 1200), { variantId: 9, x: mm(2500), y: mm(1500) }],
  };
  expect(restOf(plan, 0, { x: 300, y: 1540 })).toEqual({
    x: 0,
    y: 1500,
    lines: { x: false, y: true },
  });
});

test("moves wall lights with their walls and strips with the ceiling", () => {
  const plan = withRoom(mixed, { length: mm(6000), height: mm(3200) });
  expect(plan.lights[1]).toMatchObject({ x: 6000, y: 3000, z: 1900 });
  expect(plan.lights[0]).toMatchObject({ x: 0, y: 1200 });
  expect(plan.lights[5]).toMatchObject({ x: 5900, z: 3195 });
  const { plan: small } = settled(withRoom(mixed, { length: mm(3000), height: mm(2000) }));
  expect(small.lights[4]).toMatchObject({ run: { length: 2960 } });
  expect(small.lights[1]).toMatchObject({ x: 3000, z: 1900 });
});

test("adds lights where their mounting belongs and strips round a cove", () => {
  const twice = [1, 2].reduce(
    (plan) => withAddedLight(plan, { variantId: WALL, mounting: "wall" }),
    angled,
  );
  expect(twice.lights).toHaveLength(2);
  for (const light of twice.lights)
    expect(nearestWall(angled, light)).toMatchObject({ x: light.x, y: light.y });
  const line = withAddedLight(angled, { variantId: STRIP, mounting: "strip" });
  expect(line.lights).toMatchObject([{ z: 2795, run: { length: 2000, facing: "down" } }]);
  const cove = withCove(line, STRIP);
  expect(cove.lights).toHaveLength(6);
  for (const light of cove.lights) expect(light).toMatchObject({ z: 2680, run: { facing: "up" } });
  expect(withCove(cove, STRIP)).toEqual(cove);
  const longer = withLightChanged(line, 0, {
    run: { length: mm(4000), along: "y", facing: "up" },
  });
  expect(longer.lights[0]?.run).toEqual({ length: 3960, along: "y", facing: "up" });
});

test("reads wall lights and strips from an address and skips invalid ones", () => {
  const read = (lights: string) => readPlan((name) => (name === "lights" ? lights : null)).lights;
  expect(read("1-0-1200-1700_2-2500-80-2680-4800-x-up")).toEqual([
    wallLight(0, 1200),
    strip([2500, 80, 2680], 4800, "x"),
  ]);
  // On the nearest wall, and between the walls.
  expect(read("1-300-1200-2790")).toEqual([wallLight(0, 1200, 2700)]);
  expect(read("2-100-80-2680-9000-x-up")).toEqual([strip([2500, 80, 2680], 4960, "x")]);
  expect(read("2-1-1-1-1000-z-up_2-1-1-1-1000-x-in_2-1-1-x_1-1-1-99999")).toEqual([]);
});

test("reads and writes turn and drop of ceiling lights in addresses", () => {
  const read = (lights: string) => readPlan((name) => (name === "lights" ? lights : null)).lights;
  const place = { variantId: 7, x: 1250, y: 667 };
  expect(read("7-1250-667-t90-d800")).toEqual([{ ...place, turn: 90, drop: 800 }]);
  expect(read("7-1250-667-d800")).toEqual([{ ...place, drop: 800 }]);
  expect(read("7-1250-667-t400-d99999")).toEqual([place]);
  const lights = [{ variantId: 7, x: mm(1250), y: mm(667), turn: 45, drop: mm(800) }];
  expect(planQuery({ ...FIRST_PLAN, lights })["lights"]).toBe("7-1250-667-t45-d800");
});

test("turns a light by degrees and preserves the turn when rearranged", () => {
  const one = withAddedLight(FIRST_PLAN, { variantId: 7, mounting: "recessed" });
  const quarter = withTurned(one, 0, 90);
  expect(quarter.lights[0]?.turn).toBe(90);
  expect(withTurned(withTurned(quarter, 0, -90), 0, -15).lights[0]?.turn).toBe(345);
  expect(withGrid(quarter, 7, 4).lights.map(({ turn }) => turn)).toEqual([90, 90, 90, 90]);
  const wall = withAddedLight(FIRST_PLAN, { variantId: WALL, mounting: "wall" });
  expect(withTurned(wall, 0, 90)).toBe(wall);
});

test("places lights from a cart by mounting", () => {
  const plan = withParts(FIRST_PLAN, [
    { variantId: 3, mounting: "recessed", count: 4 },
    { variantId: 4, mounting: "surface", count: 2 },
    { variantId: 5, mounting: "suspended", count: 1 },
    { variantId: WALL, mounting: "wall", count: 2 },
    { variantId: STRIP, mounting: "strip", count: 1 },
  ]);
  const count = (id: number) => plan.lights.filter(({ variantId }) => variantId === id).length;
  expect([3, 4, 5, WALL, STRIP].map(count)).toEqual([4, 2, 1, 2, 4]);
  const places = plan.lights.slice(0, 6).map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(6);
});

test("adds lamps to the parts and price of fittings", () => {
  const lamp = { variant: { variantId: 90, price: { amount: 60_00 } }, quantity: 8 };
  const offered = new Map([
    [7, { variantId: 7, power: 40, reel: null, price: { amount: 12_700_00 }, lamps: lamp }],
    [
      8,
      {
        variantId: 8,
        power: 5,
        reel: null,
        price: { amount: 900_00 },
        lamps: { ...lamp, quantity: 1 },
      },
    ],
  ]);
  const at = (variantId: number) => ({ variantId, x: mm(1000), y: mm(1000) });
  const plan = { ...FIRST_PLAN, lights: [at(7), at(8), at(8)] };
  const costs = planCosts(plan, offered, { tariff: 100, hoursADay: 5 });
  expect(costs.parts).toEqual([
    { variantId: 7, quantity: 1 },
    { variantId: 8, quantity: 2 },
    { variantId: 90, quantity: 10 },
  ]);
  expect(costs.price).toBe(12_700_00 + 2 * 900_00 + 10 * 60_00);
  expect(costs.watts).toBe(50);
});

test("prices strips by reel and calculates their power by length", () => {
  expect(reelsFor([4840, 3840], 5000)).toBe(2);
  expect(reelsFor([3000, 3000, 2000, 2000], 5000)).toBe(2);
  expect(reelsFor([12_000, 3000], 5000)).toBe(3);
  expect(reelsFor([10_000], 5000)).toBe(2);
  expect(reelsFor([], 5000)).toBe(0);
  const price = { amount: 78_000 };
  const offered = new Map([
    [WALL, { variantId: WALL, power: 8, reel: null, price: { amount: 98_000 } }],
    [STRIP, { variantId: STRIP, power: 50, reel: 5000, price }],
  ]);
  const { parts, watts, price: sum } = planCosts(mixed, offered, { tariff: 100, hoursADay: 5 });
  expect(parts).toEqual([
    { variantId: WALL, quantity: 4 },
    { variantId: STRIP, quantity: 2 },
  ]);
  expect(watts).toBeCloseTo(4 * 8 + 50 * ((4840 + 3300) / 5000), 6);
  expect(sum).toBe(4 * 98_000 + 2 * 78_000);
});
