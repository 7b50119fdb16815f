import { expect, test } from "vitest";
import { termsOf, valuesOf } from "./delivery-values.ts";

const record = {
  id: "EG-C" as const,
  name: { ar: "القاهرة", en: "Cairo" },
  terms: {
    fee: 5_050,
    codFee: 1_000,
    codLimit: null,
    freeFrom: 200_000,
    daysMin: 1,
    daysMax: 3,
  },
  version: "v",
};

test("converts pounds to piastres and empty limits to null", () => {
  const values = valuesOf(record);
  expect(values).toMatchObject({ fee: "50.5", codLimit: "", freeFrom: "2000" });
  expect(termsOf(values)).toEqual({ body: { version: "v", ...record.terms } });
});

test("names the field of an amount that is not a number", () => {
  expect(termsOf({ ...valuesOf(record), fee: "" })).toEqual({ wrong: "fee" });
  expect(termsOf({ ...valuesOf(record), freeFrom: "much" })).toEqual({ wrong: "freeFrom" });
});
