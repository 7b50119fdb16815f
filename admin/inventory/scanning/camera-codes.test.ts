import { expect, test } from "vitest";
import { cameIntoSight, type InSight } from "./camera-codes.ts";

function look(frames: readonly [at: number, codes: string[]][]): string[] {
  let seen: InSight = new Map();
  return frames.flatMap(([at, codes]) => {
    const found = cameIntoSight(seen, codes, at);
    seen = found.seen;
    return found.fresh;
  });
}

test("counts a code once while the camera sees it", () => {
  expect(
    look([
      [0, ["A"]],
      [200, ["A"]],
      [900, ["A"]],
      [1_800, ["A"]],
    ]),
  ).toEqual(["A"]);
});

test("counts a code once when one frame misses it", () => {
  expect(
    look([
      [0, ["A"]],
      [200, []],
      [400, ["A"]],
    ]),
  ).toEqual(["A"]);
});

test("counts a code again after one second out of view", () => {
  expect(
    look([
      [0, ["A"]],
      [200, []],
      [1_200, []],
      [1_400, ["A"]],
    ]),
  ).toEqual(["A", "A"]);
});

test("counts a code once at a low frame rate", () => {
  expect(
    look([
      [0, ["A"]],
      [3_000, ["A"]],
    ]),
  ).toEqual(["A"]);
});

test("counts each code of a frame once", () => {
  expect(
    look([
      [0, ["A", "B", "A"]],
      [200, ["B"]],
    ]),
  ).toEqual(["A", "B"]);
});
