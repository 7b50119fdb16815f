import type { Locator, Page } from "@playwright/test";
import { callAs } from "./buying.ts";
import { registerPerson } from "./customer.ts";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "./shop-test.ts";

interface Son {
  id: number;
  sku: string;
  path: string;
  available: number;
}

/** Every variant for sale, newest product first. */
async function allSons(page: Page, locale: string): Promise<Son[]> {
  const sons: Son[] = [];
  for (let number = 1, total = 1; sons.length < total; number += 1) {
    const answer = await page.request.get(`/api/v1/sons?page=${number}`, {
      headers: { "accept-language": locale },
    });
    const { items, total: all } = (await answer.json()) as { items: Son[]; total: number };
    if (items.length === 0) break;
    sons.push(...items);
    total = all;
  }
  return sons;
}

/** A variant with little stock; other tests buy the first ones meanwhile. */
async function scarceSon(page: Page, locale: string): Promise<Son> {
  const sons = await allSons(page, locale);
  const son = sons.findLast(({ available }) => available > 4 && available < 200);
  if (!son) throw new Error("nothing is scarce in the demo shop");
  return son;
}

/** Digits as the language's keyboard types them. */
const digits = (number: number, locale: string) =>
  locale === "ar"
    ? String(number).replaceAll(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "")
    : String(number);

const refusal = (qty: number, locale: string) =>
  locale === "ar"
    ? `الكمية المطلوبة غير متوفرة. المتاح في المخزن ${qty} فقط`
    : `Requested quantity is not available. Only ${qty} in stock`;

/** A quantity above the stock is reported at the field, which keeps it; nothing is sent. */
async function typeTooMany(page: Page, place: Locator, son: Son, locale: string) {
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.url().includes("/api/v1/cart")) {
      writes.push(request.method());
    }
  });
  const field = place.getByRole("textbox").first();
  const typed = son.available + 5;
  await field.fill(digits(typed, locale));
  await field.press("Enter");
  await expect(place.getByRole("alert").filter({ hasText: /\S/ })).toHaveText(
    refusal(son.available, locale),
  );
  await expect(field).toHaveValue(String(typed));
  await expect(field).toHaveAccessibleDescription(refusal(son.available, locale));
  await expect(field).toHaveAttribute("aria-invalid", "true");
  expect(writes).toEqual([]);
  return field;
}

for (const who of ["a guest", "a customer"] as const) {
  test(
    `rejects a quantity above the stock in the cart of ${who}`,
    NIGHTLY,
    async ({ page, shop }) => {
      const { locale, words } = shop;
      if (who === "a customer") await registerPerson(page);
      const son = await scarceSon(page, locale);
      await callAs(page, "POST", "/api/v1/cart/lines", { variantId: son.id, quantity: 2 });
      await shop.open(page, "/Cart");
      const lines = page.locator("#lines");
      const summary = page.getByRole("complementary", { name: words.cart.total });
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      const total = await summary.locator("dl").first().innerText();
      const count = page.getByRole("main").locator("output.figures");
      const before = await count.innerText();
      const field = await typeTooMany(page, lines, son, locale);
      expect(await summary.locator("dl").first().innerText()).toBe(total);
      await expect(count).toHaveText(before);
      const kept = () =>
        page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "{}").totalQty);
      expect(await kept()).toBe(2);
      await shop.expectAccessible(page);

      // Checkout is blocked.
      await summary.getByRole("link", { name: words.cart.checkout }).click();
      await expect(page).toHaveURL(/\/Cart#lines$/);

      // Another quantity, or all that is available.
      await field.fill(digits(3, locale));
      await field.press("Enter");
      await expect.poll(kept).toBe(3);
      await expect(lines.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
      await field.fill(digits(son.available + 1, locale));
      await field.press("Tab");
      await lines.getByRole("button", { name: new RegExp(`\\b${son.available}\\b`) }).click();
      await expect.poll(kept).toBe(son.available);
      await expect(field).toHaveValue(String(son.available));
      await expect(summary.getByRole("link", { name: words.cart.checkout })).toHaveAttribute(
        "href",
        shop.at("/Order"),
      );
    },
  );
}

test(
  "rejects a quantity above the stock on product page and cart panel",
  NIGHTLY,
  async ({ page, shop }) => {
    const { locale, words } = shop;
    const son = await scarceSon(page, locale);
    await shop.open(page, `${son.path}?variant=${son.sku.toLowerCase()}`);
    const main = page.getByRole("main");
    const add = main.getByRole("button", { name: words.catalog.detail.add, exact: true }).first();
    const row = main.getByRole("group", { name: words.catalog.detail.quantity }).locator("../..");
    await typeTooMany(page, row, son, locale);
    await add.click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await row.getByRole("textbox").fill(digits(2, locale));
    await row.getByRole("textbox").press("Enter");
    const added = page.waitForResponse((answer) => answer.url().endsWith("/api/v1/cart/lines"));
    await add.click();
    await added;
    const panel = page.getByRole("dialog", { name: words.cart.title });
    await typeTooMany(page, panel, son, locale);
    await panel.getByRole("link", { name: words.cart.checkout }).click();
    await expect(page).toHaveURL(/\/Cart#lines$/);
    await expect(page.locator("#lines").getByRole("alert").filter({ hasText: /\S/ })).toHaveText(
      refusal(son.available, locale),
    );
  },
);

test(
  "shows no delivery date and disables the plus button when sold out",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const sons = await allSons(page, shop.locale);
    // Staff who receive stock in other tests begin with the newest that is sold out.
    const gone = sons.findLast(({ available }) => available === 0);
    const there = sons.findLast(({ available }) => available > 4);
    if (!gone || !there) throw new Error("the demo shop has nothing sold out");
    const main = page.getByRole("main");
    const promise = main.getByRole("region", {
      name: shop.words.cart.delivery.title,
      exact: true,
    });
    await shop.open(page, `${there.path}?variant=${there.sku.toLowerCase()}`);
    await expect(promise).toBeVisible();
    await shop.open(page, `${gone.path}?variant=${gone.sku.toLowerCase()}`);
    await expect(main).toContainText(shop.words.catalog.detail.soldOut);
    await expect(promise).toHaveCount(0);
    const quantity = main.getByRole("group", { name: shop.words.catalog.detail.quantity });
    await expect(quantity.getByRole("button", { name: shop.words.cart.more })).toBeDisabled();
  },
);
