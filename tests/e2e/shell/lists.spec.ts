import type { Page } from "@playwright/test";
import { ARABIC_NIGHTLY, ENGLISH_NIGHTLY, expect, test } from "../shop-test.ts";

const cardsOf = (page: Page) => page.getByRole("main").locator("li:has([data-card-link])");

interface Card {
  top: number;
  name: number;
  price: number;
  covered: number;
}

/** Where each card's parts are, and how much of its picture is covered. */
function measure(page: Page): Promise<Card[]> {
  return cardsOf(page).evaluateAll((cards) =>
    cards.map((card) => {
      const picture = card.querySelector("img")?.getBoundingClientRect() ?? new DOMRect();
      const top = (selector: string) =>
        card.querySelector(selector)?.getBoundingClientRect().top ?? -1;
      const over = [...card.querySelectorAll("button, [class*=rounded-pill]")].filter((part) => {
        const box = part.getBoundingClientRect();
        const isSeen = getComputedStyle(part).opacity !== "0" && box.width > 0;
        return isSeen && box.top < picture.bottom && box.bottom > picture.top;
      });
      return {
        top: picture.top,
        name: top("h2"),
        price: top(".figures.font-semibold, p .font-semibold"),
        covered: over.length,
      };
    }),
  );
}

test(
  "aligns names and prices in rows and covers no picture",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    await shop.open(page, "/product");
    const cards = await measure(page);
    expect(cards.length).toBeGreaterThan(20);
    expect(cards.reduce((sum, { covered }) => sum + covered, 0)).toBe(0);
    for (const row of Map.groupBy(cards, ({ top }) => Math.round(top)).values()) {
      expect(new Set(row.map(({ name }) => Math.round(name))).size).toBe(1);
      expect(new Set(row.map(({ price }) => Math.round(price))).size).toBe(1);
      for (const { price, name } of row) expect(price).toBeGreaterThan(name);
    }
  },
);

test(
  "names an applied price filter and applies a closed one",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { filters } = shop.words.storefront;
    await page.setViewportSize({ width: 1440, height: 900 });
    await shop.open(page, "/categories/product/1-nagaf?price=..10000");
    await expect(page.getByRole("link", { name: /10,000/ })).toContainText(
      filters.upTo.replace("{value}", ""),
    );
    const side = page.getByRole("complementary", { name: filters.title });
    const summary = side.locator("summary").filter({ hasText: /^IP|\(IP\)/ });
    const value = side.getByRole("link", { name: /^IP44/ });
    await expect(value).toHaveCount(0);
    await summary.click();
    await value.click();
    await expect(page).toHaveURL(/ip_rating=ip44/);
  },
);

test(
  "keeps search, account, cart, filters and sorting reachable after scrolling",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { shell, storefront } = shop.words;
    await shop.open(page, "/product");
    await page.evaluate(() => scrollTo({ top: 2500, behavior: "instant" }));
    const banner = page.getByRole("banner");
    const parts = [
      banner.getByRole("combobox"),
      banner.getByRole("link", { name: shell.menu, exact: true }),
      banner.getByRole("link", { name: shell.account.signIn }),
      banner.getByRole("link", { name: shell.cartEmpty }),
      page.getByRole("button", { name: storefront.filters.open }),
      page.getByRole("combobox", { name: storefront.sort.label }),
    ];
    for (const part of parts) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const box = await part.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await shop.expectNoOverflow(page);
  },
);

test(
  "compares two products on a phone below a sticky header",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    await shop.open(page, "/Compare?ids=1,2");
    const table = page.getByRole("table");
    const frame = await table.boundingBox();
    expect(frame?.width).toBeLessThanOrEqual(390);
    expect(frame?.height).toBeGreaterThan(1500);
    const head = table.getByRole("columnheader").first();
    await page.evaluate(() => scrollTo({ top: 1800, behavior: "instant" }));
    await expect(head).toBeInViewport({ ratio: 1 });
  },
);

test(
  "limits the home page to six phone screens with room links",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    const { home } = shop.words;
    const screen = 844;
    await page.setViewportSize({ width: 390, height: screen });
    await shop.open(page, "/");
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(6 * screen);
    const arrivals = page.getByRole("region", { name: home.newArrivals });
    await expect(arrivals.getByRole("listitem").first()).toBeVisible();
    await page.getByRole("region", { name: home.byRoom }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/product\?room=reception$/);
    await expect(cardsOf(page).first()).toBeVisible();
  },
);

test(
  "shares a product by the system sheet and prefills the chat",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) });
    });
    await shop.open(page, "/product/1-nagafa-hala-halaqa");
    await page.getByRole("button", { name: shop.words.catalog.share.share }).click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, "shared") as unknown))
      .toEqual([{ title: await page.locator("h1").textContent(), url: page.url() }]);
    const chat = page.getByRole("contentinfo").locator('a[href^="https://wa.me/"]');
    const text = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
    expect(text).toContain("/product/1-nagafa-hala-halaqa");
  },
);
