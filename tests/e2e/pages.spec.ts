import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { fillCart } from "./buying.ts";
import {
  ARABIC_NIGHTLY,
  BOTH_LANGUAGES,
  ENGLISH_NIGHTLY,
  expect,
  NIGHTLY,
  test,
  WITH_PICTURES,
} from "./shop-test.ts";
import { callTestApi } from "./test-api/test-api.ts";

test.use(WITH_PICTURES);

const PATHS = [
  "/",
  "/product",
  "/new-arrival",
  "/special-offers",
  "/Cart",
  "/Order",
  "/orders-and-returns",
  "/SearchProducts/E27",
  "/SearchProducts/zzzzqqq",
];
/** Widths just before the columns and the menu change, and a desktop at a zoom of 200 %; others are checked everywhere. */
const EDGES = [720, 1024, 1279];

test(
  "renders shopping pages at every width without overflow or missing translations",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    await fillCart(page);
    for (const path of PATHS) {
      await shop.open(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await shop.expectNoOverflow(page, EDGES);
      await shop.expectAccessible(page);
      const text = await page.getByRole("main").innerText();
      // A missing translation would show its key.
      expect(text).not.toMatch(/\b(?:shell|home|catalog|cart|orders|search)\.[a-z]\w+/i);
    }
  },
);

test(
  "returns 404 and names the path for an unknown page",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    const response = await shop.open(page, "/No-Such-Page");
    expect(response?.status()).toBe(404);
    if (shop.locale === "en")
      await expect(page.getByText("Page not found: /en/No-Such-Page")).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
  },
);

test(
  "shows content without JavaScript, and a notice where script is required",
  ARABIC_NIGHTLY,
  async ({ browser, shop }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(shop.at("/product"));
    const card = page.getByRole("main").getByRole("listitem").getByRole("link").first();
    await card.click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(shop.locale === "ar" ? "ج.م" : "EGP");
    // Personal content needs script: the page says so, instead of "loading" forever.
    for (const path of ["/Account", "/orders-and-returns/F-100001-AAAAAA"]) {
      await page.goto(shop.at(path));
      const note = page.locator("main noscript p").first();
      await expect(note).toBeVisible();
      // Before the phone number, which is only given if the shop has one.
      await expect(note).toContainText(shop.words.shell.needsScript.split("{")[0]?.trim() ?? "");
      await expect(page.locator("main [aria-busy=true]")).toBeHidden();
    }
    await context.close();
  },
);

test(
  "keeps page and filters on a language switch, saved for 365 days",
  BOTH_LANGUAGES,
  async ({ page, shop }) => {
    await shop.open(page, "/product?sort=price-asc&stock=in");
    const other = shop.locale === "ar" ? "English" : "العربية";
    await page.getByRole("link", { name: other }).first().click();
    await expect(page).toHaveURL(
      shop.locale === "ar" ? /\/en\/product\?.*sort=price-asc/ : /:\d+\/product\?.*sort=price-asc/,
    );
    await expect(page).toHaveURL(/stock=in/);
    await expect(page.locator("html")).toHaveAttribute("dir", shop.locale === "ar" ? "ltr" : "rtl");
    const locale = shop.locale === "ar" ? "en" : "ar";
    await expect.poll(() => page.evaluate(() => localStorage.getItem("lang"))).toBe(locale);
    const kept = (await page.context().cookies()).find(({ name }) => name === "lang");
    expect(kept?.value).toBe(locale);
    const days = ((kept?.expires ?? 0) * 1000 - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThanOrEqual(365);
  },
);

test("stores filters in the URL, and Back removes them", async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await shop.open(page, "/product");
  const before = await page.getByRole("heading", { level: 1 }).locator("..").innerText();
  const filter = page
    .getByRole("complementary")
    .getByRole("link")
    .or(page.getByRole("complementary").getByRole("checkbox"))
    .first();
  await filter.click();
  await expect(page).toHaveURL(/\?.+=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/product$/);
  await expect(page.getByRole("heading", { level: 1 }).locator("..")).toHaveText(
    before.replace(/\s+/g, " "),
    { useInnerText: true },
  );
});

