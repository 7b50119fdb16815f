import { expect, NIGHTLY, test } from "../shop-test.ts";

test(
  "filters chandeliers by room size and remembers the room on pages",
  NIGHTLY,
  async ({ page, shop }) => {
    const { storefront, roomAdvice } = shop.words;
    const main = page.getByRole("main");
    await shop.open(page, "/categories/product/1-nagaf");
    const total = page.locator("h1 + output");
    const all = await total.innerText();
    await expect(main.getByRole("link", { name: roomAdvice.howMany })).toHaveAttribute(
      "href",
      new RegExp(`^${shop.at("/planner")}`),
    );
    await main.getByText(storefront.roomFilter).click();
    const room = { length: "٧", width: "5", height: "3.2" };
    for (const [side, size] of Object.entries(room))
      await main.getByLabel(roomAdvice[side as keyof typeof room]).fill(size);
    // (7 m + 5 m) / 12 is 1 m; below 3.2 m people have 2.1 m above their heads.
    const limits = main.locator("details p[aria-live]:not([id])");
    for (const figure of ["75", "125", "110"]) await expect(limits).toContainText(figure);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await main.getByRole("link", { name: roomAdvice.filter.show }).click();
    await expect(page).toHaveURL(/diameter_mm=750\.\.1250/);
    await expect(page).toHaveURL(/drop_mm=\.\.1100/);
    await expect(total).not.toHaveText(all);
    await expect(page.locator("#results")).toBeInViewport({ ratio: 0.2 });
    const chips = main.getByRole("navigation", { name: storefront.filters.parts });
    await expect(chips.getByRole("link").filter({ hasText: /[\d٠-٩]/ })).toHaveCount(0);
    // A card whose first variant does not fit shows one that does, and compares that one.
    const version = page.locator('#results li:has(a[href*="?variant="])').first();
    const href = (await version.locator("a[href]").first().getAttribute("href")) ?? "";
    const [, product, variant] = /(\d+)-[^?]*\?variant=(\d+)$/.exec(href) ?? [];
    await version.locator("button[aria-pressed].card-compare").click();
    await page.getByRole("button", { name: shop.words.catalog.compare.open }).click();
    await expect(page).toHaveURL(new RegExp(`/Compare\\?ids=${product}-${variant}$`));
    await page.goBack();
    await main
      .getByRole("link", { name: shop.locale === "ar" ? /هالة/ : /Hala/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/product\/\d+-/);
    await main.getByRole("heading", { name: roomAdvice.title }).scrollIntoViewIfNeeded();
    const { fits, possible } = roomAdvice.sizes;
    await expect(main.getByText(new RegExp(`^(?:${fits}|${possible})$`))).toBeVisible();
    await expect(main.getByText(roomAdvice.heights.fits, { exact: true })).toBeVisible();
  },
);
