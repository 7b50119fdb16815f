import type { Locator } from "@playwright/test";
import type { Category } from "#contract/catalog/product.ts";
import { ENGLISH_NIGHTLY, expect, test } from "./shop-test.ts";

const HOUR_MS = 60 * 60 * 1000;
const SHELL_CALLS = [
  "/api/v1/menu-detail?categoryId=1",
  "/api/v1/menu-detail?categoryId=2",
  "/api/v1/menu-detail?categoryId=3",
  "/api/v1/blocks?categoryId=3",
  "/api/v1/blocks?categoryId=3",
  "/api/v1/sons?categoryId=0&pageSize=100&type=B2C",
  "/api/v1/product-categories",
  "/api/v1/ProductCategories/GetAllParentCategoriesByType?type=B2C",
];
const SHELL_CALL = /\/api\/v1\/(?:menu|blocks|sons|product-?categories)/i;

test("sends all eight shell requests concurrently on the first page", async ({ page, shop }) => {
  // Responds only after all requests have arrived: sent one after another, they would wait forever.
  const calls: string[] = [];
  let answer = () => {};
  const allAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(SHELL_CALL, async (route) => {
    expect(route.request().method()).toBe("GET");
    const { pathname, search } = new URL(route.request().url());
    calls.push(decodeURIComponent(pathname + search));
    if (calls.length === SHELL_CALLS.length) answer();
    await allAsked;
    await route.continue();
  });
  const answered = page.waitForResponse(SHELL_CALL);
  await shop.open(page, "/");
  await allAsked;
  await answered;
  await page.waitForLoadState("networkidle");
  expect(calls.toSorted()).toEqual(SHELL_CALLS.toSorted());
});

test(
  "renders the shell responses in items or data format",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    // Each list is returned with one word changed, in the other of the two formats.
    await page.route(SHELL_CALL, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route.fetch();
      const body = (await response.json()) as Record<string, Record<string, unknown>[]>;
      const list = body["items"] ?? body["data"] ?? [];
      const shape = body["items"] ? "data" : "items";
      const mark = `Seen ${decodeURIComponent(pathname.split("/").at(-1) + search)}`;
      const named = list.map((entry) => {
        const key = ["label", "title", "name"].find((one) => one in entry) ?? "name";
        return { ...entry, [key]: mark };
      });
      await route.fulfill({ response, json: { [shape]: named } });
    });
    await shop.open(page, "/");
    const main = page.getByRole("main");
    const footer = page.getByRole("contentinfo");
    const seen = (place: Locator, what: string) =>
      expect(place.getByText(`Seen ${what}`).first()).toBeAttached();
    await seen(
      page.locator(`nav[aria-label="${shop.words.shell.navigation}"]`),
      "menu-detail?categoryId=1",
    );
    await seen(footer, "menu-detail?categoryId=2");
    await seen(footer, "menu-detail?categoryId=3");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Seen blocks?categoryId=3");
    await seen(main, "GetAllParentCategoriesByType?type=B2C");
    await page.getByRole("combobox").click();
    await expect(page.getByRole("option").first()).toContainText(
      "Seen sons?categoryId=0&pageSize=100&type=B2C",
    );
    await page.keyboard.press("Escape");
    const { items } = (await (await page.request.get("/api/v1/product-categories")).json()) as {
      items: Category[];
    };
    const below = items.find(({ parentId, productCount }) => parentId && productCount > 0);
    await shop.open(page, items.find(({ id }) => id === below?.parentId)?.path ?? "");
    await seen(main, "product-categories");
  },
);

test("clears session and cart after three hours and offers the cart again", async ({
  page,
  shop,
}) => {
  const { items } = (await (await page.request.get("/api/v1/sons")).json()) as {
    items: { path: string; available: number }[];
  };
  const son = items.find(({ available }) => available > 0);
  await shop.open(page, son?.path ?? "");
  // The panel shows the item immediately; leaving the page before the server has saved it would
  // abort the request.
  const added = page.waitForResponse(
    (response) => response.url().endsWith("/api/v1/cart/lines") && response.ok(),
  );
  await page
    .getByRole("main")
    .getByRole("button", { name: shop.words.catalog.detail.add, exact: true })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: shop.words.cart.title })).toBeVisible();
  await added;
  // Store and leave in one step, so that nothing updates the timestamp in between.
  await page.evaluate(
    ({ ago, cart }) => {
      localStorage.setItem("startActivity", String(Date.now() - ago));
      localStorage.setItem("token", "t");
      localStorage.setItem("accountType", "person");
      localStorage.setItem("userInfo", "{}");
      location.assign(cart);
    },
    { ago: 3 * HOUR_MS + 1000, cart: shop.at("/Cart") },
  );
  await expect(page.getByRole("button", { name: shop.words.cart.restore.action })).toBeVisible();
  const stored = await page.evaluate(() =>
    ["token", "accountType", "userInfo"].map((key) => localStorage.getItem(key)),
  );
  expect(stored).toEqual([null, null, null]);
  const startActivity = await page.evaluate(() => Number(localStorage.getItem("startActivity")));
  expect(Date.now() - startActivity).toBeLessThan(60_000);
  await page.getByRole("button", { name: shop.words.cart.restore.action }).click();
  await expect
    .poll(async () =>
      page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "{}").totalQty),
    )
    .toBe(1);
});

test("signs out when any part of the stored session is missing", async ({ page, shop }) => {
  const whole = { token: "t", accountType: "person", userInfo: '{"id":1}' };
  await shop.open(page, "/");
  const inSomebodysName: string[] = [];
  page.on("request", (request) => {
    const isSignOut = request.url().endsWith("/api/v1/auth/sign-out");
    if (request.headers()["authorization"] && !isSignOut) inSomebodysName.push(request.url());
  });
  for (const missing of Object.keys(whole)) {
    await page.evaluate(
      ([kept, left]) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
        localStorage.removeItem(left);
      },
      [whole, missing] as const,
    );
    await page.reload();
    await shop.ready(page);
    const left = await page.evaluate(
      (keys) => keys.map((key) => localStorage.getItem(key)),
      Object.keys(whole),
    );
    expect(left, `without ${missing}`).toEqual([null, null, null]);
  }
  // Signed out by the browser itself: the only request is the one that ends the old session.
  expect(inSomebodysName).toEqual([]);
});

test("records the first visit and restores the stored cart and language", async ({
  page,
  context,
  shop,
}) => {
  const before = Date.now();
  await shop.open(page, "/contact-us");
  const [startActivity, lang] = await page.evaluate(() =>
    ["startActivity", "lang"].map((key) => localStorage.getItem(key)),
  );
  expect(Number(startActivity)).toBeGreaterThanOrEqual(before);
  expect(lang).toBe(shop.locale);

  const line = { variantId: 1, quantity: 4, name: "x", sku: "X", path: "/", options: [] };
  const cart = { items: [line], totalQty: 4, totalPrice: 400 };
  await page.evaluate((kept) => localStorage.setItem("cart", kept), JSON.stringify(cart));
  await page.reload();
  const count = shop.words.shell.cartCount.replace("{count}", "4");
  await expect(page.getByRole("banner").getByRole("link", { name: count })).toBeVisible();

  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem("lang", "en"));
  await page.goto("/contact-us");
  await expect(page).toHaveURL(/\/en\/contact-us$/);
});
