import { expect, test } from "vitest";
import { lightAt } from "./light-level.ts";

test("off is the room by day, full is the lit picture as it is", () => {
  expect(lightAt(0).night).toBe(0);
  expect(lightAt(100)).toEqual({ night: 1, brightness: 1 });
});

test("in between the night stays and its light rises", () => {
  const low = lightAt(20);
  const high = lightAt(70);
  expect([low.night, high.night]).toEqual([1, 1]);
  expect(low.brightness).toBeLessThan(high.brightness);
});

test("levels outside are the nearest inside", () => {
  expect(lightAt(-5)).toEqual(lightAt(0));
  expect(lightAt(500)).toEqual(lightAt(100));
});
