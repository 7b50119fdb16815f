import type { Page } from "@playwright/test";
import { expect, test } from "../shop-test.ts";

const PAGES = [
  "/",
  "/categories/product/1-nagaf",
  "/product/1-nagafa-hala-halaqa",
  "/auth/Register",
  "/FAQ",
  "/Fav",
];

/**
 * The page's background: under an open sheet the body has it, and the scrollbar gutter is dimmed.
 */
function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [body = "", root = ""] = [document.body, document.documentElement].map(
      (element) => getComputedStyle(element).backgroundColor,
    );
    return body === "rgba(0, 0, 0, 0)" ? root : body;
  });
}

test("the shop is light; the evening is there by choice, lights the lamps, and stays", async ({
  page,
  shop,
}) => {
  const { menu, evening } = shop.words.shell;
  const choose = async () => {
    const opener = page.getByRole("link", { name: menu, exact: true });
    if (await opener.isVisible()) await opener.click();
    await page.getByRole("button", { name: evening }).filter({ visible: true }).click();
  };
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(shop.at("/categories/product/1-nagaf"));
  await shop.ready(page);
  const day = await groundOf(page);
  expect(day).toBe("rgb(250, 247, 241)");
  const pictures = page
    .getByRole("main")
    .locator(`li:has([data-card-link][href*="/product/1-"])`)
    .locator("img");
  await expect(pictures).toHaveCount(1);

  await choose();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(pictures).toHaveCount(2);
  const night = await groundOf(page);
  expect(night).not.toBe(day);

  for (const path of PAGES) {
    await page.goto(shop.at(path));
    await shop.ready(page);
    expect(await groundOf(page)).toBe(night);
    await shop.expectAccessible(page);
  }

  // Before any of the shop's files has run: set by the script in the head, which the content policy
  // allows.
  await page.route("**/assets/*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.goto(shop.at("/FAQ"));
  expect(await groundOf(page)).toBe(night);
  // Leave the page: with only some of its files it would reload itself.
  await page.goto("about:blank");
  await page.unrouteAll();

  await page.goto(shop.at("/FAQ"));
  await shop.ready(page);
  await choose();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  await page.reload();
  expect(await groundOf(page)).toBe(day);
});
