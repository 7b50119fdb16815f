import { expect, test } from "vitest";
import { dimmer, lamp, spot, item } from "../items/sample-items.ts";
import { findDimmers } from "./dimmers.ts";

const rigid = (facts = {}) => lamp({ dimmable: "no", ...facts });

test.each([
  ["a non-dimmable lamp with a dimmer", [rigid(), dimmer()], "clash"],
  ["a non-dimmable fitting with a dimmer", [spot({ dimmable: "no" }), dimmer()], "clash"],
  ["a non-dimmable lamp beside a dimmable one as a hint", [rigid(), lamp(), dimmer()], "hint"],
] as const)("reports %s", (_, items, severity) => {
  expect(findDimmers(items)).toMatchObject([{ rule: "dimmer", severity }]);
});

test.each([
  ["a lamp without a dimmer", [rigid()]],
  ["a dimmer alone", [dimmer()]],
  ["a dimmable lamp with a dimmer", [lamp(), dimmer()]],
  ["a lamp of unknown dimmability", [lamp({ dimmable: false }), dimmer()]],
  ["a solar light", [spot({ dimmable: "no", voltage: "solar" }), dimmer()]],
  [
    "an outdoor light",
    [item(["outdoor-lights"], { dimmable: "no", integrated_led: true }), dimmer()],
  ],
])("reports nothing for %s", (_, items) => {
  expect(findDimmers(items)).toEqual([]);
});

test("suggests a dimmable lamp of the same cap", () => {
  expect(
    findDimmers([rigid({ cap: "gu10", cct_name: "warm" }), dimmer()])[0]?.resolution,
  ).toMatchObject({
    category: "lamps",
    facts: { cap: "gu10", dimmable: "led-dimmer" },
    prefers: { cct_name: "warm" },
  });
});
