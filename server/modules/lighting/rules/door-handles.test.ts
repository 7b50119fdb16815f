import { expect, test } from "vitest";
import { handle, lock } from "../things/sample-things.ts";
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
] as const)("%s that does not fit", (_, things, rule, values) => {
  expect(findDoorHandles(things)).toMatchObject([{ rule, severity: "clash", values }]);
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
])("nothing to say: %s", (_, things) => {
  expect(findDoorHandles(things)).toEqual([]);
});

test("asks for the same handle for the lock's measure", () => {
  const things = [handle({ centre_mm: 72, finish: "bronze" }, 2), lock()];
  expect(findDoorHandles(things)[0]?.wish).toMatchObject({
    from: things[0]?.variantId,
    productId: things[0]?.productId,
    quantity: 2,
    facts: { centre_mm: 85 },
    prefers: { finish: "bronze" },
  });
});
