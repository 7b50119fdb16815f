import { expect, test } from "vitest";
import { hasParcels, openUnits } from "./parcel-facts.ts";

const line = (quantity: number, shipped: number, cancelled = 0) =>
  ({ quantity, shipped, cancelled }) as never;
const parcel = (courier: string | null = null) => ({ courier, tracking: null }) as never;

test("counts units that are not yet shipped", () => {
  expect(openUnits({ lines: [line(3, 1, 1), line(2, 2)] })).toBe(1);
});

test("shows parcels only when they add to the timeline", () => {
  expect(hasParcels({ fulfilments: [], lines: [line(1, 0)] })).toBe(false);
  expect(hasParcels({ fulfilments: [parcel()], lines: [line(1, 1)] })).toBe(false);
  expect(hasParcels({ fulfilments: [parcel("Bosta")], lines: [line(1, 1)] })).toBe(true);
  expect(hasParcels({ fulfilments: [parcel()], lines: [line(2, 1)] })).toBe(true);
  expect(hasParcels({ fulfilments: [parcel(), parcel()], lines: [line(2, 2)] })).toBe(true);
});
