import { expect, test } from "vitest";
import { joinPaths } from "./join-paths.ts";

test("joins paths into one with their absolute start points", () => {
  const joined = joinPaths([
    ["path", { d: "M12 3v18", key: "a" }],
    ["circle", { cx: "1", cy: "2", r: "3", key: "b" }],
    ["path", { d: "m19 8 3 8a5 5 0 0 1-6 0z", key: "c" }],
    ["path", { d: "m5-8-3 8z", key: "d" }],
    ["path", { d: "m6 9 6 6", key: "e" }],
    ["path", { d: "m1.5 2h3", key: "f" }],
  ]);
  expect(joined).toEqual([
    ["circle", { cx: "1", cy: "2", r: "3", key: "b" }],
    ["path", { d: "M12 3v18M19 8l3 8a5 5 0 0 1-6 0zM5 -8l-3 8zM6 9l6 6M1.5 2h3", key: "a" }],
  ]);
});

test("returns an icon with one path unchanged", () => {
  const node = [["path", { d: "m6 9 6 6", key: "a" }]] as Parameters<typeof joinPaths>[0];
  expect(joinPaths(node)).toBe(node);
});
