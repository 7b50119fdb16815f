import type { Page } from "@playwright/test";
import { expect, test } from "../shop-test.ts";

/** A content page that is not in the menu above, so it is not prefetched with those. */
const faqLink = (page: Page) => page.locator("footer a[href$='/FAQ']").first();

test("navigates without a reload, or opens a new tab with Ctrl", async ({
  page,
  shop,
  context,
}) => {
  await shop.open(page, "/contact-us");
  await page.evaluate(() => (document.documentElement.dataset["opened"] = "once"));
  await faqLink(page).click();
  await expect(page).toHaveURL(/\/FAQ$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-opened", "once");
  await page.goBack();
  await expect(page).toHaveURL(/\/contact-us$/);
  const opening = context.waitForEvent("page");
  await faqLink(page).click({ modifiers: ["ControlOrMeta"] });
  const tab = await opening;
  await expect(tab).toHaveURL(/\/FAQ$/);
  await expect(page).toHaveURL(/\/contact-us$/);
});

test("prefetches a page when the pointer rests on its link", async ({ page, shop }) => {
  const noon = Date.UTC(2026, 10, 21, 12);
  await page.clock.install({ time: noon });
  await page.clock.pauseAt(noon + 1000);
  await shop.open(page, "/contact-us");
  const ahead = page.locator("link[rel=prefetch][href*='/FAQ']");
  await faqLink(page).hover();
  await page.clock.runFor(50);
  await page.mouse.move(1, 1);
  await page.clock.runFor(500);
  await expect(ahead).toHaveCount(0);
  await faqLink(page).hover();
  await page.clock.runFor(150);
  await expect(ahead.first()).toBeAttached();
});
