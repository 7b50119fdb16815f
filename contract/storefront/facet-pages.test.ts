import { expect, test } from "vitest";
import { facetPageChoice, makesFacetPage } from "./facet-pages.ts";
import { parseListQuery } from "./list-query.ts";

/** Available in server and browser; the contract is type-checked without the types of either. */
declare const URLSearchParams: new (
  init: Record<string, string>,
) => Parameters<typeof parseListQuery>[0];

const brass = { code: "finish", value: "brass" };

test.each([
  [{ finish: "brass" }, brass],
  [{ finish: "brass", page: "2" }, brass],
  [{ finish: "brass,black" }, undefined],
  [{ finish: "brass", style: "modern" }, undefined],
  [{ finish: "brass", sort: "price-asc" }, undefined],
  [{ finish: "brass", q: "hala" }, undefined],
  [{ power_w: "5" }, undefined],
  [{ price: "100..200" }, undefined],
  [{}, undefined],
])("reads the facet page choice from %j", (search, choice) => {
  expect(facetPageChoice(parseListQuery(new URLSearchParams(search)))).toEqual(choice);
});

test("makes facet pages for at least 3 but not all products", () => {
  expect([2, 3, 9, 10].map((products) => makesFacetPage("brass", products, 10))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(makesFacetPage("by-lamp", 5, 10)).toBe(false);
});
