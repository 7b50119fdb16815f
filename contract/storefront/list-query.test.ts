import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  clearFacets,
  type FacetChoice,
  type ListQuery,
  parseListQuery,
  SORTS,
  toggleValue,
  writeListQuery,
} from "./list-query.ts";

/** Available in server and browser; the contract is type-checked without the types of either. */
declare const URLSearchParams: new (
  init: string | [string, string][],
) => Parameters<typeof parseListQuery>[0] & { toString(): string };

const parse = (search: string) => parseListQuery(new URLSearchParams(search));
const EMPTY: ListQuery = { q: "", page: 1, sort: null, facets: {} };

describe("parseListQuery", () => {
  test("reads every parameter", () => {
    expect(
      parse("?q=نجفة&finish=brass,black&power_w=5..12&price=..2000&sort=newest&page=3"),
    ).toEqual({
      q: "نجفة",
      page: 3,
      sort: "newest",
      facets: {
        finish: { values: ["black", "brass"] },
        power_w: { min: 5, max: 12 },
        price: { min: null, max: 2000 },
      },
    });
  });

  test("reads digits of any script", () => {
    expect(parse("?page=٣&power_w=٥..١٢٫٥&stock=in")).toEqual({
      ...EMPTY,
      page: 3,
      facets: { power_w: { min: 5, max: 12.5 }, stock: { values: ["in"] } },
    });
  });

  test("reads range fields of a form without JavaScript", () => {
    const facets = (search: string) => parse(search).facets;
    expect(facets("?price.from=1,000&price.to=٢٥٠٠&price.per=1&finish=brass")).toEqual({
      price: { min: 1000, max: 2500 },
      finish: { values: ["brass"] },
    });
    expect(facets("?diameter_mm.from=45.5&diameter_mm.to=&diameter_mm.per=10")).toEqual({
      diameter_mm: { min: 455, max: null },
    });
    expect(facets("?price.from=900&price.to=100")).toEqual({ price: { min: 100, max: 900 } });
    expect(facets("?price.from=&price.to=")).toEqual({});
    expect(facets("?price.from=x&price.to=-4&price.per=1")).toEqual({});
    expect(facets("?page.from=2&__proto__.from=1")).toEqual({});
  });

  test.each([
    "",
    "?page=0",
    "?page=-1",
    "?page=x",
    "?sort=cheapest",
    "?finish=",
    "?finish=,,",
    "?finish=<b>",
    "?finish=5..12,",
    "?power_w=..",
    "?Finish=brass",
    "?__proto__=x",
    "?1x=y",
    "?lang=en",
  ])("ignores %j", (search) => {
    expect(parse(search)).toEqual(EMPTY);
  });

  test("deduplicates and lowercases values", () => {
    expect(parse("?finish=Brass,brass,%20black").facets).toEqual({
      finish: { values: ["black", "brass"] },
    });
  });

  test("reads at most 40 values of 40 characters", () => {
    const codes = Array.from({ length: 41 }, (_, n) => `${10 + n}${"x".repeat(38)}`);
    expect(parse(`?finish=${codes.slice(0, 40).join(",")}`).facets).toEqual({
      finish: { values: codes.slice(0, 40) },
    });
    expect(parse(`?finish=${codes.join(",")}`).facets).toEqual({
      finish: { values: codes.slice(0, 40) },
    });
  });

  test("limits the page to 10,000", () => {
    expect(parse("?page=999999").page).toBe(10_000);
  });

  test("limits the term to 200 characters", () => {
    expect(parse(`?q=${"a".repeat(300)}`).q).toHaveLength(200);
  });
});

describe("writeListQuery", () => {
  test("writes parameters in one fixed order", () => {
    const written = "?q=lamp&brand=nur&finish=black,brass&sort=price-asc&page=2";
    expect(
      writeListQuery(parse("?page=2&finish=brass,black&sort=price-asc&brand=nur&q=lamp")),
    ).toBe(written);
  });

  test("omits default values", () => {
    expect(writeListQuery(EMPTY)).toBe("");
    expect(writeListQuery(parse("?page=1&sort=none"))).toBe("");
  });

  test("round-trips any parsed query", () => {
    const junk = fc.webQueryParameters();
    const close = fc
      .array(
        fc.tuple(
          fc.constantFrom("q", "page", "sort", "finish", "price", "constructor", "A"),
          fc.oneof(
            fc.string({ unit: "binary", maxLength: 300 }),
            fc.stringMatching(/^[0-9.,٣a-z-]{0,12}$/),
          ),
        ),
      )
      .map((pairs) => new URLSearchParams(pairs).toString());
    fc.assert(
      fc.property(fc.oneof(junk, close), (search) => {
        const query = parse(search);
        expect(parse(writeListQuery(query))).toEqual(query);
      }),
    );
  });

  test("writes a term cut inside an emoji", () => {
    const query = parse(`?q=${"a".repeat(199)}${encodeURIComponent("💡")}`);
    expect(query.q.isWellFormed()).toBe(true);
    expect(() => writeListQuery(query)).not.toThrow();
  });
});

const bound = fc.option(
  fc
    .oneof(
      fc.nat(),
      fc.nat(999_999).map((thousandths) => thousandths / 1000),
    )
    .filter((n) => n < 1e9),
);
const values = fc
  .uniqueArray(fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,39}$/), { minLength: 1, maxLength: 40 })
  .map((list) => ({ values: list.toSorted() }));
const choice: fc.Arbitrary<FacetChoice> = fc.oneof(
  values,
  fc.record({ min: bound, max: bound }).filter(({ min, max }) => min !== null || max !== null),
);
const listQuery: fc.Arbitrary<ListQuery> = fc.record({
  q: fc.string({ unit: "grapheme", maxLength: 60 }),
  page: fc.integer({ min: 1, max: 10_000 }),
  sort: fc.option(fc.constantFrom(...SORTS)),
  facets: fc.dictionary(
    fc.stringMatching(/^[a-z][a-z0-9_]{0,39}$/).filter((key) => !/^(page|sort|q|lang)$/.test(key)),
    choice,
    { maxKeys: 5, noNullPrototype: true },
  ),
});

test("round-trips every list query through its address", () => {
  fc.assert(
    fc.property(listQuery, (query) => {
      expect(parse(writeListQuery(query))).toEqual(query);
    }),
  );
});

describe("list query", () => {
  const shown = parse("?finish=brass&power_w=5..12&sort=newest&page=4");

  test("toggles a value and returns to page 1", () => {
    const more = toggleValue(shown, "finish", "black");
    expect(writeListQuery(more)).toBe("?finish=black,brass&power_w=5..12&sort=newest");
    expect(toggleValue(more, "finish", "black")).toEqual({ ...shown, page: 1 });
  });

  test("removes a facet with its last value", () => {
    expect(toggleValue(shown, "finish", "brass").facets).toEqual({ power_w: { min: 5, max: 12 } });
  });

  test("replaces a range by a value", () => {
    expect(toggleValue(shown, "power_w", "5").facets["power_w"]).toEqual({ values: ["5"] });
  });

  test("clears one or all facets and preserves the sort", () => {
    expect(writeListQuery(clearFacets(shown, "finish"))).toBe("?power_w=5..12&sort=newest");
    expect(writeListQuery(clearFacets(shown))).toBe("?sort=newest");
    expect(shown.page).toBe(4);
  });
});
