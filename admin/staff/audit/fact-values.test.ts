import { expect, test } from "vitest";
import { factText, isWorthReading } from "./fact-values.ts";

test("omits versions, counters and empty lists from the audit log", () => {
  const facts = [
    { field: "version", before: "a", after: "b" },
    { field: "hits", before: "1", after: "2" },
    { field: "categoryIds", before: undefined, after: "[]" },
    { field: "name.en", before: "Lamp", after: "Lantern" },
    { field: "note", before: "Fragile", after: "" },
  ];
  expect(facts.filter(isWorthReading).map(({ field }) => field)).toEqual(["name.en", "note"]);
});

test("formats amounts in pounds, times in Cairo and lists without brackets", () => {
  expect(factText("amount", "600000", "en")).toBe("EGP 6,000");
  expect(factText("prices.FN-1", "45050", "en")).toBe("EGP 450.50");
  expect(factText("from", "2026-01-01T22:00:00.000Z", "en")).toBe("2 January 2026 at 00:00");
  expect(factText("words", '["spot","كشاف"]', "ar")).toBe("spot، كشاف");
});

test("returns other values unchanged", () => {
  expect(factText("position", "12", "en")).toBe("12");
  expect(factText("note", "[sic", "en")).toBe("[sic");
  expect(factText("breaks", '[{"from":10}]', "en")).toBe('[{"from":10}]');
});
