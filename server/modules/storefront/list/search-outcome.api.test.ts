import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "#contract/kernel/locale.ts";
import { parseListQuery, type Sort } from "#contract/storefront/list-query.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { listProducts } from "./list-products.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ demo: true });
});
afterAll(() => shop.stop());

function search(q: string, locale: Locale = "ar", sort: Sort | null = null) {
  const query = { ...parseListQuery(new URLSearchParams()), q, sort };
  return listProducts(shop.platform, locale, { scope: "all", query });
}

describe("search with a misspelt word", () => {
  it("returns a guess and the correct spelling in didYouMean", async () => {
    expect(await search("نجقة")).toMatchObject({ isGuess: true, didYouMean: "نجفة" });
    const meant = await search("نجفة");
    expect(meant).toMatchObject({ isGuess: false, didYouMean: null });
    expect((await search("نجقة")).total).toBe(meant.total);
  });

  it.each(["k[tm", "nagafa", "نجفه"])(
    "accepts the alternative spelling %s without guessing",
    async (q) => {
      expect(await search(q)).toMatchObject({ isGuess: false, didYouMean: null });
    },
  );
});

describe("search with an unmatched condition", () => {
  it("omits the condition and returns it as typed in leftOut", async () => {
    const { total, isGuess, leftOut } = await search("سبوت دفن 500 وات");
    expect({ total, isGuess, leftOut }).toEqual({ total: 2, isGuess: true, leftOut: ["500 وات"] });
  });

  it("returns an empty leftOut when all words match", async () => {
    expect((await search("سبوت دفن")).leftOut).toEqual([]);
  });
});

describe("search with words for facts", () => {
  it("lists each understood fact with the remaining query, in both languages", async () => {
    const { understood } = await search("سبوت ظاهر ٧ وات وورم");
    expect(understood.map(({ code, value, without }) => [code, value, without])).toEqual([
      ["mounting", "ظاهر", "سبوت ٧ وات وورم"],
      ["power_w", "7 وات", "سبوت ظاهر وورم"],
      ["cct_name", "وورم (أصفر دافئ)", "سبوت ظاهر ٧ وات"],
    ]);
    const english = await search("black door handle", "en");
    expect(english.understood).toEqual([
      { code: "finish", name: "Finish", value: "Matt black", without: "door handle" },
    ]);
  });

  it("lists a fact only when every result has it", async () => {
    for (const { without } of (await search("لمبة e27 وورم")).understood) {
      expect((await search(without)).total).toBeGreaterThanOrEqual(2);
    }
    expect((await search("سبوت ظاهر 500 وات")).understood.map(({ code }) => code)).toEqual([
      "mounting",
    ]);
    expect((await search("وورم")).understood).toEqual([]);
  });

  it("lists several values when each result has one of them", async () => {
    const chips = async (q: string, locale: Locale = "ar") =>
      (await search(q, locale)).understood.map(({ code, value, without }) => [
        code,
        value,
        without,
      ]);
    expect(await chips("كشاف ضد المية")).toEqual([["ip_rating", "IP65 أو IP66", "كشاف"]]);
    expect(await chips("waterproof floodlight", "en")).toEqual([
      ["ip_rating", "IP65 or IP66", "floodlight"],
    ]);
    expect(await chips("smart switch", "en")).toMatchObject([
      ["smart", expect.anything(), "switch"],
    ]);
    expect(await chips("dimmable lamp", "en")).toMatchObject([
      ["dimmable", expect.anything(), "lamp"],
    ]);
    // For some, brass is the finish, for others the material.
    expect(await chips("أكرة نحاس")).toMatchObject([
      [expect.anything(), expect.anything(), "أكرة"],
    ]);
  });

  it("lists the fact in a phrase with the product kind", async () => {
    const { understood } = await search("سبوت دفن");
    expect(understood.map(({ code, value, without }) => [code, value, without])).toEqual([
      ["mounting", "دفن", "سبوت"],
    ]);
    const magnetic = await search("magnetic spot", "en");
    expect(magnetic.understood.map(({ code, without }) => [code, without])).toEqual([
      ["track_system", "spot"],
    ]);
  });

  it("lists facts of transliterated and misspelt words", async () => {
    const chips = async (q: string) =>
      (await search(q)).understood.map(({ code, without }) => [code, without]);
    expect(await chips("okra soda")).toEqual([["finish", "okra"]]);
    expect(await chips("نجفه كلاسبك")).toEqual([["style", "نجفه"]]);
  });
});

