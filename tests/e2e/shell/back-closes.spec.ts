import { callAs, fillCart } from "../buying.ts";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "../shop-test.ts";

test(
  "closes the cart panel with Back and leaves with the next Back",
  NIGHTLY,
  async ({ page, shop }) => {
    await fillCart(page);
    await shop.open(page, "/FAQ");
    await shop.open(page, "/contact-us");
    const panel = page.getByRole("dialog", { name: shop.words.cart.title });
    const open = async () => {
      await page.locator("header a[aria-haspopup=dialog][href$='/Cart']").click();
      await expect(panel).toBeVisible();
    };
    const closeByBack = async () => {
      await page.goBack();
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL(/\/contact-us$/);
    };

    await test.step("return from a followed link to the page with the panel closed", async () => {
      await open();
      await panel.getByRole("link", { name: shop.words.cart.view }).click();
      await expect(page).toHaveURL(/\/Cart$/);
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toHaveText(shop.words.cart.title);
      await closeByBack();
      await expect(title).not.toHaveText(shop.words.cart.title);
    });

    await test.step("close the panel with Escape without an extra Back", async () => {
      await open();
      await closeByBack();
      for (let time = 0; time < 3; time += 1) {
        await open();
        await page.keyboard.press("Escape");
        await expect(panel).toBeHidden();
      }
      await open();
      await closeByBack();
      await page.goBack();
      await expect(page).toHaveURL(/\/FAQ$/);
    });
  },
);

test(
  "closes the filters with Back and keeps the chosen filters",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const words = shop.words.storefront.filters;
    await shop.open(page, "/product");
    await page.getByRole("button", { name: words.open }).click();
    const sheet = page.getByRole("dialog", { name: words.title });
    await expect(sheet).toBeVisible();
    const first = sheet.getByRole("link").or(sheet.getByRole("checkbox")).first();
    await sheet.locator("details:not([open]) > summary").first().click();
    await first.click();
    await expect(page).toHaveURL(/\/product\?/);
    const filtered = page.url();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(filtered);
    expect(await callAs(page, "GET", "/api/v1/cart")).toMatchObject({ totalQty: 0 });
  },
);
