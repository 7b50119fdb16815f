import fc from "fast-check";
import { expect, test } from "vitest";
import { metres, mm } from "../units.ts";
import { roomFaces } from "./faces.ts";
import { areaOf, type Bounds, patchesOf } from "./patches.ts";
import { floorArea, isInside, type Room, roomOutline } from "./room.ts";
import { sightIn } from "./sight.ts";
import { WORK_HEIGHTS, workPlane } from "./work-plane.ts";

const reflectances = { ceiling: 0.7, walls: 0.5, floor: 0.2 };
const box: Room = { length: metres(5), width: metres(4), height: metres(2.8), reflectances };
const cutOut = {
  corner: { x: "end", y: "end" } as const,
  length: metres(2),
  width: metres(1.5),
};
const angled: Room = { ...box, cutOut };

test("excludes the corner from the floor of an L", () => {
  expect(floorArea(box)).toBe(20);
  expect(floorArea(angled)).toBe(17);
  expect(isInside(angled, 4000, 3000)).toBe(false);
  expect(isInside(angled, 4000, 2000)).toBe(true);
  expect(isInside(box, 5001, 2000)).toBe(false);
});

test.each([
  ["rectangle", box, 2 * 20 + 18 * 2.8],
  // Its walls are as long as those of the enclosing rectangle.
  ["L", angled, 2 * 17 + 18 * 2.8],
])("covers all surfaces of a %s with patches", (_, room, area) => {
  const patches = roomFaces(room, 400).flatMap(patchesOf);
  expect(patches.reduce((sum, patch) => sum + areaOf(patch), 0) / 1e6).toBeCloseTo(area, 9);
  for (const { u, v } of patches) {
    expect(Math.max(u[1] - u[0], v[1] - v[0])).toBeLessThanOrEqual(400);
  }
});

test("blocks sight round the inner corner of an L symmetrically", () => {
  const sight = (x: number, y: number, toX: number, toY: number) =>
    sightIn(angled)?.sees([x, y, 800], toX, toY, 1900);
  // From the end of one arm to the end of the other, and to the middle.
  expect(sight(500, 3900, 4900, 2400)).toBe(false);
  expect(sight(500, 3900, 4900, 300)).toBe(true);
  expect(sight(500, 3900, 500, 100)).toBe(true);
  expect(sightIn(box)).toBeUndefined();
  const place = fc.tuple(fc.nat(5000), fc.nat(4000));
  fc.assert(
    fc.property(place, place, ([x, y], [toX, toY]) => {
      fc.pre(isInside(angled, x, y) && isInside(angled, toX, toY));
      expect(sight(x, y, toX, toY)).toBe(sight(toX, toY, x, y));
      const isThrough = Array.from({ length: 200 }, (__, step) => (step + 0.5) / 200).some(
        (share) => !isInside(angled, x + (toX - x) * share, y + (toY - y) * share),
      );
      expect(isThrough && sight(x, y, toX, toY)).toBe(false);
    }),
  );
});

test("sees every point between surfaces with a clear view", () => {
  const boxed: Room = {
    ...angled,
    boxes: [
      { x: [1000, 2200], y: [800, 1900], z: [600, 1500], surface: "walls" },
      { x: [0, 5000], y: [2100, 2400], z: [2500, 2800], surface: "ceiling" },
    ],
  };
  const sight = sightIn(boxed)!;
  const span = (most: number) =>
    fc
      .tuple(fc.nat(most - 500), fc.constantFrom(0, 200, 500))
      .map(([from, size]) => [from, from + size] as const);
  const surface = fc.tuple(span(5000), span(4000), span(2800)).map(([x, y, z]) => ({
    min: [x[0], y[0], z[0]] as const,
    max: [x[1], y[1], z[1]] as const,
  }));
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const pointOf = ({ min, max }: Bounds, shares: readonly number[]) =>
    [0, 1, 2].map((axis) => min[axis]! + (max[axis]! - min[axis]!) * shares[axis]!);
  const shares = fc.tuple(share, share, share);
  let clear = 0;
  fc.assert(
    fc.property(
      surface,
      surface,
      fc.array(fc.tuple(shares, shares), { minLength: 20 }),
      (...of) => {
        const [one, other, rays] = of;
        if (!sight.isClear(one, other)) return;
        clear += 1;
        for (const [from, to] of rays) {
          const [x = 0, y = 0, z = 0] = pointOf(one, from);
          const [toX = 0, toY = 0, toZ = 0] = pointOf(other, to);
          expect(sight.sees([x, y, z], toX, toY, toZ)).toBe(true);
        }
      },
    ),
    { numRuns: 500 },
  );
  expect(clear).toBeGreaterThan(50);
  // Diagonally past an edge of the cupboard.
  expect(
    sight.isClear(
      { min: [1600, 100, 700], max: [1600, 300, 900] },
      {
        min: [4000, 1000, 700],
        max: [4200, 1200, 900],
      },
    ),
  ).toBe(true);
});

test("places work plane points over the floor only", () => {
  const plane = workPlane(angled, WORK_HEIGHTS.worktop);
  expect(plane.height).toBe(900);
  expect(plane.points.length / (plane.columns * plane.rows)).toBeCloseTo(17 / 20, 1);
  expect(plane.points.every(({ x, y }) => isInside(angled, x, y))).toBe(true);
  const cupboard = { ...box, length: mm(900), width: mm(600) };
  expect(workPlane(cupboard, mm(0))).toMatchObject({ columns: 9, rows: 6 });
});

test.each(["start-start", "end-start", "start-end", "end-end"])(
  "outlines the floor of an L without corner %s",
  (code) => {
    const [x, y] = code.split("-") as ["start" | "end", "start" | "end"];
    const room = { ...box, cutOut: { ...cutOut, corner: { x, y } } };
    const outline = roomOutline(room);
    const next = (index: number) => outline[(index + 1) % outline.length]!;
    expect(outline).toHaveLength(6);
    // Gauss's area formula.
    const twice = outline.reduce((sum, [fromX, fromY], index) => {
      const [toX, toY] = next(index);
      return sum + fromX * toY - toX * fromY;
    }, 0);
    expect(twice / 2e6).toBe(floorArea(room));
    expect(
      outline.every(([fromX, fromY], index) => {
        const [toX, toY] = next(index);
        return fromX === toX || fromY === toY;
      }),
    ).toBe(true);
  },
);
