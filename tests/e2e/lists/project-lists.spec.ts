import type { Page } from "@playwright/test";
import { callAs } from "../buying.ts";
import { registerPerson } from "../customer.ts";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "../shop-test.ts";

/** A product with several versions, so that its page decides which one is added. */
async function anyProduct(page: Page): Promise<{ path: string; name: string }> {
  const answer = await page.request.get("/api/v1/products?pageSize=10&sort=newest");
  const { items } = (await answer.json()) as { items: { path: string; name: string }[] };
  const [first] = items;
  if (!first) throw new Error("no product");
  return first;
}

test(
  "creates, shares, orders, renames, deletes and restores a project list",
  NIGHTLY,
  async ({ page, shop, browser }) => {
    const words = shop.words.projectLists;
    const account = shop.words.account;
    await registerPerson(page);
    const { path } = await anyProduct(page);
    await shop.open(page, path);
    const press = page.getByRole("button", { name: words.add.press, exact: true });
    await press.click();
    await page.getByRole("textbox", { name: words.name }).fill("Villa ٧");
    await page.getByRole("button", { name: words.create }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    // The second time it takes two presses.
    await press.click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Villa ٧/ })
      .click();
    await page.getByRole("button", { name: words.add.open, exact: true }).click();

    await expect(page.getByRole("heading", { name: "Villa ٧" })).toBeVisible();
    const quantity = page.getByRole("main").locator("input").first();
    await expect(quantity).toHaveValue("2");
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    await page.getByRole("button", { name: words.share.press }).click();
    const link = await page.getByRole("textbox", { name: words.share.link }).inputValue();
    const stranger = await browser.newContext();
    const other = await stranger.newPage();
    await other.goto(link);
    await expect(other.getByRole("list", { name: words.shared.title })).toBeVisible();
    await expect(other.getByText("Villa ٧")).toHaveCount(0);
    await expect(other.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await shop.ready(other);
    await shop.expectAccessible(other);
    await page.getByRole("button", { name: words.share.end }).click();
    await expect(page.getByRole("button", { name: words.share.press })).toBeVisible();
    await other.reload();
    await expect(other.getByRole("heading", { name: words.shared.gone.title })).toBeVisible();
    await stranger.close();

    await page.getByRole("link", { name: words.back }).click();
    await page
      .getByRole("button", { name: /Villa ٧/ })
      .first()
      .click();
    await page.getByRole("textbox", { name: words.name }).fill("Villa 8");
    await page.getByRole("button", { name: account.form.save }).click();
    await expect(page.getByRole("link", { name: "Villa 8" })).toBeVisible();
    await page.getByRole("button", { name: words.removeOf.replace("{name}", "") }).click();
    await expect(page.getByRole("heading", { name: words.none.title })).toBeVisible();
    await page.getByRole("button", { name: account.form.undo }).click();
    await page.getByRole("link", { name: "Villa 8" }).click();
    await page.getByRole("button", { name: words.fill }).click();
    await expect(page).toHaveURL(/\/Cart$/);
    await expect(page.getByRole("main").locator("input").first()).toHaveValue("2");
  },
);

test(
  "adds a favourite to the latest list with two presses",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const words = shop.words.projectLists;
    await registerPerson(page);
    await shop.open(page, "/new-arrival");
    await callAs(page, "POST", "/api/v1/account/lists", { name: "Office" });
    const heart = page
      .getByRole("main")
      .getByRole("button", { name: new RegExp(shop.words.favourites.keep.replace("{name}", ".+")) })
      .first();
    await heart.click();
    await page.getByRole("button", { name: "Office" }).click();
    await page.getByRole("button", { name: words.add.open, exact: true }).click();
    await expect(page.getByRole("heading", { name: "Office" })).toBeVisible();
    await expect(page.getByRole("main").locator("input").first()).toHaveValue("1");

    await shop.open(page, "/Fav");
    await page
      .getByRole("button", { name: new RegExp(words.add.named.replace("{name}", ".+")) })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Office" }).click();
    await page.getByRole("button", { name: words.add.open, exact: true }).click();
    await expect(page.getByRole("main").locator("input").first()).toHaveValue("2");
  },
);
