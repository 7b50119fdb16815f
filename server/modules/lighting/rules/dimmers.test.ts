import { expect, test } from "vitest";
import { dimmer, lamp, spot, item } from "../items/sample-items.ts";
import { findDimmers } from "./dimmers.ts";

const rigid = (facts = {}) => lamp({ dimmable: "no", ...facts });

test.each([
  ["a lamp that does not dim", [rigid(), dimmer()], "clash"],
  ["a fitting that does not dim", [spot({ dimmable: "no" }), dimmer()], "clash"],
  ["beside one that dims, it may be for elsewhere", [rigid(), lamp(), dimmer()], "hint"],
] as const)("%s", (_, items, severity) => {
  expect(findDimmers(items)).toMatchObject([{ rule: "dimmer", severity }]);
});

test.each([
  ["no dimmer", [rigid()]],
  ["a dimmer alone", [dimmer()]],
  ["dimmable", [lamp(), dimmer()]],
  ["nobody says whether it dims", [lamp({ dimmable: false }), dimmer()]],
  ["solar", [spot({ dimmable: "no", voltage: "solar" }), dimmer()]],
  ["out of doors", [item(["outdoor-lights"], { dimmable: "no", integrated_led: true }), dimmer()]],
])("nothing to say: %s", (_, items) => {
  expect(findDimmers(items)).toEqual([]);
});

test("asks for a lamp of the same cap that dims", () => {
  expect(
    findDimmers([rigid({ cap: "gu10", cct_name: "warm" }), dimmer()])[0]?.resolution,
  ).toMatchObject({
    category: "lamps",
    facts: { cap: "gu10", dimmable: "led-dimmer" },
    prefers: { cct_name: "warm" },
  });
});
