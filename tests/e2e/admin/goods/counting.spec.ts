import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "../../shop-test.ts";
import { BackOffice } from "../back-office.ts";

test(
  "counts stock by scanner and keeps the counts after a reload",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const office = new BackOffice(page, shop.locale);
    const { stock, resources } = office.words;
    const { counts } = stock;
    await office.enter("catalogue");
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
    const scanner = page.getByLabel(stock.scan.label);
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
    // What was counted stays; newly scanned pieces are added, which is shown before they are sent.
    await scanner.pressSequentially(sku);
    await scanner.press("Enter");
    const becomes = counts.scan.becomes.replace("{was}", "3").replace("{becomes}", "4");
    await expect(page.getByText(becomes)).toBeVisible();
    await scanner.pressSequentially("NO-SUCH");
    await scanner.press("Enter");
    await expect(page.getByText(counts.scan.unknown)).toBeVisible();
    await shop.expectAccessible(page);
    await page.getByRole("button", { name: stock.scan.remove.replace("{sku}", "NO-SUCH") }).click();
    await page.locator("form").filter({ has: scanner }).getByRole("button").last().click();
    await expect(lines.filter({ hasText: sku }).first()).toContainText(/[4٤]/);
    await page.getByRole("button", { name: counts.giveUp }).click();
    await page.getByRole("dialog").getByRole("button", { name: counts.giveUp }).click();
    await expect(page.getByText(counts.givenUp)).toBeVisible();
  },
);

test(
  "books a delivery by scanner and prints labels for its items",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const office = new BackOffice(page, shop.locale);
    const { stock, resources } = office.words;
    await office.enter("catalogue");
    await office.open("/stock");
    await office.expectScreen(resources.stock.name);
    const list = page.getByRole("main");
    const codes = await list.locator("bdi[dir=ltr]").allInnerTexts();
    const sku = codes.find((text) => /^[A-Z]+-/.test(text)) ?? "";
    await page.getByRole("button", { name: stock.receive.open }).click();
    const dialog = page.getByRole("dialog");
    const scanner = dialog.getByLabel(stock.scan.label);
    for (const code of [sku, sku, "NO-SUCH"]) {
      await scanner.pressSequentially(code);
      await scanner.press("Enter");
    }
    await expect(dialog.getByText(stock.receive.unknown)).toBeVisible();
    await shop.expectAccessible(page);
    const book = dialog.getByRole("button", { name: stock.receive.save, exact: true });
    await book.click();
    // Nothing is booked while any line is invalid.
    await expect(dialog.getByText(stock.receive.unknown).first()).toBeVisible();
    await dialog
      .getByRole("button", { name: stock.scan.remove.replace("{sku}", "NO-SUCH") })
      .click();
    await book.click();
    await expect(dialog).toHaveCount(0);

    await list.getByRole("checkbox").nth(1).click();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: stock.labels.print }).click();
    expect((await saved).suggestedFilename()).toMatch(/^sku-labels-.*\.pdf$/);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
  },
);

/**
 * A camera whose picture changes, and a browser that reads `code` in it: headless browsers have
 * neither.
 */
function lendCamera(code: string): void {
  let looks = 0;
  class BarcodeDetector {
    static getSupportedFormats = () => Promise.resolve(["code_128"]);
    detect = () => {
      document.documentElement.dataset["looks"] = String((looks += 1));
      return Promise.resolve([{ rawValue: code }]);
    };
  }
  Object.assign(globalThis, { BarcodeDetector });
  const getUserMedia = () => {
    const canvas = document.createElement("canvas");
    setInterval(() => canvas.getContext("2d")?.fillRect(0, 0, 1, 1), 50);
    return Promise.resolve(canvas.captureStream());
  };
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia } });
}

test(
  "counts each barcode once by camera and explains a refused camera",
  NIGHTLY,
  async ({ page, shop }) => {
    const office = new BackOffice(page, shop.locale);
    const { stock, resources, shell } = office.words;
    await office.enter("catalogue");
    const begin = async () => {
      await office.open("/stock");
      await office.expectScreen(resources.stock.name);
      await page.getByRole("button", { name: stock.receive.open }).click();
      await expect(page.getByLabel(stock.scan.label)).toBeVisible();
    };
    const camera = page.getByRole("button", { name: stock.scan.camera });
    await begin();
    await expect(camera).toHaveCount(0);

    await page.addInitScript(lendCamera, "OWN-77");
    await page.reload();
    await begin();
    await camera.click();
    const dialog = page.getByRole("dialog", { name: stock.scan.camera });
    await expect(dialog.getByRole("status")).toContainText("OWN-77");
    // It has looked at the same piece many times by then.
    const looks = () => page.locator("html").getAttribute("data-looks");
    await expect.poll(async () => Number(await looks())).toBeGreaterThan(10);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await dialog.getByRole("button", { name: shell.form.close }).click();
    await expect(page.getByLabel(stock.book.quantity, { exact: true })).toHaveValue("1");
    const remove = stock.scan.remove.replace("{sku}", "OWN-77");
    await expect(page.getByRole("button", { name: remove })).toBeVisible();

    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException("", "NotAllowedError"));
      Object.assign(navigator.mediaDevices, { getUserMedia: refuse });
    });
    await begin();
    await camera.click();
    await expect(page.getByText(stock.scan.noCamera)).toBeVisible();
    await shop.expectAccessible(page);
  },
);