test("shows menus and filters as sheets below 1280 pixels, inline above", async ({
  page,
  shop,
}) => {
  const menu = page.getByRole("link", { name: shop.words.shell.menu, exact: true });
  const departments = page.getByRole("navigation", { name: shop.words.shell.navigation });
  const filters = page.getByRole("complementary", { name: shop.words.storefront.filters.title });
  const sheet = page.getByRole("button", { name: shop.words.storefront.filters.open });
  await page.setViewportSize({ width: 1279, height: 800 });
  await shop.open(page, "/product");
  for (const width of [1024, 1279]) {
    await page.setViewportSize({ width, height: 800 });
    for (const part of [menu, sheet]) await expect(part).toBeVisible();
    for (const part of [departments, filters]) await expect(part).toBeHidden();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const part of [departments, filters]) await expect(part).toBeVisible();
  for (const part of [menu, sheet]) await expect(part).toBeHidden();
});

/** Follows an internal link to a path that no link leads to any more. */
async function goInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const router = Reflect.get(window, "__reactRouterDataRouter") as Router;
    void router.navigate(to);
  }, path);
}

interface Router {
  navigate: (to: string) => Promise<void>;
}

test("redirects in the app, or with a full load to another site", async ({
  page,
  shop,
  baseURL,
}) => {
  const [inside, outside] = [`/old-${randomUUID()}`, `/old-${randomUUID()}`];
  const elsewhere = `${baseURL?.replace("127.0.0.1", "localhost")}/robots.txt`;
  await callTestApi(page, "movePath", { from: inside, to: "/new-arrival" });
  await callTestApi(page, "movePath", { from: outside, to: elsewhere });
  await shop.open(page, "/Cart");
  await page.evaluate(() => (document.body.dataset["mark"] = "same document"));
  await goInApp(page, shop.at(inside));
  await expect(page).toHaveURL(new RegExp(`${shop.at("/new-arrival")}$`));
  await expect(page.locator("body")).toHaveAttribute("data-mark", "same document");
  await goInApp(page, shop.at(outside));
  await expect(page).toHaveURL(elsewhere);
});

test("renders the API documentation of an endpoint", NIGHTLY, async ({ page }) => {
  // The API viewer only renders what is visible; a URL leads to one endpoint.
  await page.goto("/api/docs/#/orders/lookUpOrder");
  // The viewer computes for three seconds first, on a busy machine for three times that.
  const title = page.getByRole("heading", { name: /Fanous API/ });
  await expect(title).toBeVisible();
  await expect(page.getByText("/api/v1/orders/lookup")).toBeVisible();
});

test(
  "changes columns at each UI breakpoint and enlarges pages on large screens",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    await shop.open(page, "/product");
    const grid = page
      .locator("main ul.grid")
      .filter({ has: page.getByRole("heading") })
      .first();
    const at = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`)
        .toBeLessThanOrEqual(width);
      return grid.evaluate((element) => ({
        columns: getComputedStyle(element).gridTemplateColumns.split(" ").length,
        type: getComputedStyle(document.body).fontSize,
        page: element.closest<HTMLElement>(".max-w-page")?.offsetWidth,
      }));
    };
    const columns: Record<number, number> = {};
    for (const width of [599, 600, 959, 960, 1279, 1280, 1919, 1920, 2559, 2560]) {
      columns[width] = (await at(width)).columns;
    }
    expect(columns).toEqual({
      599: 2,
      600: 3,
      959: 3,
      960: 4,
      1279: 4,
      1280: 3,
      1919: 3,
      1920: 4,
      2559: 4,
      2560: 5,
    });
    // In Chromium the size of a rem is updated a frame later.
    await expect.poll(() => at(1919)).toMatchObject({ page: 1360 });
    expect(await at(1920)).toMatchObject({ page: 1680, type: (await at(1919)).type });
    const { type } = await at(2559);
    await expect.poll(() => at(2560)).toMatchObject({ page: 2160 });
    const largest = await at(2560);
    expect(Number.parseFloat(largest.type)).toBeCloseTo(1.125 * Number.parseFloat(type));
  },
);
