import { expect, test } from "vitest";
import { handle, lock } from "../items/sample-items.ts";
import { findDoorHandles } from "./door-handles.ts";

const rose = (facts = {}) => handle({ handle_type: "lever-on-rose", centre_mm: "", ...facts });

test.each([
  [
    "centre distance",
    [handle({ centre_mm: 72 }), lock()],
    "handle-centre",
    { own: 72, wanted: 85 },
  ],
  ["spindle", [rose({ spindle_mm: 9 }), lock()], "handle-spindle", { own: 9, wanted: 8 }],
] as const)("%s that does not fit", (_, items, rule, values) => {
  expect(findDoorHandles(items)).toMatchObject([{ rule, severity: "clash", values }]);
});

test.each([
  ["fits", [handle(), lock()]],
  ["a rose fits every centre distance", [rose(), lock()]],
  ["no lock", [handle()]],
  ["no handle", [lock()]],
  ["fits one of two locks", [handle({ centre_mm: 72 }), lock({ centre_mm: 72 }), lock()]],
  [
    "the lock has a handle: this one is for another door",
    [handle({ centre_mm: 72 }), rose(), lock()],
  ],
  ["nobody says the lock's measures", [handle(), lock({ centre_mm: "", spindle_mm: "" })]],
])("nothing to say: %s", (_, items) => {
  expect(findDoorHandles(items)).toEqual([]);
});

test("asks for the same handle for the lock's measure", () => {
  const items = [handle({ centre_mm: 72, finish: "bronze" }, 2), lock()];
  expect(findDoorHandles(items)[0]?.resolution).toMatchObject({
    from: items[0]?.variantId,
    productId: items[0]?.productId,
    quantity: 2,
    facts: { centre_mm: 85 },
    prefers: { finish: "bronze" },
  });
});
