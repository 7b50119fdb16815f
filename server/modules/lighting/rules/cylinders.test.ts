import { expect, test } from "vitest";
import { cylinder, lock } from "../items/sample-items.ts";
import { findCylinders } from "./cylinders.ts";

test.each([
  ["a lock alone", [lock()], "cylinder", { missing: 1 }],
  ["more locks than cylinders", [lock({}, 3), cylinder()], "cylinder", { missing: 2 }],
  [
    "too short for every door",
    [lock(), cylinder({ length_mm: 35 })],
    "cylinder-length",
    { length: 35 },
  ],
  ["far too long", [lock(), cylinder({ length_mm: 130 })], "cylinder-length", { high: 70 }],
] as const)("%s", (_, items, rule, values) => {
  expect(findCylinders(items)).toMatchObject([{ rule, values }]);
});

test.each([
  ["with a cylinder", [lock(), cylinder()]],
  ["a cylinder alone", [cylinder({ length_mm: 30 })]],
  ["a room lock has a key of its own", [lock({ lock_function: "room" })]],
  ["a bathroom lock has a turn", [lock({ lock_function: "bathroom" })]],
  ["nobody says what lock it is", [lock({ lock_function: false })]],
  ["nobody says the length", [lock(), cylinder({ length_mm: "" })]],
  ["nobody says the door", [lock({ door_thickness_mm: false }), cylinder({ length_mm: 20 })]],
])("nothing to say: %s", (_, items) => {
  expect(findCylinders(items)).toEqual([]);
});

test("asks for as many as are missing, long enough for the thinnest door", () => {
  expect(findCylinders([lock({ finish: "brass" }, 2)])[0]?.resolution).toMatchObject({
    category: "cylinders",
    quantity: 2,
    atLeast: { length_mm: 40 },
    prefers: { finish: "brass" },
  });
});
