import type { Page } from "@playwright/test";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "../shop-test.ts";

const PLENTY = "WMD-GU10-30";

/** Units in stock of a variant, as the check itself states them. */
async function stockOf(page: Page, sku: string): Promise<number> {
  const answer = await page.request.post("/api/v1/cart/sku-list", { data: { text: sku } });
  return (await answer.json()).lines[0].goods[0].available;
}

test("checks a list of SKUs, corrects it and fills the cart", NIGHTLY, async ({ page, shop }) => {
  const words = shop.words.skuList;
  await shop.open(page, "/Cart");
  await page.getByRole("link", { name: words.link }).filter({ visible: true }).click();
  const field = page.getByRole("textbox", { name: words.field });
  await shop.expectAccessible(page);
  await page.getByRole("button", { name: words.check }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");

  await field.fill(`${PLENTY.toLowerCase()}\t٣\n2 × NFS-7\nNO-SUCH-SKU 1\n`);
  await page.getByRole("button", { name: words.check }).click();
  const result = page.getByRole("region", { name: words.result });
  await expect(result.getByRole("heading", { name: words.result })).toBeFocused();
  await expect(result.getByRole("img")).toHaveCount(0);
  await expect(result.getByText("NO-SUCH-SKU").first()).toBeVisible();
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);

  await result
    .getByRole("button", { name: words.take.replace("{sku}", "") })
    .first()
    .click();
  await expect(field).toHaveValue(/NFS-7-\w\w 2/);
  await result.locator("button", { hasText: "5" }).click();
  await expect(result.getByRole("status")).toBeVisible();
  await page.reload();
  await shop.ready(page);
  await expect(field).toHaveValue(/NO-SUCH-SKU 1/);

  await field.fill(`${PLENTY} 4`);
  await page.getByRole("button", { name: words.check }).click();
  await result.locator("button", { hasText: "4" }).click();
  await expect(page).toHaveURL(/\/Cart$/);
  await expect(page.getByRole("main").locator("input").first()).toHaveValue("4");
});

test(
  "offers the available stock when a SKU's quantity exceeds it",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const words = shop.words.skuList;
    const available = await stockOf(page, "NFS-7-BK");
    await shop.open(page, "/QuickOrder");
    await page.getByRole("textbox", { name: words.field }).fill(`NFS-7-BK ${available + 1}`);
    await page.getByRole("button", { name: words.check }).click();
    const result = page.getByRole("region", { name: words.result });
    await result.locator("button", { hasText: String(available) }).click();
    await expect(result.getByRole("status")).toBeVisible();
    await result.getByRole("link", { name: words.cart }).click();
    await expect(page.getByRole("main").locator("input").first()).toHaveValue(String(available));
  },
);

test.describe("quick order without script", () => {
  test.use({ javaScriptEnabled: false });

  test("checks and orders a SKU list with a plain form", ARABIC_NIGHTLY, async ({ page, shop }) => {
    const words = shop.words.skuList;
    await page.goto(shop.at("/QuickOrder"));
    await expect(page).toHaveURL(/\/Basic\/QuickOrder$/);
    const field = page.getByRole("textbox", { name: words.field });
    await field.fill(`${PLENTY} ٢\nNO-SUCH-SKU 1`);
    await page.getByRole("button", { name: words.check }).click();
    await expect(field).toHaveValue(`${PLENTY} ٢\nNO-SUCH-SKU 1`);
    await page.locator("button[value=add]").click();
    await expect(
      page.getByRole("region", { name: words.result }).getByRole("status"),
    ).toBeVisible();
    await expect(field).toHaveValue(`${PLENTY} ٢\nNO-SUCH-SKU 1`);
    await field.fill(PLENTY);
    await page.getByRole("button", { name: words.check }).click();
    await page.locator("button[value=add]").click();
    await expect(page).toHaveURL(/\/Basic\/Cart$/);
    await expect(page.locator("input[name=quantity]")).toHaveValue("2");
  });
});
