import { expect, test } from "vitest";
import { mm } from "../units.ts";
import { FIRST_PLAN } from "./plan.ts";
import { restOf } from "./snap.ts";

const plan = {
  ...FIRST_PLAN,
  lights: [
    { variantId: 1, x: mm(833), y: mm(1000) },
    { variantId: 1, x: mm(2000), y: mm(3000) },
  ],
};

test("aligns a light with a nearby light or the room's middle", () => {
  expect(restOf(plan, 1, { x: 860, y: 1910 })).toEqual({
    x: 833,
    y: 2000,
    lines: { x: true, y: true },
  });
  expect(restOf(plan, 1, { x: 1212, y: 1180 })).toEqual({
    x: 1200,
    y: 1200,
    lines: { x: false, y: false },
  });
});

test("ignores the dragged light's own place and stays inside the room", () => {
  expect(restOf(plan, 0, { x: 812, y: 988 })).toMatchObject({ x: 800, y: 1000 });
  expect(restOf(plan, 0, { x: -50, y: 4800 })).toMatchObject({ x: 100, y: 3900 });
});
