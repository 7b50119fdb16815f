import { expect, test } from "vitest";
import { dimmed, hourName, mixOf, NIGHT } from "./light-state.ts";

const weights = { lampByDay: 1, lampByNight: 3, ambientByNight: 0.01, kelvin: 2700 };
const state = { level: 100, kelvin: undefined, hour: NIGHT };

test("uses the rendered layer weights at night and at noon", () => {
  expect(mixOf(weights, state)).toEqual({ room: 0.01, lamp: 3, kelvin: 2700 });
  expect(mixOf(weights, { ...state, hour: 0 })).toEqual({ room: 1, lamp: 1, kelvin: 2700 });
  expect(mixOf(weights, { ...state, hour: NIGHT / 2 })).toMatchObject({ lamp: 2 });
  expect(mixOf(weights, { ...state, hour: NIGHT / 2 }).room).toBeCloseTo(0.1);
});

test("dims the lamp to a quarter at half level, never the room", () => {
  expect(mixOf(weights, { ...state, level: 50 })).toMatchObject({ room: 0.01, lamp: 0.75 });
  expect(mixOf(weights, { ...state, level: 0, kelvin: 4000 })).toEqual({
    room: 0.01,
    lamp: 0,
    kelvin: 4000,
  });
  expect([dimmed(-5), dimmed(120)]).toEqual([0, 1]);
});

test("names the time of day", () => {
  expect([0, 30, 50, 80, 85, 100].map(hourName)).toEqual([
    "day",
    "day",
    "sunset",
    "sunset",
    "night",
    "night",
  ]);
});
