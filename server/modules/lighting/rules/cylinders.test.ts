import { expect, test } from "vitest";
import { cylinder, lock } from "../items/sample-items.ts";
import { findCylinders } from "./cylinders.ts";

test.each([
  ["a lock alone", [lock()], "cylinder", { missing: 1 }],
  ["more locks than cylinders", [lock({}, 3), cylinder()], "cylinder", { missing: 2 }],
  [
    "a cylinder too short for every door",
    [lock(), cylinder({ length_mm: 35 })],
    "cylinder-length",
    { length: 35 },
  ],
  [
    "a cylinder that is far too long",
    [lock(), cylinder({ length_mm: 130 })],
    "cylinder-length",
    { high: 70 },
  ],
] as const)("reports %s", (_, items, rule, values) => {
  expect(findCylinders(items)).toMatchObject([{ rule, values }]);
});

test.each([
  ["a lock with a cylinder", [lock(), cylinder()]],
  ["a cylinder alone", [cylinder({ length_mm: 30 })]],
  ["a room lock with its own key", [lock({ lock_function: "room" })]],
  ["a bathroom lock with a thumbturn", [lock({ lock_function: "bathroom" })]],
  ["a lock of unknown function", [lock({ lock_function: false })]],
  ["a cylinder of unknown length", [lock(), cylinder({ length_mm: "" })]],
  [
    "a door of unknown thickness",
    [lock({ door_thickness_mm: false }), cylinder({ length_mm: 20 })],
  ],
])("reports nothing for %s", (_, items) => {
  expect(findCylinders(items)).toEqual([]);
});

test("suggests the missing cylinders, long enough for the thinnest door", () => {
  expect(findCylinders([lock({ finish: "brass" }, 2)])[0]?.resolution).toMatchObject({
    category: "cylinders",
    quantity: 2,
    atLeast: { length_mm: 40 },
    prefers: { finish: "brass" },
  });
});
