import { ARABIC_NIGHTLY, expect, IN_ENGLISH, NIGHTLY, test } from "../shop-test.ts";

const isPhone = (width: number | undefined) => (width ?? 0) < 1280;

test("shows a list as rows with stock and remembers the view", NIGHTLY, async ({ page, shop }) => {
  const { storefront, catalog } = shop.words;
  await shop.open(page, "/product");
  const rows = page.getByRole("button", { name: storefront.rows });
  const card = page.locator(".product-list > li").first();
  const picture = card.locator(".card-picture");
  const width = async () => (await picture.boundingBox())!.width;
  const widthInGrid = await width();
  await rows.click();
  await expect(rows).toHaveAttribute("aria-pressed", "true");
  await expect.poll(width).toBeLessThan(widthInGrid / 2);
  const stock = await card
    .locator(".card-tools")
    .evaluate((tools) => getComputedStyle(tools, "::before").content);
  expect([`"${catalog.detail.inStock}"`, `"${catalog.detail.soldOut}"`]).toContain(stock);
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);

  await page.reload();
  await shop.ready(page);
  await expect(rows).toHaveAttribute("aria-pressed", "true");
  await expect.poll(width).toBeLessThan(widthInGrid / 2);
  await rows.click();
  await expect.poll(width).toBe(widthInGrid);
});

test(
  "applies quick filters, updates the count and clears them",
  NIGHTLY,
  async ({ page, shop }) => {
    const { filters } = shop.words.storefront;
    await shop.open(page, "/product");
    const total = page.locator("h1 + output");
    const all = await total.innerText();
    const chips = page
      .locator("main ul[aria-label]")
      .filter({ has: page.locator("a[rel=nofollow]") });
    await expect(chips).toHaveCount(2);
    await chips.first().getByRole("link").first().click();
    await expect(total).not.toHaveText(all);
    await expect(chips).toHaveCount(1);
    if (isPhone(page.viewportSize()?.width)) {
      const open = page.getByRole("button", { name: filters.open });
      await open.click();
      const drawer = page.getByRole("dialog", { name: filters.title });
      const show = drawer.locator("footer").getByRole("button");
      const before = await show.innerText();
      await drawer.getByRole("link", { name: filters.clearAll }).click();
      await expect(show).not.toHaveText(before);
      await show.click();
      await expect(drawer).toBeHidden();
    } else {
      await page.getByRole("main").getByRole("link", { name: filters.clearAll }).last().click();
    }
    await expect(total).toHaveText(all);
  },
);

test("does not count other URL parameters as filters", ARABIC_NIGHTLY, async ({ page, shop }) => {
  const { filters } = shop.words.storefront;
  await shop.open(page, "/product?utm_source=mail&from=story");
  await expect(page.getByRole("button", { name: filters.open, exact: true })).toBeVisible();
});

test("explains a technical filter with a drawing", ARABIC_NIGHTLY, async ({ page, shop }) => {
  const { filters } = shop.words.storefront;
  await page.setViewportSize({ width: 1440, height: 900 });
  await shop.open(page, "/product");
  const side = page.getByRole("complementary", { name: filters.title });
  const facet = side
    .locator("details")
    .filter({ has: page.locator("summary", { hasText: /\(IP\)|^IP/ }) })
    .first();
  await facet.locator("summary").first().click();
  await facet.getByText(filters.what).click();
  const drawing = facet.locator("img.drawing");
  await expect(drawing).toBeVisible();
  await expect.poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(264);
  await shop.expectAccessible(page);
});

test("restores the scroll position when Back returns to the list", async ({ page, shop }) => {
  await shop.open(page, "/product?page=2");
  const link = page.locator(".product-list a[data-card-link]").nth(9);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(/\/product\/\d+-/);
  await page.goBack();
  await expect(page).toHaveURL(/page=2$/);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before))
    .toBeLessThan(2);
});

test(
  "shows badges beside the compare button in English rows",
  IN_ENGLISH,
  async ({ page, shop }) => {
    await page.addInitScript(() => localStorage.setItem("listView", "rows"));
    await shop.open(page, "/product");
    const overlaps = await page.locator(".product-list .card-tools").evaluateAll(
      (tools) =>
        tools.filter((row) => {
          const compare = row.querySelector(".card-compare")?.getBoundingClientRect();
          const badges = [...row.querySelectorAll(":scope > div > *")];
          return badges.some((badge) => badge.getBoundingClientRect().right > (compare?.left ?? 0));
        }).length,
    );
    expect(overlaps).toBe(0);
  },
);

test(
  "does not clip the ring of a finish at the edge of the home page",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    await shop.open(page, "/");
    const row = page.locator(".below-fold:has(.card-swatches)").first();
    const margin = await row.evaluate((part) => getComputedStyle(part).overflowClipMargin);
    // The ring extends 3 px beyond its dot, and the dots begin 6 px before the card.
    expect(Number.parseFloat(margin)).toBeGreaterThan(9);
  },
);