describe("search with a price", () => {
  const amounts = async (q: string) => {
    const { items, ...outcome } = await search(q);
    return { amounts: items.map(({ price }) => price.amount / 100), ...outcome };
  };

  it("limits results to the price and lists it as removable", async () => {
    const { amounts: under, isGuess, understood } = await amounts("نجفة سودا تحت 9000 جنيه");
    expect(under.length).toBeGreaterThan(0);
    expect(Math.max(...under)).toBeLessThanOrEqual(9000);
    expect(isGuess).toBe(false);
    expect(understood.map(({ code, value, without }) => [code, value, without])).toEqual([
      ["finish", "أسود مطفي", "نجفة تحت 9000 جنيه"],
      ["price", "حتى 9,000 ج.م", "نجفة سودا"],
    ]);
  });

  it("treats a bare price as a range of ±15 %", async () => {
    const { amounts: about, didYouMean, understood } = await amounts("نجفة 10000 جنيه");
    expect(about.length).toBeGreaterThan(0);
    expect(Math.min(...about)).toBeGreaterThanOrEqual(8500);
    expect(Math.max(...about)).toBeLessThanOrEqual(11_500);
    expect(didYouMean).toBeNull();
    expect(understood).toEqual([
      { code: "price", name: "السعر", value: "حوالي 10,000 ج.م", without: "نجفة" },
    ]);
  });

  it("leaves out an unmatched price and lists the nearest first", async () => {
    const { amounts: all, isGuess, leftOut, understood } = await amounts("نجف تحت 3000");
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    expect({ isGuess, leftOut, understood }).toEqual({
      isGuess: true,
      leftOut: ["تحت 3000"],
      understood: [],
    });
  });

  it("finds products by a price alone", async () => {
    const { amounts: cheap, total, understood } = await amounts("تحت 100 جنيه");
    expect(total).toBeGreaterThan(2);
    expect(Math.max(...cheap)).toBeLessThanOrEqual(100);
    expect(understood).toEqual([
      { code: "price", name: "السعر", value: "حتى 100 ج.م", without: "" },
    ]);
  });
});

describe("search with a word for price order", () => {
  const found = async (q: string) => {
    const { items, understood } = await search(q);
    return { amounts: items.map(({ price }) => price.amount), understood };
  };

  it("sorts the results and lists the word as removable", async () => {
    const cheap = await found("نجفة رخيصة");
    expect(cheap.amounts.length).toBeGreaterThan(3);
    expect(cheap.amounts).toEqual(cheap.amounts.toSorted((a, b) => a - b));
    expect(cheap.understood).toEqual([
      { code: "sort", name: "الترتيب", value: "الأرخص أولًا", without: "نجفة" },
    ]);
    const dear = await found("نجفة غالية");
    expect(dear.amounts).toEqual(cheap.amounts.toReversed());
  });

  it("lists spots before spot lamps unless a sort is chosen", async () => {
    const { items } = await search("cheap spots", "en");
    const isLamp = items.map(({ name }) => name.includes("spot lamp"));
    expect(isLamp.filter(Boolean).length).toBe(2);
    expect(isLamp.indexOf(true)).toBe(items.length - 2);
    const { items: chosen } = await search("cheap spots", "en", "price-asc");
    const amounts = chosen.map(({ price }) => price.amount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });

  it("combines the price order with a price limit", async () => {
    const { amounts, understood } = await found("دلاية رخيصة تحت 2000");
    expect(Math.max(...amounts)).toBeLessThanOrEqual(2_000_00);
    expect(understood.map(({ code, without }) => [code, without])).toEqual([
      ["price", "دلاية رخيصة"],
      ["sort", "دلاية تحت 2000"],
    ]);
  });
});

describe("search with slashed codes or unit ranges", () => {
  it.each(["E27/E14", "E27 / E14", "220–240V", "220-240v", "220/240V"])(
    "finds products for %s",
    async (q) => {
      expect((await search(q)).total).toBeGreaterThan(5);
    },
  );
});

describe("search with a number", () => {
  it("lists equal measures first, then similar ones", async () => {
    const { items } = await search("نجفة 80 سم", "en");
    const names = items.map(({ name }) => name).join();
    expect(names).toMatch(/Hala.*Layali/);
    expect((await search("دلاية 1.2 متر")).items.map(({ id }) => id)).toEqual(
      (await search("دلاية 120 سم")).items.map(({ id }) => id),
    );
  });

  it("lists the nearest measure when none is equal", async () => {
    const { items, leftOut } = await search("لمبة 5 وات", "en");
    expect(items[0]?.name).toContain("5.5 W");
    expect(leftOut).toEqual(["5 وات"]);
  });
});

describe("search for nearest matches", () => {
  it("returns products with any word and the categories named", async () => {
    const { total, nearest } = await search("نجفة مفصلة مروحة");
    expect(total).toBe(0);
    expect(nearest?.products.length).toBeGreaterThan(0);
    expect(nearest?.categories.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["نجف", "مفصلات ورداد أبواب"]),
    );
  });

  it("returns the corrected spelling with the nearest products", async () => {
    const { total, nearest, didYouMean } = await search("نجقة مفصلة مروحة");
    expect({ total, didYouMean }).toEqual({ total: 0, didYouMean: "نجفة مفصلة مروحة" });
    expect(nearest?.products.length).toBeGreaterThan(0);
  });

  it("returns no products for unknown words", async () => {
    expect((await search("zzzzqqqq")).nearest).toEqual({ products: [], categories: [] });
    expect((await search("؟!")).nearest).toEqual({ products: [], categories: [] });
  });

  it("returns null when products match or filters exclude them", async () => {
    expect((await search("نجفة")).nearest).toBeNull();
    const filtered = parseListQuery(new URLSearchParams("finish=walnut"));
    const { total, nearest } = await listProducts(shop.platform, "ar", {
      scope: "all",
      query: { ...filtered, q: "كالون" },
    });
    expect({ total, nearest }).toEqual({ total: 0, nearest: null });
  });
});
