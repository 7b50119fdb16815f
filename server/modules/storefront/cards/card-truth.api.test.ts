import { afterAll, beforeAll, expect, test } from "vitest";
import { firstVariant } from "#contract/catalog/first-variant.ts";
import type { CardVersion, ProductCard, Variant } from "#contract/catalog/product.ts";
import type { ListScope } from "#contract/storefront/endpoints.ts";
import { parseListQuery } from "#contract/storefront/list-query.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { productDetail } from "../detail/product-detail.ts";
import { listProducts } from "../list/list-products.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ demo: true });
});
afterAll(() => shop.stop());

/** Every card of a list, page by page. */
async function cardsOf(search: string, scope: ListScope = "all"): Promise<ProductCard[]> {
  const cards: ProductCard[] = [];
  for (let page = 1; ; page++) {
    const query = parseListQuery(new URLSearchParams(`${search}&page=${page}`));
    const { items, total } = await listProducts(shop.platform, "ar", { scope, query });
    cards.push(...items);
    if (items.length === 0 || cards.length >= total) return cards;
  }
}

const pages = new Map<number, Promise<Variant[]>>();

/** The variants of a product's page. */
function variantsOf(id: number): Promise<Variant[]> {
  const page =
    pages.get(id) ?? productDetail(shop.platform, "ar", id).then((found) => found?.variants ?? []);
  pages.set(id, page);
  return page;
}

/** The variant that the page shows after following a card's link. */
function opened(variants: Variant[], { path }: CardVersion): Variant | undefined {
  const id = new URLSearchParams(path.split("?")[1]).get("variant");
  return id === null
    ? firstVariant(variants)
    : variants.find((variant) => String(variant.id) === id);
}

/** Differences between a card and its page. */
function differences(variants: Variant[], version: CardVersion): string[] {
  const variant = opened(variants, version);
  if (!variant) return ["opens nothing"];
  const picture = (role: string) => variant.pictures.find((one) => one.role === role)?.src;
  return [
    version.price.amount !== variant.price.amount && "another price",
    version.price.was !== variant.price.was && "another price before",
    version.discountPercent > 0 && variant.price.was === null && "a discount that is none",
    version.inStock !== variant.available > 0 && "another stock",
    version.picture?.src !== picture("hero") && "another picture",
    version.nightPicture?.src !== picture("night") && "another picture of the night",
    version.isFrom !== isLeastOfSeveral(variants, variant) && "another “from”",
  ].filter((one) => one !== false);
}

/** Whether nothing on the page is cheaper, and something costs more. */
function isLeastOfSeveral(variants: Variant[], { price }: Variant): boolean {
  const inStock = variants.filter(({ available }) => available > 0);
  const amounts = (inStock.length > 0 ? inStock : variants).map((one) => one.price.amount);
  return price.amount === Math.min(...amounts) && price.amount < Math.max(...amounts);
}

const LISTS: [name: string, search: string, scope?: ListScope][] = [
  ["all", ""],
  ["special offers", "", "special-offers"],
  ["new arrivals", "", "new-arrival"],
  ["searched", "q=مقبض"],
  ["in black", "finish=black"],
  ["in brass and in stock", "finish=brass&stock=in"],
  ["in neutral white", "cct=3500..4500"],
  ["within a price", "price=500..3000"],
];

test.for(LISTS)(
  "links each card of “%s” to the variant, price and picture shown",
  async ([, search, scope]) => {
    const cards = await cardsOf(search, scope);
    expect(cards.length).toBeGreaterThan(5);
    const wrong: unknown[] = [];
    for (const card of cards) {
      const variants = await variantsOf(card.id);
      for (const version of [card, ...card.swatches]) {
        const found = differences(variants, version);
        if (found.length > 0) wrong.push({ path: version.path, found });
      }
    }
    expect(wrong).toEqual([]);
  },
);

test("marks the pictured finish's swatch and links each swatch to its finish", async () => {
  const lists = await Promise.all(LISTS.map(([, search, scope]) => cardsOf(search, scope)));
  const cards = lists.flat().filter(({ swatches }) => swatches.length > 0);
  const faults = await Promise.all(
    cards.map(async (card) => {
      const variants = await variantsOf(card.id);
      const hasFinish = (version: CardVersion, code: string | null) =>
        Object.values(opened(variants, version)?.options ?? {}).some((value) => value === code);
      const ringed = card.swatches.find(({ code }) => code === card.swatch);
      const isTrue =
        hasFinish(card, card.swatch) &&
        ringed?.picture?.src === card.picture?.src &&
        card.swatches.every((swatch) => hasFinish(swatch, swatch.code));
      return isTrue ? [] : [card.path];
    }),
  );
  expect(cards.length).toBeGreaterThan(20);
  expect(faults.flat()).toEqual([]);
});

test("shows the variant that matches the list's filter or offer", async () => {
  const chosen = async (search: string, scope?: ListScope) => {
    const cards = await cardsOf(search, scope);
    return Promise.all(cards.map(async (card) => opened(await variantsOf(card.id), card)));
  };
  const offers = await chosen("", "special-offers");
  expect(offers.map((variant) => variant?.price.was)).not.toContain(null);
  for (const variant of await chosen("finish=black")) {
    expect([undefined, "black"]).toContain(variant?.options["finish"]);
  }
  for (const variant of await chosen("price=500..3000")) {
    expect(variant?.price.amount).toBeGreaterThanOrEqual(50_000);
    expect(variant?.price.amount).toBeLessThanOrEqual(300_000);
  }
});
