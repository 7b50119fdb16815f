import type { Page } from "@playwright/test";
import { ARABIC_NIGHTLY, expect, test } from "./shop-test.ts";

const STRIP = "KHT-24-30";
const DRIVER = "MDD-24-60";

/** Adds units of a SKU to the cart in the browser of `page`. */
async function putIn(page: Page, sku: string, quantity = 1): Promise<void> {
  const found = await page.request.get(`/api/v1/products?q=${sku}`);
  const { items } = (await found.json()) as { items: { id: number }[] };
  const detail = await page.request.get(`/api/v1/products/${items[0]?.id}`);
  const { variants } = (await detail.json()) as { variants: { id: number; sku: string }[] };
  const variantId = variants.find((variant) => variant.sku === sku)?.id;
  const { origin } = new URL((await page.request.get("/readyz")).url());
  const added = await page.request.post("/api/v1/cart/lines", {
    data: { variantId, quantity },
    headers: { origin },
  });
  expect(added.status()).toBe(200);
}

/** The page shows a change immediately; the server has it a moment later. */
async function expectInCart(page: Page, lines: string[]): Promise<void> {
  await expect
    .poll(async () => {
      const cart = await page.request.get("/api/v1/cart");
      const { items } = (await cart.json()) as { items: { sku: string; quantity: number }[] };
      return items.map(({ sku, quantity }) => `${quantity}×${sku}`).toSorted();
    })
    .toEqual(lines);
}

/** Holds the findings of the cart while `areHeld`; each function in `release` lets one through. */
async function holdAnswers(page: Page) {
  const answers = { areHeld: false, release: [] as (() => Promise<unknown>)[] };
  await page.route("**/cart/check", async (route) => {
    const response = await route.fetch();
    if (!answers.areHeld) return route.fulfill({ response });
    // The page may have given it up by then.
    answers.release.push(() => route.fulfill({ response }).catch(() => undefined));
  });
  return answers;
}

/** What arrived has been shown, and its layout shifts are reported. */
function afterFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
      }),
  );
}

test(
  "adds the missing driver of a strip with one press, with undo",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const words = shop.words.cartCheck;
    await putIn(page, STRIP);
    await shop.open(page, "/Cart");
    const list = page.getByRole("region", { name: words.title });
    const rows = list.getByRole("listitem");
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(words.severity.miss);
    await expect(rows.locator("p").first()).toContainText(/24 .*50 .*60/);
    await expect(rows.locator("img")).toHaveCount(1);
    // Also on phones it comes before the link to checkout.
    const foot = await list.evaluate((element) => element.getBoundingClientRect().bottom);
    const checkout = page.getByRole("main").getByRole("link", { name: shop.words.cart.checkout });
    const top = await checkout.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(foot);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await rows.getByRole("button", { name: words.add }).click();
    await expect(list).toBeHidden();
    await expectInCart(page, [`1×${STRIP}`, `1×${DRIVER}`]);
    await page.getByRole("button", { name: words.undo }).click();
    await expect(rows).toHaveCount(1);
    await expectInCart(page, [`1×${STRIP}`]);
  },
);

test(
  "hides a dismissed finding in cart and checkout until the cart changes",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const words = shop.words.cartCheck;
    await putIn(page, STRIP);
    await shop.open(page, "/Order");
    const list = page.getByRole("region", { name: words.title });
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await list.getByRole("button", { name: words.fine }).click();
    await expect(list).toBeHidden();
    const checked = page.waitForResponse((answer) => answer.url().endsWith("/cart/check"));
    await shop.open(page, "/Cart");
    const answer = (await (await checked).json()) as { findings: unknown[] };
    expect(answer.findings).toHaveLength(1);
    await expect(list).toBeHidden();
    await putIn(page, STRIP);
    await page.reload();
    await expect(list.getByRole("listitem")).toHaveCount(1);
  },
);

test(
  "replaces a handle with the size that fits the lock, with undo",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const words = shop.words.cartCheck;
    await putIn(page, "HSN-60-85");
    await putIn(page, "SLT-BZ-72", 2);
    await shop.open(page, "/Cart");
    const rows = page.getByRole("region", { name: words.title }).getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(words.severity.clash);
    await rows.first().getByRole("button", { name: words.swap }).click();
    await expect(rows).toHaveCount(1);
    await expectInCart(page, ["1×HSN-60-85", "2×SLT-BZ-85"]);
    await page.getByRole("button", { name: words.undo }).click();
    await expect(rows).toHaveCount(2);
    await expectInCart(page, ["1×HSN-60-85", "2×SLT-BZ-72"]);
  },
);

test("ignores a late check result for an earlier cart", ARABIC_NIGHTLY, async ({ page, shop }) => {
  const words = shop.words.cartCheck;
  const answers = await holdAnswers(page);
  await putIn(page, "HSN-60-85");
  await putIn(page, "SLT-BZ-72");
  await shop.open(page, "/Cart");
  const rows = page.getByRole("region", { name: words.title }).getByRole("listitem");
  await rows.first().waitFor();
  answers.areHeld = true;
  await rows.first().getByRole("button", { name: words.swap }).click();
  await expect.poll(() => answers.release.length).toBeGreaterThan(0);
  answers.areHeld = false;
  await page.getByRole("button", { name: words.undo }).click();
  await expect(rows).toHaveCount(2);
  for (const release of answers.release) await release();
  await afterFrames(page);
  await expect(rows).toHaveCount(2);
  await page.unrouteAll({ behavior: "wait" });
});

test(
  "does not shift the layout when the findings arrive",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    // Known fault: on a phone the advice, which belongs above the button, pushes the total down.
    test.fail();
    await putIn(page, STRIP);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & { value: number }).value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    const answers = await holdAnswers(page);
    answers.areHeld = true;
    await shop.open(page, "/Cart");
    await expect.poll(() => answers.release.length).toBe(1);
    // Layout shifts from loading fonts are not caused by the findings.
    await page.evaluate(async () => {
      await document.fonts.ready;
      (window as unknown as { shifts: number[] }).shifts.length = 0;
    });
    await answers.release[0]?.();
    await expect(page.getByRole("region", { name: shop.words.cartCheck.title })).toBeAttached();
    await afterFrames(page);
    const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  },
);
