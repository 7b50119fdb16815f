import { expect, test } from "vitest";
import { metres, mm } from "../units.ts";
import {
  gridOfLights,
  proposedCount,
  roundedToGrid,
  withAdded,
  withGrid,
  withMoved,
  withoutKind,
  withoutLight,
  withRoom,
} from "./plan-changes.ts";
import { planCosts } from "./plan-costs.ts";
import { FIRST_PLAN, MOST_LIGHTS, type Plan } from "./plan.ts";

const six = withGrid(FIRST_PLAN, 7, 6);
const placesOf = ({ lights }: Plan) => lights.map(({ x, y }) => [x, y]);

test("proposes a count by the lumen method and a grid", () => {
  const known = (flux: number) => new Map([[7, { flux }]]);
  // 150 lx · 20 m² ⁄ (800 lm · 0.6 · 0.8) = 7.8
  expect(proposedCount(FIRST_PLAN, 7, known(800))).toBe(8);
  expect(proposedCount(FIRST_PLAN, 7, known(1))).toBe(MOST_LIGHTS);
  expect(proposedCount(FIRST_PLAN, 7, known(100_000))).toBe(1);
  expect(placesOf(six)).toEqual([
    [833, 1000],
    [2500, 1000],
    [4167, 1000],
    [833, 3000],
    [2500, 3000],
    [4167, 3000],
  ]);
  expect(gridOfLights(six, 7)).toMatchObject({ columns: 3, rows: 2, toWall: { y: 1000 } });
});

test("rounds larger counts up to a whole grid", () => {
  expect(roundedToGrid(FIRST_PLAN, 7, 60)).toBe(8);
  expect(roundedToGrid(FIRST_PLAN, 7, 7)).toBe(7);
  expect(roundedToGrid(FIRST_PLAN, 7, 3)).toBe(3);
});

test("arranges each kind of light without moving other kinds", () => {
  const known = new Map([
    [3, { flux: 3000 }],
    [7, { flux: 800 }],
  ]);
  const one = withAdded(FIRST_PLAN, 3);
  // 6,250 lm are needed, of which the existing light provides 3,000.
  expect(proposedCount(one, 7, known)).toBe(5);
  const both = withGrid(one, 7, 6);
  expect(both.lights[0]).toEqual(one.lights[0]);
  expect(gridOfLights(both, 7)).toMatchObject({ columns: 3, rows: 2 });
  expect(withGrid(both, 3, 1)).toEqual(both);
  expect(withGrid(withGrid(both, 7, MOST_LIGHTS), 7, 6)).toEqual(both);
  expect(withoutKind(both, 7)).toEqual(one);
});

test("snaps a moved light to the raster inside the room", () => {
  const moved = withMoved(six, 1, { x: 2512, y: 1180 });
  expect(placesOf(moved)[1]).toEqual([2500, 1200]);
  expect(placesOf(withMoved(six, 1, { x: 2512, y: 1180 }, 1))[1]).toEqual([2512, 1180]);
  expect(gridOfLights(moved, 7)).toBeUndefined();
  expect(placesOf(withMoved(six, 0, { x: -900, y: 9000 }))[0]).toEqual([100, 3900]);
  const corner = { x: "end", y: "end" } as const;
  const angled = withRoom(six, { cutOut: { corner, length: metres(2), width: metres(1.5) } });
  expect(angled.lights).toHaveLength(6);
  // At the missing corner a light comes to rest in front of the nearer wall.
  expect(placesOf(withMoved(angled, 0, { x: 4900, y: 2600 }))[0]).toEqual([4900, 2400]);
});

test("adds and removes lights up to the maximum", () => {
  const one = withAdded(FIRST_PLAN, 3);
  expect(one.lights).toEqual([{ variantId: 3, x: 2500, y: 2000 }]);
  expect(withoutLight(one, 0).lights).toEqual([]);
  const full = withGrid(FIRST_PLAN, 3, MOST_LIGHTS);
  expect(withAdded(full, 3)).toBe(full);
  expect(gridOfLights(FIRST_PLAN, 7)).toBeUndefined();
});

test("keeps hand-placed lights where they are when the room grows", () => {
  const moved = withMoved(six, 1, { x: 2500, y: 1200 });
  expect(withRoom(moved, { length: mm(6000) }).lights).toEqual(moved.lights);
});

test("calculates price, power and annual electricity cost", () => {
  const known = new Map([
    [7, { variantId: 7, power: 10, reel: null, price: { amount: 250_00 } }],
    [3, { variantId: 3, power: null, reel: null, price: { amount: 1000_00 } }],
  ]);
  const plan = withAdded(withAdded(six, 3), 99);
  // 60 W · 5 h · 365 days = 109.5 kWh at 2.10.
  expect(planCosts(plan, known, { tariff: 210, hoursADay: 5 })).toEqual({
    parts: [
      { variantId: 7, quantity: 6 },
      { variantId: 3, quantity: 1 },
    ],
    price: 2500_00,
    watts: 60,
    wattsPerSquareMetre: 3,
    electricityAYear: 229_95,
  });
});
