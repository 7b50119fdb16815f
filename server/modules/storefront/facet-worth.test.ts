import { expect, test } from "vitest";
import { chosenFacets, facetWorths, isIdle } from "./facet-worth.ts";

const value = (code: string, name: string, count: number) => ({
  code,
  value: name,
  count,
  low: null,
  high: null,
});
const range = (code: string, count: number, low: number, high: number) => ({
  code,
  value: null,
  count,
  low,
  high,
});

test("scores facets by coverage and how well values distinguish products", () => {
  const worths = facetWorths(
    [
      value("finish", "black", 10),
      value("finish", "brass", 10),
      value("origin", "eg", 19),
      value("origin", "it", 1),
      value("cap", "e27", 2),
      value("cap", "e14", 2),
      range("price", 20, 100, 1000),
      range("cri", 20, 90, 95),
    ],
    20,
  );
  expect(worths.get("finish")).toBeCloseTo(0.5);
  expect(worths.get("origin")).toBeCloseTo(0.095);
  expect(worths.get("cap")).toBeCloseTo(0.1);
  expect(worths.get("price")).toBeCloseTo(0.54);
  expect(["origin", "cri", "nothing"].filter((code) => !isIdle(worths, code))).toEqual([]);
});

test("expands the best three leading facets and promotes two value facets", () => {
  const facets = [
    ...["room", "style", "finish", "stock", "brand"].map((code) => ({ code, kind: "values" })),
    ...["price", "length", "height", "power"].map((code) => ({ code, kind: "range" })),
  ] as Parameters<typeof chosenFacets>[0];
  const worths = new Map(
    Object.entries({
      room: 0.8,
      style: 0.6,
      finish: 0.7,
      stock: 0.05,
      brand: 0.3,
      price: 0.9,
      length: 0.2,
      height: 0.1,
      power: 1,
    }),
  );
  const { open, promoted } = chosenFacets(facets, worths);
  expect([...open]).toEqual(["price", "room", "finish"]);
  expect([...promoted]).toEqual(["room", "finish"]);
});
