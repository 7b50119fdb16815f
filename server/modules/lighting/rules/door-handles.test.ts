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
] as const)("reports a %s that does not fit", (_, items, rule, values) => {
  expect(findDoorHandles(items)).toMatchObject([{ rule, severity: "clash", values }]);
});

test.each([
  ["a handle that fits", [handle(), lock()]],
  ["a handle on a rose with any centre distance", [rose(), lock()]],
  ["a handle without a lock", [handle()]],
  ["a lock without a handle", [lock()]],
  [
    "a handle that fits one of two locks",
    [handle({ centre_mm: 72 }), lock({ centre_mm: 72 }), lock()],
  ],
  ["a second handle when the lock has one that fits", [handle({ centre_mm: 72 }), rose(), lock()]],
  ["a lock of unknown measures", [handle(), lock({ centre_mm: "", spindle_mm: "" })]],
])("reports nothing for %s", (_, items) => {
  expect(findDoorHandles(items)).toEqual([]);
});

test("suggests the same handle in the lock's centre distance", () => {
  const items = [handle({ centre_mm: 72, finish: "bronze" }, 2), lock()];
  expect(findDoorHandles(items)[0]?.resolution).toMatchObject({
    from: items[0]?.variantId,
    productId: items[0]?.productId,
    quantity: 2,
    facts: { centre_mm: 85 },
    prefers: { finish: "bronze" },
  });
});
