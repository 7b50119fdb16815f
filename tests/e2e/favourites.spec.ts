import type { Page } from "@playwright/test";
import { messagesOf } from "../../web/i18n/load-messages.ts";
import { registerPerson } from "./customer.ts";
import { ARABIC_NIGHTLY, expect, test } from "./shop-test.ts";

const HEART = new RegExp(
  (["ar", "en"] as const)
    .map((locale) => messagesOf(locale).favourites.keep.replace("{name}", ".+"))
    .join("|"),
);

/** The compare buttons beside them are toggle buttons, too. */
const hearts = (page: Page, pressed: boolean) =>
  page.getByRole("main").getByRole("button", { name: HEART, pressed });

/** Presses the first inactive favourite button, and waits until the server has saved it. */
async function keepOne(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith("/favourites") && answer.request().method() === "POST",
  );
  await hearts(page, false).first().click();
  await saved;
}

test("saves a guest's favourites and restores a removed one with undo", async ({ page, shop }) => {
  const words = shop.words.favourites;
  await shop.open(page, "/Fav");
  await expect(page.getByRole("heading", { name: words.empty.title })).toBeVisible();
  await shop.expectAccessible(page);
  await shop.open(page, "/product");
  await keepOne(page);
  await keepOne(page);
  const link = page.getByRole("banner").getByTitle(words.link, { exact: true });
  await expect(link).toHaveAccessibleName(words.linkCount.replace("{count}", "2"));
  await page.reload();
  await expect(hearts(page, true)).toHaveCount(2);
  await link.click();
  await expect(page).toHaveURL(/\/Fav$/);
  await expect(hearts(page, true)).toHaveCount(2);
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
  await hearts(page, true).first().click();
  await expect(hearts(page, true)).toHaveCount(1);
  await page.getByRole("button", { name: words.undo }).click();
  await expect(hearts(page, true)).toHaveCount(2);
  await expect(link).toHaveAccessibleName(words.linkCount.replace("{count}", "2"));
});

test(
  "moves a guest's favourites to the account at sign-in",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    await shop.open(page, "/new-arrival");
    await keepOne(page);
    await registerPerson(page);
    await shop.open(page, "/Fav");
    await expect(hearts(page, true)).toHaveCount(1);
    await shop.open(page, "/Account?part=favourites");
    await expect(hearts(page, true)).toHaveCount(1);
  },
);

test(
  "lists recently viewed products on the next product page",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { items } = (await (
      await page.request.get(`/api/v1/products?lang=${shop.locale}`)
    ).json()) as {
      items: { path: string; name: string }[];
    };
    const [first, second] = items;
    const reported = page.waitForResponse(
      (answer) => answer.url().endsWith("recently-viewed") && answer.request().method() === "POST",
    );
    await shop.open(page, first?.path ?? "");
    await reported;
    await shop.open(page, second?.path ?? "");
    const row = page.getByRole("region", { name: shop.words.favourites.viewed });
    await expect(row.getByRole("link", { name: first?.name ?? "" })).toBeVisible();
    await expect(row.getByRole("link", { name: second?.name ?? "" })).toBeHidden();
  },
);

/** Failures in these tests are intended. */
const rough = test.extend({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs
  failOnErrors: async ({}, provide) => provide(),
});

rough(
  "resets the heart and shows the error when saving fails",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    await shop.open(page, "/product");
    await page.route("**/api/v1/favourites", (route) => route.abort());
    await hearts(page, false).first().click();
    await expect(page.getByText(shop.words.shell.offline).first()).toBeVisible();
    await expect(hearts(page, true)).toHaveCount(0);
  },
);
