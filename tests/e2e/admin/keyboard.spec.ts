import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "../shop-test.ts";
import { BackOffice } from "./back-office.ts";

const REFUSED = {
  status: 429,
  json: { type: "about:blank", title: "Later", status: 429, code: "too-many-requests" },
};

test(
  "finds screens and records by keyboard and retries a failed search",
  NIGHTLY,
  async ({ page, shop }) => {
    const office = new BackOffice(page, shop.locale);
    const { words } = office;
    const { palette } = words.shell;
    await office.enter("catalogue");
    await office.open();
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: palette.title });
    await expect(field).toBeFocused();
    await shop.expectAccessible(page);
    // The shop's own spelling, without hamza and ta marbuta; and the name in the other language.
    for (const typed of ["مخز", "stock"]) {
      await field.fill(typed);
      await expect(
        page.getByRole("option", { name: words.resources.stock.name }).first(),
      ).toBeVisible();
    }
    // Screens that this role may not see are not found.
    await field.fill("audit");
    await expect(page.getByText(palette.nothing)).toBeVisible();
    await page.route("**/api/v1/admin/products?*", (route) => route.fulfill(REFUSED));
    await field.fill("نجفه");
    const said = page.getByText(palette.failed.replace("{lists}", words.resources.products.name));
    await expect(said).toBeVisible();
    await expect(page.getByText(palette.nothing)).toHaveCount(0);
    await shop.expectAccessible(page);
    await page.unroute("**/api/v1/admin/products?*");
    await page.getByRole("button", { name: palette.retry }).click();
    const products = page.getByRole("group", { name: words.resources.products.name });
    await expect(products.getByRole("option").first()).toBeVisible();
    await expect(said).toHaveCount(0);
    await field.focus();
    await shop.expectAccessible(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    const chosen = page.getByRole("option", { selected: true });
    const id = await chosen.getAttribute("id");
    await expect(field).toHaveAttribute("aria-activedescendant", id ?? "none");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin\/products\/\d+\/show$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

test(
  "opens screens by shortcut, lists the shortcuts and turns them off",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const office = new BackOffice(page, shop.locale);
    const { words } = office;
    await office.enter("orders");
    await office.open();
    await page.keyboard.press("g");
    await page.keyboard.press("o");
    await office.expectScreen(words.resources.orders.name);
    await page.keyboard.press("/");
    const search = page.getByRole("main").getByRole("searchbox");
    await expect(search).toBeFocused();
    await page.keyboard.type("go?");
    await expect(search).toHaveValue("go?");
    await search.blur();
    await page.keyboard.press("Shift+Slash");
    const list = page.getByRole("dialog", { name: words.shell.shortcuts.title });
    await expect(list.getByText(words.resources.orders.name)).toBeVisible();
    await shop.expectAccessible(page);
    await list.getByLabel(words.shell.shortcuts.on).click();
    await list.getByRole("button", { name: words.shell.form.close }).click();
    await expect(list).toHaveCount(0);
    await page.keyboard.press("g");
    await page.keyboard.press("c");
    await page.keyboard.press("Shift+Slash");
    await expect(list).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/orders/);
    await office.open("/account");
    await page.getByLabel(words.shell.shortcuts.on).click();
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("Shift+Slash");
    await expect(list).toBeVisible();
  },
);

test(
  "opens the current screen's menu group and remembers others",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const office = new BackOffice(page, shop.locale);
    const { shell, resources } = office.words;
    const menu = page.getByRole("navigation", { name: shell.menu });
    const showMenu = async () => {
      const button = page.getByRole("button", { name: shell.menu });
      if (await button.isVisible()) await button.click();
    };
    const group = (name: string) => menu.getByRole("button", { name, exact: true });
    const settings = menu.getByRole("link", { name: resources.settings.name, exact: true });
    await office.enter("owner");
    await office.open("/orders");
    await showMenu();
    await expect(group(shell.groups.sales)).toHaveAttribute("aria-expanded", "true");
    await expect(
      menu.getByRole("link", { name: resources.orders.name, exact: true }),
    ).toBeVisible();
    await expect(settings).toBeHidden();
    await group(shell.groups.shop).press("Enter");
    await expect(settings).toBeVisible();
    await shop.expectAccessible(page);
    await page.reload();
    await page.locator("h1").first().waitFor();
    await showMenu();
    await expect(settings).toBeVisible();
  },
);
