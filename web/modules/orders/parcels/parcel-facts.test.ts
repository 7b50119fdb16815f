import { expect, test } from "vitest";
import { hasParcels, openUnits } from "./parcel-facts.ts";

const line = (quantity: number, shipped: number, cancelled = 0) =>
  ({ quantity, shipped, cancelled }) as never;
const parcel = (courier: string | null = null) => ({ courier, tracking: null }) as never;

test("units that are still to come", () => {
  expect(openUnits({ lines: [line(3, 1, 1), line(2, 2)] })).toBe(1);
});

test("parcels are shown where they say more than the timeline", () => {
  expect(hasParcels({ fulfilments: [], lines: [line(1, 0)] })).toBe(false);
  expect(hasParcels({ fulfilments: [parcel()], lines: [line(1, 1)] })).toBe(false);
  expect(hasParcels({ fulfilments: [parcel("Bosta")], lines: [line(1, 1)] })).toBe(true);
  expect(hasParcels({ fulfilments: [parcel()], lines: [line(2, 1)] })).toBe(true);
  expect(hasParcels({ fulfilments: [parcel(), parcel()], lines: [line(2, 2)] })).toBe(true);
});
