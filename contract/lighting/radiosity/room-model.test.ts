import fc from "fast-check";
import { expect, test } from "vitest";
import type { PlacedLight } from "../illuminance/luminaire.ts";
import { summaryOf } from "../illuminance/summary.ts";
import { cosineBeam } from "../photometry/cosine-beam.ts";
import { fluxOf, scaledTo } from "../photometry/flux.ts";
import type { Photometry } from "../photometry/photometry.ts";
import { areaOf } from "../room/patches.ts";
import { isInside, type Room } from "../room/room.ts";
import { workPlane } from "../room/work-plane.ts";
import { lumens, metres, mm } from "../units.ts";
import { type DirectLight, roomModel, type RoomModel } from "./room-model.ts";

const PATCHES = 200;
const allOf = (share: number) => ({ ceiling: share, walls: share, floor: share });
const point = { length: mm(0), width: mm(0), height: mm(0), isRound: false };
const uniform: Photometry = {
  frame: "C",
  planes: [0],
  angles: [0, 180],
  candelas: [[1000 / (4 * Math.PI), 1000 / (4 * Math.PI)]],
};

const box: Room = {
  length: metres(5),
  width: metres(4),
  height: metres(2.8),
  reflectances: allOf(0.5),
};
const corners = [
  { x: "start", y: "start" },
  { x: "end", y: "start" },
  { x: "end", y: "end" },
  { x: "start", y: "end" },
] as const;
const cutOut = { corner: corners[2], length: metres(2), width: metres(1.5) };
const angled: Room = { ...box, cutOut };

function lightAt(x: number, y: number, z: number, change: Partial<PlacedLight> = {}): PlacedLight {
  return {
    x: metres(x),
    y: metres(y),
    z: metres(z),
    turn: 0,
    tilt: 0,
    opening: point,
    photometry: uniform,
    ...change,
  };
}

/** Total flux (lm) on all surfaces. */
function fluxOn({ patches }: RoomModel, values: Float64Array): number {
  return patches.reduce((sum, patch, index) => sum + (values[index] ?? 0) * areaOf(patch), 0) / 1e6;
}

function surfaceOf({ patches }: RoomModel): number {
  return patches.reduce((sum, patch) => sum + areaOf(patch), 0) / 1e6;
}

test.each([
  ["rectangle", box, 1e-9],
  ["L", angled, 1e-4],
])("in a %s every patch sees its whole room: rows sum to 1", (_, room, error) => {
  const { factors, patches } = roomModel(room, [], PATCHES);
  const sums = patches.map((__, row) =>
    factors
      .subarray(row * patches.length, (row + 1) * patches.length)
      .reduce((sum, value) => sum + value, 0),
  );
  expect(Math.max(...sums.map((sum) => Math.abs(sum - 1)))).toBeLessThan(error);
});

/** Points not too close to a wall of the L-shaped room. */
const places = fc.record({
  x: fc.double({ min: 0.3, max: 2.7, noNaN: true }),
  y: fc.double({ min: 0.3, max: 3.7, noNaN: true }),
  z: fc.double({ min: 0.3, max: 2.5, noNaN: true }),
  turn: fc.integer({ min: 0, max: 359 }),
  tilt: fc.integer({ min: 0, max: 180 }),
});

/**
 * The last value is the tolerance: a narrow beam varies within the cells used to sample a patch.
 */
const sources: [string, Photometry, number][] = [
  ["a lamp that shines all round", uniform, 0.002],
  ["a matt surface", cosineBeam(lumens(800), 120), 0.005],
  ["a beam of 36°", cosineBeam(lumens(800), 36), 0.01],
  ["a beam of 15°", cosineBeam(lumens(800), 15), 0.03],
];

const models = [roomModel(box, [], PATCHES), roomModel(angled, [], PATCHES)];

test.each(sources)(
  "the light of %s falls on the room's surfaces, all of it",
  (_, photometry, error) => {
    fc.assert(
      fc.property(places, fc.nat(models.length - 1), ({ x, y, z, turn, tilt }, index) => {
        const model = models[index]!;
        const { patches } = model.directFrom(lightAt(x, y, z, { photometry, turn, tilt }));
        expect(Math.abs(fluxOn(model, patches) / fluxOf(photometry) - 1)).toBeLessThan(error);
      }),
      { numRuns: 60 },
    );
  },
);

test("a large panel loses no light either", () => {
  const opening = { length: metres(1.2), width: metres(0.6), height: mm(0), isRound: false };
  const [model] = models;
  const { patches } = model!.directFrom(
    lightAt(2.5, 2, 2.75, { opening, photometry: cosineBeam(lumens(4000), 120) }),
  );
  expect(fluxOn(model!, patches) / 4000).toBeCloseTo(1, 1.9);
});

test.each([0.1, 0.3, 0.5, 0.8, 0.95])(
  "in rooms of reflectance %f the mean illuminance of all surfaces is Φ ⁄ (S·(1 − ρ))",
  (share) => {
    for (const room of [box, angled]) {
      const model = roomModel({ ...room, reflectances: allOf(share) }, [], PATCHES);
      const { patches } = model.lit([model.directFrom(lightAt(1.4, 1.3, 2))]);
      const expected = 1000 / (surfaceOf(model) * (1 - share));
      expect(fluxOn(model, patches) / surfaceOf(model) / expected).toBeCloseTo(1, 2);
    }
  },
);

