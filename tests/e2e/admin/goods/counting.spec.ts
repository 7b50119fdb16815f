import { expect, test } from "../../shop-test.ts";
import { BackOffice } from "../back-office.ts";

test("stock is counted by scanner, piece by piece, also over a reload", async ({ page, shop }) => {
  const office = new BackOffice(page, shop.locale);
  const { start, stock, resources } = office.words;
  const { counts } = stock;
  await office.signIn(await office.hire("catalogue"));
  await office.expectScreen(start.hello.replace("{name}", "Staff"));
  await office.open("/counts");
  await office.expectScreen(resources.counts.name);
  await page.getByRole("button", { name: counts.start }).click();
  await page.getByRole("dialog").getByRole("button", { name: counts.start }).click();
  await page.getByRole("main").getByRole("link").first().click();
  const lines = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: counts.lines, exact: true }) })
    .getByRole("listitem");
  const line = lines.filter({ hasText: counts.uncounted }).first();
  const sku = /^\S+/.exec(await line.innerText())?.[0] ?? "";
  const scanner = page.getByLabel(counts.scan.label);
  for (let piece = 0; piece < 3; piece += 1) {
    await scanner.pressSequentially(sku.toLowerCase());
    await scanner.press("Enter");
  }
  const counted = page.getByLabel(counts.counted, { exact: true }).first();
  await expect(counted).toHaveValue("3");
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
  await page.reload();
  await expect(counted).toHaveValue("3");
  await page.locator("form").filter({ has: scanner }).getByRole("button").last().click();
  await expect(lines.filter({ hasText: sku }).first()).not.toContainText(counts.uncounted);
  await page.getByRole("button", { name: counts.giveUp }).click();
  await page.getByRole("dialog").getByRole("button", { name: counts.giveUp }).click();
  await expect(page.getByText(counts.givenUp)).toBeVisible();
});
