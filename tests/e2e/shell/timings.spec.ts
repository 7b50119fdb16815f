import type { Page } from "@playwright/test";
import { ARABIC_NIGHTLY, BOTH_LANGUAGES, expect, test } from "../shop-test.ts";

type Shop = Parameters<Parameters<typeof test>[2]>[0]["shop"];

/** Stops the browser's clock; the test advances it. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Records the delays of the page's timers. @returns a function that reads them */
async function noteDelays(page: Page): Promise<() => Promise<(number | undefined)[]>> {
  const notes = await page.evaluateHandle(() => {
    const delays: (number | undefined)[] = [];
    const { setTimeout } = window;
    const noting = (action: TimerHandler, delay?: number, ...rest: unknown[]) => {
      delays.push(delay);
      return setTimeout(action, delay, ...rest);
    };
    Object.assign(window, { setTimeout: noting });
    return delays;
  });
  return () => notes.jsonValue();
}

/**
 * Opens a product whose address is shared by the clipboard, which works or fails, and holds the
 * clock.
 *
 * @returns a function that shares it
 */
async function openShareable(page: Page, shop: Shop, clipboard: "working" | "failing" = "working") {
  await page.addInitScript((works) => {
    const writeText = () => (works ? Promise.resolve() : Promise.reject(new Error("blocked")));
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
    Reflect.deleteProperty(Navigator.prototype, "share");
  }, clipboard === "working");
  await page.clock.install();
  await shop.open(page, "/product/1-nagafa-hala-halaqa");
  await holdClock(page);
  const press = page.getByRole("button", { name: shop.words.catalog.share.share });
  return () => press.dispatchEvent("click");
}

/** A promise and the function that resolves it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test("shows the progress bar after 200 ms, hides it after 500 ms", async ({ page, shop }) => {
  const { open, opened } = gate();
  await page.route(/special-offers\.data/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.clock.install();
  await shop.open(page, "/Cart");
  await holdClock(page);
  const line = page.locator("progress.page-progress");
  const delays = await noteDelays(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: shop.locale === "ar" ? /عروض/ : /offers/i })
    .first()
    .dispatchEvent("click");
  await expect.poll(delays).toContain(200);
  await page.clock.runFor(199);
  await expect(line).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(line).toHaveAttribute("value", "0");
  await expect(line).toBeInViewport();
  expect(await line.boundingBox()).toMatchObject({ y: 0, height: 3 });
  await page.clock.runFor(1000);
  await expect(line).toHaveAttribute("value", "50");
  open();
  await expect(page).toHaveURL(/special-offers$/);
  await expect(line).toHaveAttribute("value", "100");
  await page.clock.runFor(499);
  await expect(line).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(line).toHaveCount(0);
});

test("shows a toast at the top right for 2000 ms", BOTH_LANGUAGES, async ({ page, shop }) => {
  const share = await openShareable(page, shop);
  const toast = page.locator(".toast");
  const delays = await noteDelays(page);
  await share();
  await expect(toast).toBeVisible();
  await expect.poll(delays).toContain(2000);
  // It slides in from slightly above, below the header with search and account.
  const header = await page.getByRole("banner").boundingBox();
  const bottom = (header?.y ?? 0) + (header?.height ?? 0);
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  const box = (await toast.boundingBox()) ?? { x: 0, width: 0 };
  expect((page.viewportSize()?.width ?? 0) - box.x - box.width).toBe(16);
  await page.clock.runFor(1999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
});

test(
  "shows an error toast for 8000 ms, longer while focused",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const fail = await openShareable(page, shop, "failing");
    const toast = page.locator(".toast");
    await fail();
    await expect(toast).toHaveText(shop.words.catalog.share.failed);
    await page.clock.runFor(7999);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast).toHaveCount(0);

    await fail();
    await toast.getByRole("button", { name: shop.words.shell.close }).focus();
    await page.clock.runFor(60_000);
    await expect(toast).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(toast).toHaveCount(0);
  },
);

test("prefetches the header's pages about a second after load", async ({ page, shop }) => {
  // Stopped from the start: however long loading takes, no second passes until the test advances
  // it.
  const noon = Date.UTC(2026, 10, 21, 12);
  await page.clock.install({ time: noon });
  await page.clock.pauseAt(noon + 1000);
  await shop.open(page, "/Cart");
  const ahead = page.locator("link[rel=prefetch]");
  await page.clock.runFor(900);
  await expect(ahead).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(ahead.first()).toBeAttached();
});

test("does not prefetch before the initial data has arrived", async ({ page, shop }) => {
  const { open, opened } = gate();
  await page.route("**/api/v1/product-categories**", async (route) => {
    await opened;
    await route.continue();
  });
  const noon = Date.UTC(2026, 10, 21, 12);
  await page.clock.install({ time: noon });
  await page.clock.pauseAt(noon + 1000);
  await shop.open(page, "/Cart");
  const ahead = page.locator("link[rel=prefetch]");
  await page.clock.runFor(3000);
  await expect(ahead).toHaveCount(0);
  open();
  await expect(ahead.first()).toBeAttached();
});