test("a floor lit evenly between black walls gives the ceiling ρ·E·F, F being that of two squares", () => {
  const reflectances = { ceiling: 0, walls: 0, floor: 0.8 };
  const cube = { length: metres(1), width: metres(1), height: metres(1), reflectances };
  const model = roomModel(cube, [], 6);
  const lit = { planes: [], patches: Float64Array.from(model.patches, evenOnFloor) };
  const ceiling = model.patches.findIndex(({ surface }) => surface === "ceiling");
  // Howell C-11 at X = Y = 1: 0.1998.
  expect(model.lit([lit]).patches[ceiling]).toBeCloseTo(0.8 * 100 * 0.1998, 2);
});

function evenOnFloor({ surface }: { surface: string }): number {
  return surface === "floor" ? 100 : 0;
}

/** Everything rotated by a quarter turn: x becomes y. */
function turnedRoom(room: Room): Room {
  const turned = { ...room, length: room.width, width: room.length };
  if (!room.cutOut) return turned;
  const { corner, length, width } = room.cutOut;
  const place = corners.findIndex(({ x, y }) => x === corner.x && y === corner.y);
  const next = corners[(place + 1) % 4] ?? corners[0];
  return { ...turned, cutOut: { corner: next, length: width, width: length } };
}

function turnedLight(light: PlacedLight, room: Room): PlacedLight {
  return { ...light, x: mm(room.width - light.y), y: light.x, turn: light.turn + 90 };
}

const layouts = fc.array(places, { minLength: 1, maxLength: 3 });
const uneven = { ceiling: 0.8, walls: 0.5, floor: 0.2 };

function summaryIn(room: Room, lights: readonly PlacedLight[]) {
  const model = roomModel(room, [workPlane(room, mm(750))], 60);
  const [plane] = model.lit(lights.map(model.directFrom)).planes;
  return summaryOf(plane?.total ?? []);
}

test("a room turned round with its lights is lit as before", () => {
  const opening = { length: metres(0.6), width: metres(0.2), height: mm(50), isRound: false };
  fc.assert(
    fc.property(layouts, fc.constantFrom(...corners, undefined), (layout, corner) => {
      const room: Room = {
        ...box,
        reflectances: uneven,
        ...(corner && { cutOut: { ...cutOut, corner } }),
      };
      fc.pre(layout.every(({ x, y }) => isInside(room, x * 1000, y * 1000)));
      const photometry = cosineBeam(lumens(800), 60);
      const lights = layout.map(({ x, y, z, turn, tilt }) =>
        lightAt(x, y, z, { turn, tilt, opening, photometry }),
      );
      const before = summaryIn(room, lights);
      const after = summaryIn(
        turnedRoom(room),
        lights.map((light) => turnedLight(light, room)),
      );
      expect(after.average / before.average).toBeCloseTo(1, 6);
      expect(after.least / before.least).toBeCloseTo(1, 6);
      expect(after.most / before.most).toBeCloseTo(1, 6);
    }),
    { numRuns: 15 },
  );
});

test("illuminance follows flux and maintenance, and lights add up", () => {
  const planes = [workPlane(box, mm(750))];
  const model = roomModel(box, planes, PATCHES);
  const totals = (parts: readonly DirectLight[], maintenance?: number) => [
    ...(model.lit(parts, maintenance).planes[0]?.total ?? []),
  ];
  fc.assert(
    fc.property(places, fc.double({ min: 0.1, max: 20, noNaN: true }), ({ x, y, z }, factor) => {
      const light = lightAt(x, y, z);
      const stronger = { ...light, photometry: scaledTo(uniform, lumens(1000 * factor)) };
      const once = totals([model.directFrom(light)]);
      const scaled = totals([model.directFrom(stronger)]);
      const aged = totals([model.directFrom(stronger)], 1 / factor);
      const twice = totals([model.directFrom(light), model.directFrom(light)]);
      for (const [index, value] of once.entries()) {
        expect(scaled[index]! / value).toBeCloseTo(factor, 6);
        expect(aged[index]! / value).toBeCloseTo(1, 6);
        expect(twice[index]! / value).toBeCloseTo(2, 6);
      }
    }),
    { numRuns: 10 },
  );
});

test("light in one arm of an L reaches the other's far end by reflection alone", () => {
  const room = { ...angled, reflectances: uneven };
  const plane = workPlane(room, mm(0));
  const model = roomModel(room, [plane], PATCHES);
  // The cut-out is x > 3, y > 2.5: the lamp is in the arm along y, the far end is in the arm along
  // x.
  const [lit] = model.lit([model.directFrom(lightAt(2.6, 3.9, 2))]).planes;
  const far = plane.points.findIndex(({ x, y }) => x > 4700 && y > 2300);
  expect(far).toBeGreaterThan(0);
  expect(lit?.direct[far]).toBe(0);
  expect(lit?.total[far]).toBeGreaterThan(1);
  const near = plane.points.findIndex(({ x, y }) => x > 2500 && y < 300);
  expect(lit?.direct[near]).toBeGreaterThan(1);
});
