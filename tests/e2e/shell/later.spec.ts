import { expect, test } from "../shop-test.ts";

test("shows server content below the fold and replays an early press", async ({ page, shop }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/product-below-[\w-]+\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(shop.at("/product/1-nagafa-hala-halaqa"));
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  const heart = page.locator("main [data-later] ul button[aria-pressed]").first();
  const described = page.getByRole("heading", { name: shop.words.catalog.about.specification });
  await expect(described).toBeVisible();
  await page.mouse.move(1, 1);
  await heart.dispatchEvent("click");
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expect(described).toBeVisible();
  code.resolve();
  await expect(page.locator("main [data-later]")).toHaveCount(0);
  await expect(page.locator("main ul button[aria-pressed=true]")).toHaveCount(1);
});
