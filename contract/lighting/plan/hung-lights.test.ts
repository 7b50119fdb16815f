import { expect, test } from "vitest";
import { mm } from "../units.ts";
import { dropOf, shineBelow } from "./hung-lights.ts";
import { FIRST_PLAN, type Plan } from "./plan.ts";

const hanging = { shortest: mm(600), longest: mm(1500), body: mm(400) };
const place = { x: mm(2500), y: mm(2000) };
const dining: Plan = { ...FIRST_PLAN, use: "dining" };

test("hangs lights at headroom above people and lower above dining tables", () => {
  expect(dropOf(FIRST_PLAN, place, hanging)).toBe(700);
  expect(dropOf(dining, place, hanging)).toBe(1300);
  expect(dropOf({ ...dining, height: mm(4000) }, place, hanging)).toBe(1500);
  expect(dropOf({ ...FIRST_PLAN, height: mm(2400) }, place, hanging)).toBe(600);
});

test("measures the drop from a beam above the light", () => {
  const beam = {
    kind: "beam",
    x: mm(2000),
    y: mm(0),
    length: mm(1000),
    width: mm(4000),
    height: mm(300),
  } as const;
  expect(dropOf({ ...dining, obstacles: [beam] }, place, hanging)).toBe(1000);
});

test("limits a requested drop to the chain's range", () => {
  expect(dropOf(FIRST_PLAN, { ...place, drop: mm(1100) }, hanging)).toBe(1100);
  expect(dropOf(FIRST_PLAN, { ...place, drop: mm(5000) }, hanging)).toBe(1500);
});

test("places the light in the middle of the body", () => {
  const light = { ...place, drop: mm(1100) };
  expect(shineBelow(FIRST_PLAN, light, { below: mm(400), hanging })).toBe(900);
  expect(shineBelow(FIRST_PLAN, light, { below: mm(120) })).toBe(120);
});
