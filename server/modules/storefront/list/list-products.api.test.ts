import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProductList } from "#contract/storefront/endpoints.ts";
import { type ListQuery, PAGE_SIZE, parseListQuery } from "#contract/storefront/list-query.ts";
import { catalogue } from "#demo/index.ts";
import type { DemoAttributeValue } from "#demo/types.ts";
import { savePrices } from "#server/modules/pricing/index.ts";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { listProducts, type ListRequest } from "./list-products.ts";

let shop: TestShop;
let categoryIds: Map<string, number>;

beforeAll(async () => {
  shop = await createTestShop({ demo: true });
  const { rows } = await shop.pool.query<{ code: string; id: number }>(
    "select code, id from catalog.category",
  );
  categoryIds = new Map(rows.map((row) => [row.code, row.id]));
});
afterAll(() => shop.stop());

const query = (search = ""): ListQuery => parseListQuery(new URLSearchParams(search));
const list = (request: Partial<ListRequest> & { search?: string } = {}) => {
  const { search, ...rest } = request;
  return listProducts(shop.platform, "en", { scope: "all", query: query(search), ...rest });
};

/** A product computed from the demo data, without the database. */
interface Plain {
  name: string;
  category: string;
  amounts: number[];
  values: Map<string, Set<string>>;
  spans: Map<string, [number, number][]>;
}

const plain: Plain[] = catalogue.products.map((product) => {
  const values = new Map<string, Set<string>>([["brand", new Set([product.brand])]]);
  const spans = new Map<string, [number, number][]>();
  const put = (code: string, value: string) =>
    values.set(code, (values.get(code) ?? new Set()).add(value));
  const span = (code: string, low: number, high: number) =>
    spans.set(code, [...(spans.get(code) ?? []), [low, high]]);
  const amounts = product.variants.map(({ pricePiastres, offer }) => {
    const isOn = offer && offer.fromDay <= 0 && offer.toDay > 0;
    return isOn ? Math.min(offer.piastres, pricePiastres) : pricePiastres;
  });
  if (product.variants.some((variant) => variant.stock > 0)) put("stock", "in");
  const keep = (code: string, value: DemoAttributeValue) => {
    const [low, high] = Array.isArray(value) ? value : [value, value];
    if (typeof low === "number") span(code, low, Number(high));
    else if (Array.isArray(value)) for (const one of value) put(code, String(one));
    else if (typeof value !== "object") for (const one of foundUnder(code, value)) put(code, one);
  };
  for (const variant of product.variants) {
    const facts = { ...product.attributes, ...variant.attributes, ...variant.options };
    for (const [code, value] of Object.entries(facts)) keep(code, value);
  }
  return { name: product.name.en, category: product.category, amounts, values, spans };
});

/** A value that fits any other is listed under each. */
function foundUnder(code: string, value: string | number | boolean): string[] {
  const values = catalogue.attributes.find((one) => one.code === code)?.values ?? [];
  const fitsAny = values.some((one) => one.fitsAny === true && one.code === value);
  return fitsAny ? values.map((one) => one.code) : [String(value)];
}

function meets(product: Plain, code: string, choice: ListQuery["facets"][string]): boolean {
  const spans = product.spans.get(code) ?? [];
  if ("values" in choice) {
    const numbers = choice.values.map(Number);
    if (spans.length > 0) {
      return meets(product, code, { min: Math.min(...numbers), max: Math.max(...numbers) });
    }
    return choice.values.some((value) => product.values.get(code)?.has(value));
  }
  const min = choice.min ?? -Infinity;
  const max = choice.max ?? Infinity;
  if (code === "price") {
    return product.amounts.some((amount) => amount >= min * 100 && amount <= max * 100);
  }
  return spans.some(([low, high]) => high >= min && low <= max);
}

const branch = (code: string): string[] => [
  code,
  ...catalogue.categories.filter((one) => one.parent === code).flatMap((one) => branch(one.code)),
];

interface Counts {
  total: number;
  facets: (
    | { code: string; values: Record<string, number> }
    | { code: string; min: number; max: number }
  )[];
}

