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

test("a code that stays in sight is one piece", () => {
  expect(
    look([
      [0, ["A"]],
      [200, ["A"]],
      [900, ["A"]],
      [1_800, ["A"]],
    ]),
  ).toEqual(["A"]);
});

test("a picture without the code in between does not count it again", () => {
  expect(
    look([
      [0, ["A"]],
      [200, []],
      [400, ["A"]],
    ]),
  ).toEqual(["A"]);
});

test("a code that was out of sight for a second is another piece", () => {
  expect(
    look([
      [0, ["A"]],
      [200, []],
      [1_200, []],
      [1_400, ["A"]],
    ]),
  ).toEqual(["A", "A"]);
});

test("a phone that looks seldom does not count a piece twice", () => {
  expect(
    look([
      [0, ["A"]],
      [3_000, ["A"]],
    ]),
  ).toEqual(["A"]);
});

test("several codes in one picture are one piece each", () => {
  expect(
    look([
      [0, ["A", "B", "A"]],
      [200, ["B"]],
    ]),
  ).toEqual(["A", "B"]);
});
