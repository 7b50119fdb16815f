import fc from "fast-check";
import { expect, test } from "vitest";
import { directOnPatches } from "../illuminance/direct-light.ts";
import { luminaireOf, type PlacedLight } from "../illuminance/luminaire.ts";
import { summaryOf } from "../illuminance/summary.ts";
import { cosineBeam } from "../photometry/cosine-beam.ts";
import { fluxOf, scaledTo } from "../photometry/flux.ts";
import type { Photometry } from "../photometry/photometry.ts";
import { areaOf } from "../room/patches.ts";
import { isInside, type Room } from "../room/room.ts";
import { workPlane } from "../room/work-plane.ts";
import { lumens, metres, mm } from "../units.ts";
import { VALIDATION_LIMITS } from "../validation-limits.ts";
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
  ["L", angled, VALIDATION_LIMITS.rows],
])("sums form factors per patch to 1 in a %s", (_, room, error) => {
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

const sources: [string, Photometry][] = [
  ["a lamp that shines all round", uniform],
  ["a matt surface", cosineBeam(lumens(800), 120)],
  ...[36, 24, 15, 10, 6].map((beam): [string, Photometry] => [
    `a beam of ${beam}°`,
    cosineBeam(lumens(800), beam),
  ]),
];

const models = [roomModel(box, [], PATCHES), roomModel(angled, [], PATCHES)];

test.each(sources)("distributes all light of %s on the room's surfaces", (_, photometry) => {
  const flux = fluxOf(photometry);
  fc.assert(
    fc.property(places, fc.nat(models.length - 1), ({ x, y, z, turn, tilt }, index) => {
      const model = models[index]!;
      const { patches } = model.directFrom(lightAt(x, y, z, { photometry, turn, tilt }));
      expect(Math.abs(fluxOn(model, patches) / flux - 1)).toBeLessThan(VALIDATION_LIMITS.flux);
    }),
    { numRuns: 60 },
  );
});

test.each([36, 24, 15, 10, 6])(
  "receives a %i° beam's flux nearly complete before the correction",
  (beam) => {
    const [model] = models;
    const photometry = cosineBeam(lumens(800), beam);
    fc.assert(
      fc.property(places, ({ x, y, z, turn, tilt }) => {
        const light = luminaireOf(lightAt(x, y, z, { photometry, turn, tilt }));
        const lux = directOnPatches(light, model!.patches, undefined);
        expect(Math.abs(fluxOn(model!, lux) / 800 - 1)).toBeLessThan(0.02);
      }),
      { numRuns: 60 },
    );
  },
);

test("receives all light of a beam with six faces only", () => {
  const faces = roomModel(box, [], 6);
  for (const beam of [6, 10, 15, 24, 36]) {
    const light = lightAt(1.3, 2.9, 2.7, { photometry: cosineBeam(lumens(800), beam), tilt: 35 });
    const { patches } = faces.directFrom(light);
    expect(Math.abs(fluxOn(faces, patches) / 800 - 1)).toBeLessThan(VALIDATION_LIMITS.flux);
  }
});

test("keeps light inside a closed wardrobe out of the room", () => {
  const shut = { x: [1000, 2000], y: [1000, 2000], z: [0, 2000], surface: "walls" } as const;
  const model = roomModel({ ...box, boxes: [shut] }, [], PATCHES);
  const { patches } = model.directFrom(lightAt(1.5, 1.5, 1));
  expect(fluxOn(model, patches)).toBe(0);
});

test("applies the tilt factor to the flux in the room", () => {
  const tiltFactors = { angles: [0, 90], factors: [1, 0.6] };
  const [model] = models;
  const leaning = lightAt(2, 2, 2, { photometry: { ...uniform, tiltFactors }, tilt: 45 });
  expect(fluxOn(model!, model!.directFrom(leaning).patches)).toBeCloseTo(800, 6);
});

test("changes the table's mean within the limit for more patches", () => {
  const room = { ...box, reflectances: { ceiling: 0.8, walls: 0.6, floor: 0.3 } };
  const lights = [lightAt(1.2, 1, 2.75), lightAt(3.8, 3, 2.75)].map((light) => ({
    ...light,
    photometry: cosineBeam(lumens(1000), 60),
  }));
  const meanWith = (count: number) => {
    const model = roomModel(room, [workPlane(room, mm(750))], count);
    return summaryOf(model.lit(lights.map(model.directFrom)).planes[0]?.total ?? []).average;
  };
  const [usual, fine] = [meanWith(300), meanWith(1500)];
  expect(Math.abs(usual / fine - 1)).toBeLessThan(VALIDATION_LIMITS.fine);
});

test("receives all light of a large panel", () => {
  const opening = { length: metres(1.2), width: metres(0.6), height: mm(0), isRound: false };
  const [model] = models;
  const { patches } = model!.directFrom(
    lightAt(2.5, 2, 2.75, { opening, photometry: cosineBeam(lumens(4000), 120) }),
  );
  expect(fluxOn(model!, patches) / 4000).toBeCloseTo(1, 1.9);
});

test.each([0.1, 0.3, 0.5, 0.8, 0.95])(
  "matches Φ⁄(S·(1−ρ)) as mean illuminance at reflectance %f",
  (share) => {
    for (const room of [box, angled]) {
      const model = roomModel({ ...room, reflectances: allOf(share) }, [], PATCHES);
      const { patches } = model.lit([model.directFrom(lightAt(1.4, 1.3, 2))]);
      const expected = 1000 / (surfaceOf(model) * (1 - share));
      expect(fluxOn(model, patches) / surfaceOf(model) / expected).toBeCloseTo(1, 2);
    }
  },
);

test("lights the ceiling as ρ·E·F from an evenly lit floor", () => {
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

test("returns the same illuminance for a room rotated with its lights", () => {
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
      expect(after.average / before.average).toBeCloseTo(1, 5);
      expect(after.least / before.least).toBeCloseTo(1, 5);
      expect(after.most / before.most).toBeCloseTo(1, 5);
    }),
    { numRuns: 15 },
  );
});

test("scales illuminance with flux and maintenance and adds lights", () => {
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

test("lights the far end of an L by reflection only", () => {
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