function countsOf({ total, facets }: ProductList): Counts {
  return {
    total,
    facets: facets.map((facet) =>
      facet.kind === "values"
        ? {
            code: facet.code,
            values: Object.fromEntries(facet.values.map(({ code, count }) => [code, count])),
          }
        : { code: facet.code, min: facet.min, max: facet.max },
    ),
  };
}

/** The expected counts of a list and its facets, from the plain data. */
function plainCounts(answer: ProductList, asked: ListQuery, category?: string): Counts {
  const codes = category === undefined ? undefined : branch(category);
  const scope = plain.filter((product) => codes?.includes(product.category) ?? true);
  const meeting = (but?: string) =>
    scope.filter((product) =>
      Object.entries(asked.facets).every(([c, choice]) => c === but || meets(product, c, choice)),
    );
  return {
    total: meeting().length,
    facets: answer.facets.map((facet) =>
      facet.kind === "values"
        ? { code: facet.code, values: valueCounts(meeting(facet.code), facet.code, asked) }
        : { code: facet.code, ...(bounds(meeting(facet.code), facet.code) ?? pick(facet)) },
    ),
  };
}

const pick = ({ min, max }: { min: number; max: number }) => ({ min, max });

function valueCounts(products: Plain[], code: string, asked: ListQuery): Record<string, number> {
  const counts: Record<string, number> = {};
  const choice = asked.facets[code];
  for (const value of choice && "values" in choice ? choice.values : []) counts[value] = 0;
  for (const product of products) {
    for (const value of product.values.get(code) ?? []) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

function bounds(products: Plain[], code: string): { min: number; max: number } | undefined {
  if (code === "price") {
    const amounts = products.flatMap((product) => product.amounts);
    if (amounts.length === 0) return undefined;
    return {
      min: Math.floor(Math.min(...amounts) / 100),
      max: Math.ceil(Math.max(...amounts) / 100),
    };
  }
  const spans = products.flatMap((product) => product.spans.get(code) ?? []);
  if (spans.length === 0) return undefined;
  return {
    min: Math.min(...spans.map(([low]) => low)),
    max: Math.max(...spans.map(([, high]) => high)),
  };
}

describe("listProducts with facets", () => {
  it.each([
    ["", undefined],
    ["finish=black", undefined],
    ["finish=black,brass&style=modern", undefined],
    ["stock=in&brand=qamra,terazan", undefined],
    ["price=500..2000", undefined],
    ["power_w=5..12&cct=..3000", undefined],
    ["cct=3000", undefined],
    ["integrated_led=true&room=dining,reception&price=..9000&finish=black", undefined],
    ["", "chandeliers"],
    ["finish=brass&diameter_mm=600..800", "chandeliers"],
    ["drop_mm=100..300", "chandeliers"],
    ["luminous_flux=5000..&stock=in", "ring-chandeliers"],
    ["power_w=..10&ip_rating=ip44", "down-lights"],
    ["finish=black&handle_type=knob", "handles-switches"],
    ["door_thickness_mm=36..37", "handles-switches"],
    ["backset_mm=50", "locks"],
    ["solar=true", "outdoor-lights"],
    ["cct_name=warm", "chandeliers"],
    ["finish=nothing-like-it", undefined],
  ])("counts facet values exactly for “%s” in %s", async (search, category) => {
    const asked = query(search);
    const categoryId = category === undefined ? undefined : categoryIds.get(category);
    const answer = await list({ search, ...(categoryId !== undefined && { categoryId }) });
    expect(countsOf(answer)).toEqual(plainCounts(answer, asked, category));
  });

  it("returns useful facets of every kind in a category", async () => {
    const { facets } = await list({ categoryId: categoryIds.get("chandeliers") ?? 0 });
    const codes = facets.map((facet) => facet.code);
    for (const code of ["price", "brand", "finish", "diameter_mm", "style", "drop_mm", "cap"]) {
      expect(codes).toContain(code);
    }
    const useless = facets.filter((facet) =>
      facet.kind === "range"
        ? facet.min >= facet.max
        : facet.values.some((value) => value.count === 0),
    );
    expect(useless).toEqual([]);
  });

  it("sets hasRoomLights only for lists with lights of a room", async () => {
    const has = async (code: string) =>
      (await list({ categoryId: categoryIds.get(code) ?? 0 })).hasRoomLights;
    const codes = ["classic-chandeliers", "pendants", "recessed-downlights", "lamps", "switches"];
    expect(await Promise.all(codes.map(has))).toEqual([true, true, true, false, false]);
    expect((await list()).hasRoomLights).toBe(true);
  });

  it("counts each product once in price bars, with or without price filter", async () => {
    const categoryId = categoryIds.get("chandeliers") ?? 0;
    const { total } = await list({ categoryId });
    for (const search of ["", "price=2000..5000"]) {
      const { facets } = await list({ categoryId, search });
      const price = facets.find(({ code }) => code === "price");
      const bars = price?.kind === "range" ? price.bars : [];
      expect(bars.reduce((sum, count) => sum + count, 0)).toBe(total);
      expect(bars[0]).toBeGreaterThan(0);
    }
  });

  it("finds fittings with exchangeable lamps under every light colour", async () => {
    const categoryId = categoryIds.get("chandeliers") ?? 0;
    const all = await list({ categoryId });
    const warm = await list({ categoryId, search: "cct_name=warm" });
    const byLamp = await list({ categoryId, search: "cct_name=by-lamp" });
    expect(byLamp.total).toBeGreaterThan(5);
    expect(warm.total).toBeGreaterThan(byLamp.total);
    expect(warm.total).toBeLessThanOrEqual(all.total);
    const found = new Set(warm.items.map(({ id }) => id));
    expect(byLamp.items.filter(({ id }) => !found.has(id))).toEqual([]);
  });

  it.each([
    ["chandeliers", ["room", "style", "price", "cct_name"], ["efficacy", "cri", "voltage"]],
    ["locks", ["price", "finish"], ["origin", "key_count", "fire_rating"]],
  ])("sorts facets by importance in %s", async (category, first, last) => {
    const { facets } = await list({ categoryId: categoryIds.get(category) ?? 0 });
    const codes = facets.map(({ code }) => code);
    expect(codes.slice(0, first.length)).toEqual(first);
    const late = last.map((code) => codes.indexOf(code)).filter((place) => place >= 0);
    expect(late.length).toBeGreaterThan(0);
    expect(Math.min(...late)).toBeGreaterThan(codes.indexOf("brand"));
  });

  it("ignores parameters that are not valid facets", async () => {
    const all = await list();
    const answer = await list({ search: "no_such=1&sdcm=3&finish=1..2&__proto__=x&constructor=y" });
    expect(answer.total).toBe(all.total);
  });
});

describe("listProducts with paging and sorting", () => {
  it.each(["", "sort=price-asc", "sort=price-desc", "sort=newest"])(
    "returns every product once across pages: %s",
    async (sort) => {
      const first = await list({ search: sort });
      const pages = Math.ceil(first.total / PAGE_SIZE);
      const ids: number[] = [];
      for (let page = 1; page <= pages; page += 1) {
        const { items } = await list({ search: `${sort}&page=${page}` });
        ids.push(...items.map((item) => item.id));
      }
      expect(new Set(ids).size).toBe(catalogue.products.length);
      expect(ids).toHaveLength(catalogue.products.length);
    },
  );

  it("sorts by the displayed price", async () => {
    const { items } = await list({ search: "sort=price-asc" });
    const amounts = items.map((item) => item.price.amount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(amounts[0]).toBe(Math.min(...plain.flatMap((product) => product.amounts)));
  });

  it("returns an empty page with the total beyond the last page", async () => {
    const answer = await list({ search: "page=9999" });
    expect(answer).toMatchObject({ items: [], total: catalogue.products.length, page: 9999 });
  });

  it("filters by the new-arrival and special-offers scopes", async () => {
    const fresh = catalogue.products.filter((product) => product.publishedDaysAgo <= 60);
    const arrivals = await list({ scope: "new-arrival" });
    expect(arrivals.total).toBe(fresh.length);
    const offers = await list({ scope: "special-offers" });
    expect(offers.total).toBeGreaterThan(0);
    for (const item of offers.items) {
      expect(item.price.was).toBeGreaterThan(item.price.amount);
      expect(item.discountPercent).toBeGreaterThan(0);
    }
  });
});

describe("listProducts", () => {
  it("runs at most 3 SQL statements, or 4 with a search", async () => {
    const categoryId = categoryIds.get("chandeliers") ?? 0;
    for (const search of [
      "",
      "finish=black&price=100..90000&stock=in",
      "q=نجفة كريستال",
      "q=zzzzz",
    ]) {
      shop.platform.cache.drop(["*"]);
      const cold = await withStatementCount(() => list({ search, categoryId }));
      expect(cold.statements).toBeLessThanOrEqual(search.startsWith("q=") ? 4 : 3);
      const warm = await withStatementCount(() => list({ search, categoryId }));
      expect(warm.statements).toBeLessThanOrEqual(2);
    }
  });
});

describe("a changed price", () => {
  it("appears in the next response's card, sort order and facet", async () => {
    const product = catalogue.products.find((one) => one.variants.every(({ offer }) => !offer));
    const { rows } = await shop.pool.query<{ id: number; product_id: number }>(
      "select id, product_id from catalog.variant where sku = any ($1)",
      [product?.variants.map(({ sku }) => sku)],
    );
    await shop.run(async (work) => {
      for (const { id } of rows) await savePrices(work, [{ variantId: id, piastres: 99_000_000 }]);
    });
    const { items, facets } = await list({ search: "sort=price-desc" });
    expect(items[0]).toMatchObject({ id: rows[0]?.product_id, isFrom: false });
    expect(items[0]?.price.amount).toBe(99_000_000);
    expect(facets.find((facet) => facet.code === "price")).toMatchObject({ max: 990_000 });
  });
});

describe("GET /api/v1/products", () => {
  const get = async (url: string) => {
    const response = await shop.app.inject({ url });
    return { status: response.statusCode, body: response.json<ProductList & { code?: string }>() };
  };

  it("returns the same list as the page for the same parameters", async () => {
    const page = await list({ search: "finish=brass&price=..9000" });
    const { status, body } = await get(
      "/api/v1/products?lang=en&finish=brass&price=..%D9%A9%D9%A0%D9%A0%D9%A0",
    );
    expect(status).toBe(200);
    expect(body).toEqual(page);
  });

  it("returns 404 for an unknown category", async () => {
    expect((await get("/api/v1/products?categoryId=999999")).status).toBe(404);
  });

  it("returns 422 for invalid parameters and 200 for special characters", async () => {
    expect((await get("/api/v1/products?page=-1")).status).toBe(422);
    expect((await get("/api/v1/products?sort=sideways")).status).toBe(422);
    const hostile = ["%25", "%27%20or%201=1--", "%5C", "%E2%80%8F", "%F0%9F%92%A1", "_%25_"];
    for (const q of hostile) expect((await get(`/api/v1/products?q=${q}`)).status).toBe(200);
  });
});

describe("the unit of a range filter", () => {
  const sizes = async (search: string, category?: string) => {
    const categoryId = category === undefined ? undefined : categoryIds.get(category);
    const given = parseListQuery(new URLSearchParams(search));
    const { facets, items } = await listProducts(shop.platform, "ar", {
      scope: "all",
      query: { ...given, q: new URLSearchParams(search).get("q") ?? "" },
      ...(categoryId !== undefined && { categoryId }),
    });
    const shown = new Map(facets.flatMap((one) => (one.kind === "range" ? [[one.code, one]] : [])));
    return { shown, facts: items.flatMap((item) => item.keyFacts) };
  };

  it.each([
    ["", "chandeliers", "diameter_mm", "سم", 10],
    ["", "linear-pendants", "length_mm", "سم", 10],
    ["", "pull-handles", "length_mm", "مم", 1],
    ["q=مقبض أسود", undefined, "length_mm", "مم", 1],
    ["q=نجفة", undefined, "diameter_mm", "سم", 10],
    ["", "locks", "warranty_m", "شهرًا", 1],
  ])(
    "matches the unit of the facts for “%s” in %s: %s",
    async (search, category, code, unit, divisor) => {
      const { shown, facts } = await sizes(search, category);
      expect(shown.get(code)).toMatchObject({ unit, divisor });
      const same = facts.filter((fact) => fact.code === code);
      expect(same.filter(({ value }) => !value.endsWith(` ${unit}`))).toEqual([]);
    },
  );
});
