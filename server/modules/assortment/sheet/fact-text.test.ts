import fc from "fast-check";
import { expect, test } from "vitest";
import { factsText, readFacts } from "./fact-text.ts";

test("round-trips facts of every form through text", () => {
  const value = fc.oneof(
    fc.integer(),
    fc.boolean(),
    fc.string({ minLength: 1 }),
    fc.tuple(fc.integer(), fc.integer()),
    fc.array(fc.string(), { minLength: 1 }),
    fc.record({ ar: fc.string(), en: fc.string() }),
  );
  const code = fc.stringMatching(/^[a-z][a-z0-9_]{0,10}$/).filter((one) => one !== "__proto__");
  fc.assert(
    fc.property(fc.dictionary(code, value), (facts) => {
      expect(readFacts(factsText(facts))).toEqual({ ...facts });
    }),
  );
});

test("parses words and numbers without quotes", () => {
  expect(readFacts("finish = gold\n\nwatt=12\ndimmable=true")).toEqual({
    finish: "gold",
    watt: 12,
    dimmable: true,
  });
  expect(factsText({ watt: 12, finish: "gold", code: "12" })).toBe(
    'code="12"\nfinish=gold\nwatt=12',
  );
});

test("returns undefined for a line without a value", () => {
  expect(readFacts("gold")).toBeUndefined();
  expect(readFacts("finish=")).toBeUndefined();
});
