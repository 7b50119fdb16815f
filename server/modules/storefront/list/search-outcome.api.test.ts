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

describe("a word that is misspelt", () => {
  it("is guessed at, and what was taken for it is named as the trade writes it", async () => {
    expect(await search("نجقة")).toMatchObject({ isGuess: true, didYouMean: "نجفة" });
    const meant = await search("نجفة");
    expect(meant).toMatchObject({ isGuess: false, didYouMean: null });
    expect((await search("نجقة")).total).toBe(meant.total);
  });

  it.each(["k[tm", "nagafa", "نجفه"])("but %s is only another way to write it", async (q) => {
    expect(await search(q)).toMatchObject({ isGuess: false, didYouMean: null });
  });
});

describe("what nothing has", () => {
  it("is left out, and named as it was typed", async () => {
    const { total, isGuess, leftOut } = await search("سبوت دفن 500 وات");
    expect({ total, isGuess, leftOut }).toEqual({ total: 2, isGuess: true, leftOut: ["500 وات"] });
  });

  it("leaves nothing out where everything is found", async () => {
    expect((await search("سبوت دفن")).leftOut).toEqual([]);
  });
});

describe("words that name a fact", () => {
  it("are shown with the search as it is without them, in both languages", async () => {
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

  it("are shown only where all that was found has the fact", async () => {
    for (const { without } of (await search("لمبة e27 وورم")).understood) {
      expect((await search(without)).total).toBeGreaterThanOrEqual(2);
    }
    expect((await search("سبوت ظاهر 500 وات")).understood.map(({ code }) => code)).toEqual([
      "mounting",
    ]);
    expect((await search("وورم")).understood).toEqual([]);
  });

  it("of several values are shown where each product has one of them", async () => {
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

  it("are shown of a word that makes one phrase with the kind", async () => {
    const { understood } = await search("سبوت دفن");
    expect(understood.map(({ code, value, without }) => [code, value, without])).toEqual([
      ["mounting", "دفن", "سبوت"],
    ]);
    const magnetic = await search("magnetic spot", "en");
    expect(magnetic.understood.map(({ code, without }) => [code, without])).toEqual([
      ["track_system", "spot"],
    ]);
  });

  it("are shown of words in Latin letters and of misspelt ones, too", async () => {
    const chips = async (q: string) =>
      (await search(q)).understood.map(({ code, without }) => [code, without]);
    expect(await chips("okra soda")).toEqual([["finish", "okra"]]);
    expect(await chips("نجفه كلاسبك")).toEqual([["style", "نجفه"]]);
  });
});

describe("a price", () => {
  const amounts = async (q: string) => {
    const { items, ...outcome } = await search(q);
    return { amounts: items.map(({ price }) => price.amount / 100), ...outcome };
  };

  it("is a limit of what is shown, and can be taken away", async () => {
    const { amounts: under, isGuess, understood } = await amounts("نجفة سودا تحت 9000 جنيه");
    expect(under.length).toBeGreaterThan(0);
    expect(Math.max(...under)).toBeLessThanOrEqual(9000);
    expect(isGuess).toBe(false);
    expect(understood.map(({ code, value, without }) => [code, value, without])).toEqual([
      ["finish", "أسود مطفي", "نجفة تحت 9000 جنيه"],
      ["price", "حتى 9,000 ج.م", "نجفة سودا"],
    ]);
  });

  it("alone is met roughly", async () => {
    const { amounts: about, didYouMean, understood } = await amounts("نجفة 10000 جنيه");
    expect(about.length).toBeGreaterThan(0);
    expect(Math.min(...about)).toBeGreaterThanOrEqual(8500);
    expect(Math.max(...about)).toBeLessThanOrEqual(11_500);
    expect(didYouMean).toBeNull();
    expect(understood).toEqual([
      { code: "price", name: "السعر", value: "حوالي 10,000 ج.م", without: "نجفة" },
    ]);
  });

  it("that nothing has is left out: the nearest one first, and said", async () => {
    const { amounts: all, isGuess, leftOut, understood } = await amounts("نجف تحت 3000");
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    expect({ isGuess, leftOut, understood }).toEqual({
      isGuess: true,
      leftOut: ["تحت 3000"],
      understood: [],
    });
  });

  it("is enough to search for", async () => {
    const { amounts: cheap, total, understood } = await amounts("تحت 100 جنيه");
    expect(total).toBeGreaterThan(2);
    expect(Math.max(...cheap)).toBeLessThanOrEqual(100);
    expect(understood).toEqual([
      { code: "price", name: "السعر", value: "حتى 100 ج.م", without: "" },
    ]);
  });
});

describe("a word for the order of prices", () => {
  const found = async (q: string) => {
    const { items, understood } = await search(q);
    return { amounts: items.map(({ price }) => price.amount), understood };
  };

  it("sorts the results and is shown as removable", async () => {
    const cheap = await found("نجفة رخيصة");
    expect(cheap.amounts.length).toBeGreaterThan(3);
    expect(cheap.amounts).toEqual(cheap.amounts.toSorted((a, b) => a - b));
    expect(cheap.understood).toEqual([
      { code: "sort", name: "الترتيب", value: "الأرخص أولًا", without: "نجفة" },
    ]);
    const dear = await found("نجفة غالية");
    expect(dear.amounts).toEqual(cheap.amounts.toReversed());
  });

  it("lists what the word names before what it is for", async () => {
    const { items } = await search("cheap spots", "en");
    const isLamp = items.map(({ name }) => name.includes("spot lamp"));
    expect(isLamp.filter(Boolean).length).toBe(2);
    expect(isLamp.indexOf(true)).toBe(items.length - 2);
    const { items: chosen } = await search("cheap spots", "en", "price-asc");
    const amounts = chosen.map(({ price }) => price.amount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });

  it("keeps the price condition beside it", async () => {
    const { amounts, understood } = await found("دلاية رخيصة تحت 2000");
    expect(Math.max(...amounts)).toBeLessThanOrEqual(2_000_00);
    expect(understood.map(({ code, without }) => [code, without])).toEqual([
      ["price", "دلاية رخيصة"],
      ["sort", "دلاية تحت 2000"],
    ]);
  });
});

describe("codes joined by a slash and ranges with a unit", () => {
  it.each(["E27/E14", "E27 / E14", "220–240V", "220-240v", "220/240V"])(
    "find products of %s",
    async (q) => {
      expect((await search(q)).total).toBeGreaterThan(5);
    },
  );
});

describe("numbers", () => {
  it("are met as numbers: the same first, then those nearly the same", async () => {
    const { items } = await search("نجفة 80 سم", "en");
    const names = items.map(({ name }) => name).join();
    expect(names).toMatch(/Hala.*Layali/);
    expect((await search("دلاية 1.2 متر")).items.map(({ id }) => id)).toEqual(
      (await search("دلاية 120 سم")).items.map(({ id }) => id),
    );
  });

  it("show the nearest ones where none is the same", async () => {
    const { items, leftOut } = await search("لمبة 5 وات", "en");
    expect(items[0]?.name).toContain("5.5 W");
    expect(leftOut).toEqual(["5 وات"]);
  });
});

describe("a search that finds nothing", () => {
  it("shows what has any of its words, and the categories that they name", async () => {
    const { total, nearest } = await search("نجفة مفصلة مروحة");
    expect(total).toBe(0);
    expect(nearest?.products.length).toBeGreaterThan(0);
    expect(nearest?.categories.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["نجف", "مفصلات ورداد أبواب"]),
    );
  });

  it("says what was taken for meant, where the nearest ones come from that", async () => {
    const { total, nearest, didYouMean } = await search("نجقة مفصلة مروحة");
    expect({ total, didYouMean }).toEqual({ total: 0, didYouMean: "نجفة مفصلة مروحة" });
    expect(nearest?.products.length).toBeGreaterThan(0);
  });

  it("of words that nobody knows shows none", async () => {
    expect((await search("zzzzqqqq")).nearest).toEqual({ products: [], categories: [] });
    expect((await search("؟!")).nearest).toEqual({ products: [], categories: [] });
  });

  it("is none while something is found or filtered away", async () => {
    expect((await search("نجفة")).nearest).toBeNull();
    const filtered = parseListQuery(new URLSearchParams("finish=walnut"));
    const { total, nearest } = await listProducts(shop.platform, "ar", {
      scope: "all",
      query: { ...filtered, q: "كالون" },
    });
    expect({ total, nearest }).toEqual({ total: 0, nearest: null });
  });
});
