import type { Page } from "@playwright/test";
import { fillCart, fillCheckout } from "../buying.ts";
import { registerPerson } from "../customer.ts";
import { orderLamps } from "../order-lamps.ts";
import { BOTH_LANGUAGES, expect, test } from "../shop-test.ts";

const PAGES = [
  "/",
  "/categories/product/1-nagaf",
  "/product/1-nagafa-hala-halaqa",
  "/auth/Register",
  "/FAQ",
  "/Fav",
];

const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];

const GROUNDS: Record<Theme, string> = { light: "rgb(250, 247, 241)", dark: "rgb(25, 21, 16)" };

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

/** Keeps a theme as the switch does, for the pages opened from now on. */
async function keepTheme(page: Page, theme: Theme): Promise<void> {
  if (theme === "light") return page.context().clearCookies({ name: "theme" });
  const { origin } = new URL(page.url());
  return page.context().addCookies([{ name: "theme", value: theme, url: origin }]);
}

test("the shop is light; dark mode is there by choice, lights the lamps, and stays", async ({
  page,
  shop,
}) => {
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

test(
  "search, cart, checkout, order and account are legible in both themes",
  BOTH_LANGUAGES,
  async ({ page, shop }) => {
    // Thirty checks of whole pages.
    test.slow();
    const { cart, orders } = shop.words;
    await registerPerson(page);
    await shop.open(page, "/");
    const number = await orderLamps(page, 1);
    await fillCart(page);
    const main = page.getByRole("main");
    const loaded: Record<string, () => Promise<void>> = {
      [shop.locale === "ar" ? "/SearchProducts/سبوت" : "/SearchProducts/spot"]: () =>
        expect(main.locator("[data-card-link]").first()).toBeVisible(),
      "/SearchProducts/zzzzqqqq": async () => {},
      "/Cart": () => expect(main.getByRole("link", { name: cart.checkout })).toBeVisible(),
      "/Order": () => fillCheckout(page),
      [`/Order/${number}`]: () => expect(main).toContainText(number),
      [`/orders-and-returns/${number}`]: () =>
        expect(main.getByRole("region", { name: orders.order.timeline })).toBeVisible(),
      "/orders-and-returns": () => expect(main).toContainText(number),
      "/Account": () => expect(main).toContainText(number),
      "/Account?part=orders": () => expect(main).toContainText(number),
      "/Account?part=invoices": () => expect(main).toContainText(number),
      "/Account?part=wallet": async () => {},
      "/Account?part=addresses": async () => {},
      "/Account?part=security": async () => {},
      "/Account/Edit": async () => {},
    };
    for (const theme of THEMES) {
      await keepTheme(page, theme);
      for (const [path, isThere] of Object.entries(loaded)) {
        await shop.open(page, path);
        await isThere();
        await expect(main.locator("[aria-busy=true]:visible")).toHaveCount(0);
        expect(await groundOf(page), `${theme} ${path}`).toBe(GROUNDS[theme]);
        await shop.expectAccessible(page);
      }
    }
    // The checkout's mistakes are in colours of their own.
    for (const theme of THEMES) {
      await keepTheme(page, theme);
      await shop.open(page, "/Order");
      await main.locator("[name='contact.phone']").fill("123");
      await main.locator("form button[type=submit]").click();
      await expect(main.getByRole("alert").first()).toBeVisible();
      await shop.expectAccessible(page);
    }
  },
);
