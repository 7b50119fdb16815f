import type { Locator, Page } from "@playwright/test";
import { fillCart } from "../buying.ts";
import { expect, test } from "../shop-test.ts";

// A desktop of 1440 × 900 at 200 % zoom with reduced motion.
test.use({
  viewport: { width: 720, height: 450 },
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: "reduce" },
});

const MOST_STEPS = 150;

/** Presses Tab until an element has the focus; each stop on the way has a name and is visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
    expect(await stopWithout(page)).toBeNull();
  }
  throw new Error(`not reached by ${MOST_STEPS} Tabs: ${String(target)}`);
}

/** What the focused element lacks: a name, or visibility. */
function stopWithout(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const stop = document.activeElement;
    if (!(stop instanceof HTMLElement) || stop === document.body) return null;
    const labelled = "labels" in stop && (stop.labels as NodeList | null)?.length;
    const picture = stop.querySelector("img[alt]:not([alt='']), svg[aria-label]");
    const name = stop.ariaLabel ?? stop.getAttribute("aria-labelledby") ?? stop.textContent.trim();
    if (name === "" && !labelled && !picture) return `no name: ${stop.outerHTML.slice(0, 200)}`;
    // A choice is drawn by its label.
    const drawn = stop.closest("label") ?? stop;
    const { width, height } = drawn.getBoundingClientRect();
    return width * height > 0 ? null : `not to be seen: ${stop.outerHTML.slice(0, 200)}`;
  });
}

test("an order is placed by keyboard alone, at a zoom of 200 %, without motion", async ({
  page,
  shop,
}) => {
  const { words } = shop;
  const { catalog, cart, orders } = words;
  await shop.open(page, "/product?stock=in");
  const card = page.locator("main a[href^='/product/']:visible").first();
  await tabTo(page, card);
  await page.keyboard.press("Enter");
  const add = page.locator("main form").getByRole("button", { name: catalog.detail.add });
  await expect(add).toBeVisible();
  await tabTo(page, add);
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  // Focus moves into the panel, Escape closes it, and focus returns.
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(add).toBeFocused();

  await shop.open(page, "/Cart");
  const checkout = page.getByRole("main").getByRole("link", { name: cart.checkout });
  await expect(checkout).toBeVisible();
  await tabTo(page, checkout);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/Order$/);
  await shop.ready(page);
  const typed = {
    "contact.name": "ليلى حسن",
    "contact.phone": "٠١٠١٢٣٤٥٦٧٨",
    "address.city": "مدينة نصر",
    "address.street": "عباس العقاد",
    "address.building": "١٢",
  };
  for (const [name, text] of Object.entries(typed)) {
    if (name === "address.city") {
      const governorate = page.getByLabel(orders.field.governorate);
      await tabTo(page, governorate);
      // The first of the list.
      await page.keyboard.press("ArrowDown");
    }
    await tabTo(page, page.locator(`[name='${name}']`));
    await page.keyboard.type(text);
  }
  const place = page.locator("main form button[type=submit]");
  await expect(place).toContainText(/\d/);
  await tabTo(page, place);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/Order\/F-[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ليلى");
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const length = Number(effect?.getComputedTiming().activeDuration ?? 0);
        return playState === "running" && length > 10;
      }).length,
  );
  expect(moving).toBe(0);
});

test("at a zoom of 200 % nothing sticks out sideways", async ({ page, shop }) => {
  await fillCart(page);
  for (const path of ["/", "/product", "/Cart", "/Order", "/orders-and-returns"]) {
    await shop.open(page, path);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, path).toBeLessThanOrEqual(0);
  }
});
