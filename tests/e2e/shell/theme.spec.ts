import type { Page } from "@playwright/test";
import { fillCart, fillCheckout } from "../buying.ts";
import { registerPerson } from "../customer.ts";
import { orderLamps } from "../order-lamps.ts";
import { expect, NIGHTLY, test } from "../shop-test.ts";

const PAGES = ["/categories/product/1-nagaf", "/product/1-nagafa-hala-halaqa"];

const GROUNDS = { light: "rgb(250, 247, 241)", dark: "rgb(25, 21, 16)" };

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

/** Keeps the dark theme as the switch does, for the pages opened from now on. */
async function keepDark(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: "theme", value: "dark", url: origin }]);
}

test("starts light and keeps dark mode once it is chosen", async ({ page, shop }) => {
  const { menu, darkMode } = shop.words.shell;
  const choose = async () => {
    const opener = page.getByRole("link", { name: menu, exact: true });
    if (await opener.isVisible()) await opener.click();
    await page.getByRole("button", { name: darkMode }).filter({ visible: true }).click();
  };
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(shop.at("/categories/product/1-nagaf"));
  await shop.ready(page);
  expect(await groundOf(page)).toBe(GROUNDS.light);
  const pictures = page
    .getByRole("main")
    .locator(`li:has([data-card-link][href*="/product/1-"])`)
    .locator("img");
  await expect(pictures).toHaveCount(1);

  await choose();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(pictures).toHaveCount(2);
  expect(await groundOf(page)).toBe(GROUNDS.dark);

  for (const path of PAGES) {
    await shop.open(page, path);
    expect(await groundOf(page)).toBe(GROUNDS.dark);
    await shop.expectAccessible(page);
  }

  // Before any of the shop's files has run: set by the script in the head, which the content policy
  // allows.
  await page.route("**/assets/*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.goto(shop.at("/FAQ"));
  expect(await groundOf(page)).toBe(GROUNDS.dark);
  // Leave the page: with only some of its files it would reload itself.
  await page.goto("about:blank");
  await page.unrouteAll();

  await shop.open(page, "/FAQ");
  await choose();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  await page.reload();
  expect(await groundOf(page)).toBe(GROUNDS.light);
});

/** Checks pages in the dark, once `isThere` has seen what they fetch; other tests check them in the light. */
async function checkInTheDark(
  page: Page,
  shop: Parameters<Parameters<typeof test>[2]>[0]["shop"],
  pages: Record<string, () => Promise<void>>,
): Promise<void> {
  await keepDark(page);
  for (const [path, isThere] of Object.entries(pages)) {
    await shop.open(page, path);
    await isThere();
    await expect(page.getByRole("main").locator("[aria-busy=true]:visible")).toHaveCount(0);
    expect(await groundOf(page), path).toBe(GROUNDS.dark);
    await shop.expectAccessible(page);
  }
}

test(
  "shows home, registration, questions and favourites legibly in the dark",
  NIGHTLY,
  async ({ page, shop }) => {
    await page.goto("/favicon.svg");
    const isThere = async () => {};
    await checkInTheDark(page, shop, {
      "/": isThere,
      "/auth/Register": isThere,
      "/FAQ": isThere,
      "/Fav": isThere,
    });
  },
);

test("renders search, cart and checkout legibly in dark mode", NIGHTLY, async ({ page, shop }) => {
  const main = page.getByRole("main");
  await page.goto("/favicon.svg");
  await fillCart(page);
  await checkInTheDark(page, shop, {
    [shop.locale === "ar" ? "/SearchProducts/سبوت" : "/SearchProducts/spot"]: () =>
      expect(main.locator("[data-card-link]").first()).toBeVisible(),
    "/SearchProducts/zzzzqqqq": async () => {},
    "/Cart": () => expect(main.getByRole("link", { name: shop.words.cart.checkout })).toBeVisible(),
    "/Order": async () => {
      await fillCheckout(page);
      // A mistake has colours of its own.
      await main.locator("[name='contact.phone']").fill("123");
      await main.locator("form button[type=submit]").click();
      await expect(main.getByRole("alert").first()).toBeVisible();
    },
  });
});

test("renders orders and account legibly in dark mode", NIGHTLY, async ({ page, shop }) => {
  test.slow();
  await registerPerson(page);
  const number = await orderLamps(page, 1);
  const hasOrder = () => expect(page.getByRole("main")).toContainText(number);
  await checkInTheDark(page, shop, {
    [`/Order/${number}`]: hasOrder,
    [`/orders-and-returns/${number}`]: hasOrder,
    "/Account": hasOrder,
    "/Account?part=invoices": hasOrder,
    "/Account?part=wallet": async () => {},
    "/Account?part=security": async () => {},
    "/Account/Edit": async () => {},
  });
});
