import type { Page } from "@playwright/test";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "../shop-test.ts";

type Shop = Parameters<Parameters<typeof test>[2]>[0]["shop"];

/** Below this width the list covers the screen. */
const SHEET_BELOW = 640;
const TYPED = { ar: "سبو", en: "spo" };

function search(page: Page, { words }: Shop) {
  const field = page.getByRole("combobox", { name: words.shell.search.label });
  const list = page.getByRole("listbox", { name: words.shell.search.suggestions });
  return { field, list, active: list.getByRole("option", { selected: true }) };
}

test(
  "groups suggestions, marks the typed text and supports arrow keys",
  NIGHTLY,
  async ({ page, shop }) => {
    const { groups } = shop.words.shell.search;
    const { field, list, active } = search(page, shop);
    await shop.open(page, "/");
    await field.pressSequentially(TYPED[shop.locale]);
    const products = list.getByRole("group", { name: groups.products });
    // The response to the last letter, which arrives last.
    await expect(list.getByRole("option").last()).toContainText(TYPED[shop.locale]);
    await expect(products.getByRole("option")).not.toHaveCount(0);
    await expect(list.getByRole("group", { name: groups.categories })).toBeVisible();
    await expect(list.getByRole("group", { name: groups.queries })).toBeVisible();
    await expect(list.locator("mark").first()).toHaveText(new RegExp(TYPED[shop.locale], "i"));
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await shop.expectAccessible(page);

    await page.keyboard.press("ArrowDown");
    await expect(active).toHaveId((await list.getByRole("option").first().getAttribute("id"))!);
    await expect(field).toHaveAttribute("aria-activedescendant", /0$/);
    await page.keyboard.press("End");
    await expect(active).toContainText(TYPED[shop.locale]);
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowUp");
    await expect(active).toHaveCount(0);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(active.locator("img")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/product\/\d+-/);
    await expect(list).toBeHidden();

    await page.goBack();
    await expect(field).toHaveValue(TYPED[shop.locale]);
  },
);

test("stores recent searches on the device and removes them", NIGHTLY, async ({ page, shop }) => {
  const { groups, clear } = shop.words.shell.search;
  const { field, list, active } = search(page, shop);
  await shop.open(page, "/FAQ");
  await field.click();
  await expect(list.getByRole("group", { name: groups.pieces })).toBeVisible();
  const searches = ["led", "GU10", "IP65"];
  for (const text of searches) {
    await field.fill(text);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/SearchProducts/${text}$`));
  }
  await shop.open(page, "/FAQ");
  await field.click();
  const recent = list.getByRole("group", { name: groups.recent });
  const texts = recent.locator("bdi");
  await expect(texts).toHaveText(["IP65", "GU10", "led"]);
  await shop.expectAccessible(page);

  await recent.getByRole("option", { name: /GU10/ }).last().click();
  await expect(texts).toHaveText(["IP65", "led"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press(shop.locale === "ar" ? "ArrowLeft" : "ArrowRight");
  await expect(active).toHaveAccessibleName(/IP65/);
  await expect(active).toHaveText("");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Delete");
  await expect(texts).toHaveText(["IP65"]);
  await recent.getByRole("option", { name: clear }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await shop.ready(page);
  await field.click();
  await expect(list).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test(
  "shows suggestions full screen on a phone until Back closes them",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    test.skip(page.viewportSize()!.width >= SHEET_BELOW, "a list below the field");
    const { field, list } = search(page, shop);
    await shop.open(page, "/FAQ");
    await field.click();
    await field.pressSequentially(TYPED[shop.locale]);
    await expect(list.getByRole("option").first()).toBeVisible();
    const { width, height } = page.viewportSize()!;
    const form = await page.locator(".search-form").boundingBox();
    expect(form).toEqual({ x: 0, y: 0, width, height });
    await page.goBack();
    await expect(list).toBeHidden();
    await expect(page).toHaveURL(/\/FAQ$/);
    await expect(field).toHaveValue(TYPED[shop.locale]);
    await field.click();
    await expect(list).toBeVisible();
    await page.getByRole("button", { name: shop.words.shell.search.close }).click();
    await expect(list).toBeHidden();
    await expect(field).toHaveValue(TYPED[shop.locale]);
  },
);
