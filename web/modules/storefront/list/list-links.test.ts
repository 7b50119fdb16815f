import { describe, expect, it } from "vitest";
import type { Facet } from "#contract/storefront/endpoints.ts";
import { parseListQuery } from "#contract/storefront/list-query.ts";
import {
  appliedFilters,
  isFiltered,
  listLinks,
  rangeText,
  understoodFilters,
} from "./list-links.ts";

const query = parseListQuery(new URLSearchParams("finish=brass&power_w=5..12&sort=newest&page=3"));
const links = listLinks("/product", query);
const show = {
  number: String,
  from: (value: string) => `From ${value}`,
  upTo: (value: string) => `Up to ${value}`,
};

const finish: Facet = {
  kind: "values",
  code: "finish",
  name: "Finish",
  explanation: null,
  isOpen: false,
  isPromoted: false,
  values: [
    { code: "brass", label: "Brass", colour: "#b58a3d", count: 4, selected: true },
    { code: "black", label: "Black", colour: "#222222", count: 2, selected: false },
  ],
};
const power: Facet = {
  kind: "range",
  code: "power_w",
  name: "Power",
  explanation: null,
  isOpen: false,
  isPromoted: false,
  unit: "W",
  divisor: 1,
  min: 3,
  max: 60,
  bars: [],
  selectedMin: 5,
  selectedMax: 12,
};

describe("listLinks", () => {
  it("toggles values and returns to page 1", () => {
    expect(links.toggle("finish", "black")).toBe(
      "/product?finish=black,brass&power_w=5..12&sort=newest",
    );
    expect(links.toggle("finish", "brass")).toBe("/product?power_w=5..12&sort=newest");
  });

  it("sets open-ended ranges and removes them", () => {
    expect(links.range("power_w", 7, null)).toBe("/product?finish=brass&power_w=7..&sort=newest");
    expect(links.range("power_w", null, null)).toBe("/product?finish=brass&sort=newest");
  });

  it("keeps filters between pages and drops empty parts", () => {
    expect(links.page(4)).toBe("/product?finish=brass&power_w=5..12&sort=newest&page=4");
    expect(links.page(1)).not.toContain("page");
    expect(links.clear()).toBe("/product?sort=newest");
    expect(listLinks("/product", parseListQuery(new URLSearchParams())).page(1)).toBe("/product");
  });
});

describe("applied filters", () => {
  it("lists each filter with a link that removes it", () => {
    expect(appliedFilters([finish, power], links, show)).toEqual([
      {
        key: "finish.brass",
        facet: "Finish",
        value: "Brass",
        colour: "#b58a3d",
        href: "/product?power_w=5..12&sort=newest",
      },
      {
        key: "power_w",
        facet: "Power",
        value: "5–12 W",
        colour: null,
        href: "/product?finish=brass&sort=newest",
      },
    ]);
  });

  it("formats ranges with open ends", () => {
    expect(rangeText({ ...power, selectedMax: null }, show)).toBe("From \u20685 W\u2069");
    expect(rangeText({ ...power, selectedMin: null }, show)).toBe("Up to \u206812 W\u2069");
    const size = { ...power, unit: "cm", divisor: 10, selectedMin: 600, selectedMax: 805 };
    expect(rangeText(size, show)).toBe("60–80.5 cm");
  });

  it("treats only lists with filters as filtered", () => {
    expect(isFiltered(query)).toBe(true);
    expect(isFiltered(parseListQuery(new URLSearchParams("page=2")))).toBe(false);
  });
});

describe("understoodFilters", () => {
  it("links each understood word to a search without it", () => {
    const said = { code: "power_w", name: "Power", value: "7 W", without: "سبوت دفن" };
    expect(understoodFilters([said], query)).toEqual([
      {
        key: "said.power_w.7 W",
        facet: "Power",
        value: "7 W",
        colour: null,
        href: `/SearchProducts/${encodeURIComponent("سبوت دفن")}?finish=brass&power_w=5..12&sort=newest`,
      },
    ]);
  });
});
