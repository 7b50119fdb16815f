import { beforeAll, describe, expect, test } from "vitest";
import type { PageContext } from "#contract/page-context.ts";
import type { Facet, ProductList } from "#contract/storefront/endpoints.ts";
import { loadAllMessages } from "#web/i18n/load-messages.ts";
import { facetPage } from "./facet-page.ts";
import { isPrivateList } from "./list-meta.ts";
import { loadList } from "./load-list.ts";

beforeAll(loadAllMessages);

const bare = { isOpen: false, isPromoted: false, name: "", explanation: null };
const value = (code: string, label: string, selected: boolean) => ({
  code,
  label,
  colour: null,
  count: 4,
  selected,
});

function valuesFacet(code: string, chosen: string, label: string): Facet {
  return {
    ...bare,
    code,
    kind: "values",
    values: [value(chosen, label, true), value("other", "Other", false)],
  };
}

const prices: Facet = {
  ...bare,
  code: "price",
  kind: "range",
  unit: null,
  divisor: 1,
  min: 1250,
  max: 9000,
  bars: [],
  selectedMin: null,
  selectedMax: null,
};

/** A list of four products as its page loads it. */
function listOf(search: string, ...facets: Facet[]) {
  const list: ProductList = {
    items: [],
    total: 4,
    page: 1,
    pageSize: 24,
    facets: [prices, ...facets],
    isGuess: false,
    didYouMean: null,
    leftOut: [],
    hasRoomLights: false,
    understood: [],
    nearest: null,
  };
  const queries = { products: async () => list, shell: async () => ({ categories: [] }) };
  const page = { queries } as unknown as PageContext;
  return loadList(page, new URL(`https://shop.example/product${search}`));
}

const pendants = { name: "Pendants", productCount: 5 };

describe("facetPage", () => {
  test.each([
    ["?finish=brass", valuesFacet("finish", "brass", "Brushed brass"), "Pendants in brushed brass"],
    ["?brand=qamra", valuesFacet("brand", "qamra", "Qamra"), "Pendants by Qamra"],
    ["?room=kitchen", valuesFacet("room", "kitchen", "Kitchen"), "Pendants for the kitchen"],
    ["?ip_rating=ip44", valuesFacet("ip_rating", "ip44", "IP44"), "Pendants rated IP44"],
  ])("creates a page for %s", async (search, facet, title) => {
    const loaded = await listOf(search, facet);
    expect(facetPage(loaded, pendants, "en")).toEqual({
      title,
      description: `${title}: 4 products from EGP 1,250. Compare specifications and sizes, and order what suits your space.`,
    });
  });

  test("creates an Arabic page", async () => {
    const rooms = await listOf("?room=kitchen", valuesFacet("room", "kitchen", "مطبخ"));
    const found = facetPage(rooms, { name: "دلايات", productCount: 5 }, "ar");
    expect(found?.title).toBe("دلايات للمطبخ");
    expect(found?.description).toMatch(/^دلايات للمطبخ: 4 منتجات بأسعار تبدأ من 1,250 ج\.م\./);
  });

  test("returns undefined for two values, sorting, ranges and whole categories", async () => {
    const brass = valuesFacet("finish", "brass", "Brass");
    const lists = await Promise.all(
      ["?finish=brass,other", "?finish=brass&sort=price-asc", "?price=5..9"].map((search) =>
        listOf(search, brass),
      ),
    );
    expect(lists.map((loaded) => facetPage(loaded, pendants, "en"))).toEqual(
      lists.map(() => undefined),
    );
    expect(lists.map((loaded) => isPrivateList(loaded))).toEqual([true, true, true]);
    const all = { ...pendants, productCount: 4 };
    expect(facetPage(await listOf("?finish=brass", brass), all, "en")).toBeUndefined();
  });
});

describe("canonicalQuery", () => {
  const facets = [
    valuesFacet("finish", "brass", "Brass"),
    valuesFacet("style", "modern", "Modern"),
  ];
  test.each([
    ["?page=1", ""],
    ["?page=2", "?page=2"],
    ["?sort=newest", ""],
    ["?sort=price-asc", "?sort=price-asc"],
    ["?style=modern&finish=brass", "?finish=brass&style=modern"],
    ["?finish=brass,black,brass", "?finish=black,brass"],
    ["?nothing_there=1&finish=brass", "?finish=brass"],
    ["?q=hala&sort=relevance", "?q=hala"],
  ])("normalizes %s to “%s”", async (search, canonical) => {
    expect((await listOf(search, ...facets)).canonicalQuery).toBe(canonical);
  });
});
