import { expect, test } from "vitest";
import { inputOf, NEW_ATTRIBUTE, NEW_VALUE, valuesOf } from "./attribute-values.ts";

const record = {
  code: "finish",
  version: "v",
  productCount: 3,
  kind: "enum" as const,
  unit: null,
  name: { ar: "التشطيب", en: "Finish" },
  explanation: null,
  group: "body" as const,
  isFacet: true,
  facetPosition: 4,
  isComparable: true,
  minimum: null,
  maximum: null,
  values: [{ code: "gold", name: { ar: "ذهبي", en: "Gold" }, swatch: "#c0a062", fitsAny: false }],
};

test("round-trips an attribute through the form unchanged", () => {
  const { code: _, version: __, productCount: ___, ...sent } = record;
  expect(inputOf(valuesOf(record))).toEqual(sent);
});

test("sends limits for numbers and values for lists", () => {
  const filled = { ...NEW_ATTRIBUTE, minimum: "٠٫٥", maximum: "60", values: [NEW_VALUE] };
  expect(inputOf({ ...filled, kind: "number" })).toMatchObject({
    minimum: 0.5,
    maximum: 60,
    values: [],
  });
  expect(inputOf({ ...filled, kind: "multi" })).toMatchObject({
    minimum: null,
    values: [{ swatch: null }],
  });
});
