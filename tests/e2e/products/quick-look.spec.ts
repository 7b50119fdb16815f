import type { Page } from "@playwright/test";
import type { ModelElement } from "../../../web/modules/storefront/model/model-element.ts";
import { ARABIC_NIGHTLY, expect, test } from "../shop-test.ts";
import { litProduct } from "./lit-product.ts";
import { entriesOf, SCENE, sizeOf } from "./read-usdz.ts";
import { DRAWN_BY, WITHOUT_GRAPHICS_CARD } from "./without-graphics-card.ts";

test.use({
  ...WITHOUT_GRAPHICS_CARD,
  userAgent:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
});
test.slow();

interface Opened {
  href: string;
  file: Promise<ArrayBuffer>;
}

/** Says, as Safari on an iPhone does, that Quick Look opens links, and keeps what it would open. */
async function pretendQuickLook(page: Page) {
  await page.addInitScript(() => {
    const { supports } = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function supportsAr(token: string) {
      return token === "ar" || supports.call(this, token);
    };
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function openOrClick() {
      if (this.rel !== "ar") return click.call(this);
      const file = fetch(this.href).then((answer) => answer.arrayBuffer());
      Object.assign(window, { opened: { href: this.href, file } });
    };
  });
}

/** Presses the button for the shopper's own room, and returns what Quick Look would open. */
async function openQuickLook(page: Page): Promise<{ href: string; archive: Buffer }> {
  await page.evaluate(() => Reflect.deleteProperty(window, "opened"));
  await page.locator("[slot=ar-button]").click();
  await page.waitForFunction(() => "opened" in window, undefined, { timeout: DRAWN_BY });
  const { href, bytes } = await page.evaluate(async () => {
    const { opened } = window as unknown as { opened: Opened };
    const reader = new FileReader();
    const read = new Promise<string>((resolve) => {
      reader.addEventListener("load", () => resolve(reader.result as string), { once: true });
    });
    reader.readAsDataURL(new Blob([await opened.file]));
    return { href: opened.href, bytes: (await read).split(",")[1] ?? "" };
  });
  return { href, archive: Buffer.from(bytes, "base64") };
}

test(
  "gives Quick Look a true-size USDZ model with the chosen light",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { catalog, model } = shop.words;
    const { path } = await litProduct(page, shop.locale);
    await pretendQuickLook(page);
    await shop.open(page, path);
    await page.getByRole("button", { name: catalog.gallery.model }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: model.measures })).toBeVisible({
      timeout: DRAWN_BY,
    });
    const { href, archive } = await openQuickLook(page);
    // Nobody may stretch it: it is there to be measured by.
    expect(href).toContain("allowsContentScaling=0");

    const entries = entriesOf(archive);
    expect(entries.filter(({ start }) => start % 64 !== 0)).toEqual([]);
    const [scene] = entries;
    expect(scene?.name).toBe(SCENE);
    const text = scene?.bytes.toString() ?? "";
    expect(text).toContain("metersPerUnit = 1");
    expect(text).toContain('upAxis = "Y"');
    expect(text).not.toContain("inputs:emissiveColor");

    const shown = await page.locator("model-viewer").evaluate((element) => {
      const { x, y, z } = (element as ModelElement).getDimensions();
      return [x, y, z];
    });
    for (const [axis, size] of sizeOf(entries).entries())
      expect(size / (shown[axis] ?? 0)).toBeCloseTo(1, 2);

    await dialog.getByRole("button", { name: model.light, exact: true }).click();
    const [lit] = entriesOf((await openQuickLook(page)).archive);
    expect(lit?.bytes.toString()).toContain("inputs:emissiveColor");
  },
);
