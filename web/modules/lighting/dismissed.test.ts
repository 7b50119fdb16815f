import { expect, test } from "vitest";
import { findingKey } from "./dismissed.ts";

const finding = {
  rule: "lamps",
  severity: "miss",
  variantIds: [7, 3],
  values: { cap: "E14", missing: 8 },
} as const;
const key = (changes: Partial<Parameters<typeof findingKey>[0]> = {}) =>
  findingKey({ ...finding, variantIds: [7, 3], ...changes });

test("returns the same finding key for any order of values", () => {
  expect(key({ variantIds: [3, 7], values: { missing: 8, cap: "E14" } })).toBe(key());
});

test.each([
  ["another rule", { rule: "lamp-cap" as const }],
  ["other variants", { variantIds: [7] }],
  ["another number", { values: { cap: "E14", missing: 9 } }],
])("returns another finding key for %s", (_, changes) => {
  expect(key(changes)).not.toBe(key());
});
