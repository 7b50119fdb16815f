import { expect, test as shopTest } from "../shop-test.ts";

/** What fails here fails on purpose. */
const test = shopTest.extend({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs
  failOnErrors: async ({}, provide) => provide(),
});

test("code that is no longer there reloads the page, once in 10 seconds; then it is said", async ({
  page,
  shop,
}) => {
  // The time of day stands still while everything else goes on: the guard's ten seconds are exact.
  const noon = Date.UTC(2026, 10, 21, 12);
  await page.clock.setFixedTime(noon);
  await page.route(/\/assets\/special-offers-[\w-]+\.js$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  const follow = () =>
    page
      .getByRole("contentinfo")
      .getByRole("link", { name: shop.locale === "ar" ? /عروض/ : /offers/i })
      .first()
      .dispatchEvent("click");
  const mark = () => page.evaluate(() => (document.body.dataset["mark"] = "before"));
  const body = page.locator("body");
  const broken = page.getByText(shop.words.shell.serverErrorStatus);
  await shop.open(page, "/Cart");
  await mark();
  await follow();
  await expect(body).not.toHaveAttribute("data-mark");
  await shop.ready(page);
  await expect(page).toHaveURL(/\/Cart$/);

  await page.clock.setFixedTime(noon + 9_999);
  await mark();
  await follow();
  await expect(broken).toBeVisible();
  await expect(body).toHaveAttribute("data-mark");

  await shop.open(page, "/Cart");
  await page.clock.setFixedTime(noon + 10_000);
  await mark();
  await follow();
  await expect(body).not.toHaveAttribute("data-mark");
  await shop.ready(page);
  await expect(broken).toBeHidden();
});

test("menu data that cannot be fetched is logged, and nothing is shown", async ({ page, shop }) => {
  const logged = page.waitForEvent("console", (message) =>
    message.text().startsWith("Failed to fetch menu data:"),
  );
  await page.route("**/api/v1/sons?*", (route) => route.abort());
  await shop.open(page, "/Cart");
  expect((await logged).type()).toBe("error");
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator(".toast")).toHaveCount(0);
  await expect(page.locator("output.overlay")).toHaveAttribute("data-open", "false");
});

test("an icon that cannot be loaded warns, and its place stays", async ({ page, shop }) => {
  await page.route("**/icons/*.svg", (route) => route.abort());
  const words = "Icon could not be loaded: /icons/whatsapp.svg";
  const warned = page.waitForEvent("console", (message) => message.text() === words);
  await shop.open(page, "/contact-us");
  const icon = page.getByRole("main").locator("img[src='/icons/whatsapp.svg']");
  await icon.scrollIntoViewIfNeeded();
  expect((await warned).type()).toBe("warning");
  expect(await icon.boundingBox()).toMatchObject({ width: 20, height: 20 });
});
