import { ENGLISH_NIGHTLY, expect, test } from "./shop-test.ts";

const isPhone = (width: number | undefined) => (width ?? 0) < 1280;

test("closes the cart panel on a click outside, not inside", async ({ page, shop }) => {
  await shop.open(page, "/");
  await page.locator("header a[aria-haspopup=dialog][href$='/Cart']").click();
  const panel = page.getByRole("dialog", { name: shop.words.cart.title });
  await expect(panel).toBeVisible();
  await panel.getByRole("heading", { level: 2 }).click();
  await expect(panel).toBeVisible();
  await page.mouse.click(page.viewportSize()!.width / 2 - 100, 8);
  await expect(panel).toBeHidden();
});

test("closes the navigation menu on a click outside", ENGLISH_NIGHTLY, async ({ page, shop }) => {
  await shop.open(page, "/");
  if (isPhone(page.viewportSize()?.width)) {
    await page.getByRole("link", { name: shop.words.shell.menu, exact: true }).click();
    const menu = page.getByRole("dialog");
    await expect(menu).toBeVisible();
    await page.mouse.click(page.viewportSize()!.width / 2, 8);
    await expect(menu).toBeHidden();
    return;
  }
  const departments = page.getByRole("navigation", { name: shop.words.shell.navigation });
  const more = departments.getByRole("button").first();
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(more).toHaveAttribute("aria-expanded", "true");
  await page.mouse.click(page.viewportSize()!.width / 2, page.viewportSize()!.height - 8);
  await expect(more).toHaveAttribute("aria-expanded", "false");
});

test(
  "closes the open dropdown on a click outside and on Escape",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    await shop.open(page, "/");
    const field = page.getByRole("combobox", { name: shop.words.shell.search.label });
    const list = page.getByRole("listbox", { name: shop.words.shell.search.suggestions });
    await field.pressSequentially("led");
    await expect(list).toBeVisible();
    // On phones the list covers the screen.
    if (!isPhone(page.viewportSize()?.width)) {
      await page.mouse.click(page.viewportSize()!.width / 2, page.viewportSize()!.height - 8);
      await expect(list).toBeHidden();
      await field.fill("spot");
      await expect(list).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(field).toBeFocused();
  },
);
