import type { Page } from "@playwright/test";
import { ARABIC_NIGHTLY, ENGLISH_NIGHTLY, expect, test } from "../shop-test.ts";

test.use({ javaScriptEnabled: false });

interface Listed {
  id: number;
  path: string;
  inStock: boolean;
  onlyVariantId: number | null;
  price: { amount: number } | null;
}

/** A variant of a product with several, cheap enough for cash on delivery in any governorate. */
async function variantWithOthers(page: Page): Promise<{ path: string; id: number }> {
  const answer = await page.request.get("/api/v1/products?pageSize=50");
  const { items } = (await answer.json()) as { items: Listed[] };
  const fits = items.filter(
    ({ inStock, onlyVariantId, price }) =>
      inStock && onlyVariantId === null && (price?.amount ?? 0) < 800_000,
  );
  for (const { id, path } of fits) {
    const detail = await page.request.get(`/api/v1/products/${id}`);
    const { variants } = (await detail.json()) as { variants: { id: number; available: number }[] };
    // Not the one that the page shows first.
    const found = variants.slice(1).find(({ available }) => available > 2);
    if (found) return { path, id: found.id };
  }
  throw new Error("no product with a choice");
}

test(
  "places a cash order with plain forms and keeps typed values",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    const { orders, cart, catalog, basic } = shop.words;
    const { path, id } = await variantWithOthers(page);
    await page.goto(shop.at(path));
    const version = page.getByLabel(catalog.detail.version);
    await version.selectOption(String(id));
    const chosen = (await version.locator("option:checked").innerText()).split(" · ").slice(0, -1);
    await page.locator("input[name=quantity]").fill("٢");
    await page
      .locator("form")
      .getByRole("button", { name: catalog.detail.add, exact: true })
      .click();
    await expect(page).toHaveURL(/\/Basic\/Cart$/);
    await expect(page.getByRole("main")).toContainText(chosen[0] ?? "");
    const quantity = page.locator("input[name=quantity]");
    await expect(quantity).toHaveValue("2");
    await quantity.fill("1");
    await page.getByRole("button", { name: basic.update }).click();
    await expect(page.locator("input[name=quantity]")).toHaveValue("1");
    // The cart's usual URL leads to the same page.
    await page.goto(shop.at("/Cart"));
    await expect(page).toHaveURL(/\/Basic\/Cart$/);
    await page.getByRole("link", { name: cart.checkout }).click();
    await page.getByLabel(orders.field.name).fill("سلمى فؤاد");
    await page.getByLabel(orders.field.governorate).selectOption("EG-C");
    await page.getByRole("button", { name: basic.continue }).click();
    const place = page.locator("button[value=place]");
    await place.click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByLabel(orders.field.name)).toHaveValue("سلمى فؤاد");
    await expect(page.getByLabel(orders.field.city)).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel(orders.field.phone, { exact: false }).first().fill("٠١٠١٢٣٤٥٦٧٨");
    await page.getByLabel(orders.field.city).fill("مدينة نصر");
    await page.getByLabel(orders.field.street).fill("شارع عباس العقاد");
    await page.getByLabel(orders.field.building).fill("١٢");
    await place.click();
    await expect(page).toHaveURL(/\/Basic\/Order\/F-[\w-]+$/);
    await expect(page.getByRole("main")).toContainText("010 1234 5678");
    await page.goto(shop.at("/Basic/Cart"));
    await expect(page.getByRole("heading", { name: cart.empty.title })).toBeVisible();
  },
);

test(
  "filters a list by a typed range and keeps other filters",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    await page.goto(shop.at("/product?stock=in&sort=price-asc"));
    const { filters } = shop.words.storefront;
    const price = page.locator("form").filter({ has: page.locator("input[name='price.to']") });
    await page.locator("details").filter({ has: price }).locator("> summary").click();
    await price.locator("input[name='price.from']").fill("٥٠٠");
    await price.locator("input[name='price.to']").fill("1,500");
    await price.getByRole("button", { name: filters.apply }).click();
    await expect(page).toHaveURL(/price\.from=/);
    const asked = new URL(page.url()).searchParams;
    expect([asked.get("stock"), asked.get("sort")]).toEqual(["in", "price-asc"]);
    const answer = await page.request.get(
      "/api/v1/products?stock=in&sort=price-asc&price=500..1500",
    );
    const { total, items } = (await answer.json()) as { total: number; items: Listed[] };
    expect(total).toBeGreaterThan(3);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/product/);
    await expect(page.getByRole("main")).toContainText(String(total));
    const first = page.getByRole("main").locator("a[href^='/product/']").first();
    await expect(first).toHaveAttribute("href", new RegExp(`/product/${items[0]?.id}-`));
  },
);

test(
  "rejects a quantity above the stock with the reason",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { path } = await variantWithOthers(page);
    await page.goto(shop.at(path));
    await page.locator("input[name=quantity]").fill("99");
    await page.locator("button[type=submit]", { hasText: shop.words.catalog.detail.add }).click();
    await expect(page.getByRole("alert")).toContainText(/\d/);
  },
);

test("hides buttons that need script", ARABIC_NIGHTLY, async ({ page, shop }) => {
  const { path } = await variantWithOthers(page);
  for (const address of [
    "/",
    "/product",
    path,
    "/contact-us",
    "/auth/Login",
    "/orders-and-returns",
  ]) {
    await page.goto(shop.at(address));
    await expect(page.getByRole("main")).toBeVisible();
    const idle = await page
      .locator("button:visible")
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => !(button instanceof HTMLButtonElement && button.type === "submit"))
          .map((button) => button.textContent),
      );
    expect(idle, address).toEqual([]);
    const lost = page.locator("form[method=post]:not([action]) button[type=submit]:visible");
    await expect(lost, `${address} sends a form to nowhere`).toHaveCount(0);
  }
});
