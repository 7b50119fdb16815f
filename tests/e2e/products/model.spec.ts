import type { Page } from "@playwright/test";
import { boxModel } from "#contract/catalog/box-model.ts";
import type { ModelElement } from "../../../web/modules/storefront/model/model-element.ts";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "../shop-test.ts";
import { litProduct } from "./lit-product.ts";
import { DRAWN_BY, WITHOUT_GRAPHICS_CARD } from "./without-graphics-card.ts";

test.use(WITHOUT_GRAPHICS_CARD);
test.slow();

/** The viewer's colours once nothing moves. */
async function settledColours(page: Page): Promise<number[]> {
  let last = await colours(page);
  await expect(async () => {
    const before = last;
    last = await colours(page);
    expect(last).toEqual(before);
  }).toPass({ timeout: DRAWN_BY });
  return last;
}

/** Average red, green and blue of the viewer's picture. */
async function colours(page: Page): Promise<number[]> {
  return page.locator("model-viewer").evaluate(async (element) => {
    const viewer = element as unknown as { toBlob(): Promise<Blob> };
    const picture = await createImageBitmap(await viewer.toBlob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext("2d");
    context?.drawImage(picture, 0, 0);
    const { data } = context!.getImageData(0, 0, picture.width, picture.height);
    return [0, 1, 2].map((channel) =>
      data.reduce((sum, one, index) => (index % 4 === channel ? sum + one : sum), 0),
    );
  });
}

const strongestLight = (page: Page) =>
  page.locator("model-viewer").evaluate((element) => {
    const materials = (element as ModelElement).model?.materials ?? [];
    const lit = materials.filter((one) => one.isLoaded && one.emissiveFactor.some((c) => c > 0));
    return Math.max(0, ...lit.map(({ emissiveStrength }) => emissiveStrength));
  });

test(
  "shows a light in 3D with finishes and light, loaded on demand",
  NIGHTLY,
  async ({ page, shop }) => {
    const { catalog, model } = shop.words;
    const { path, second, ...product } = await litProduct(page, shop.locale);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await shop.open(page, path);
    const before = page.url();
    expect(asked.filter((url) => /model-(?:dialog|viewer)|\.glb$/.test(url))).toEqual([]);

    await page.getByRole("button", { name: catalog.gallery.model }).click();
    const dialog = page.getByRole("dialog");
    const measures = dialog.getByRole("button", { name: model.measures });
    await expect(measures).toBeVisible({ timeout: DRAWN_BY });
    expect(asked.some((url) => url.endsWith(product.model))).toBe(true);
    await expect(dialog.locator(".model-measure")).toHaveCount(3);
    await shop.expectAccessible(page);

    const first = await settledColours(page);
    const finish = dialog.getByRole("radio", { name: second.label });
    await finish.click({ force: true });
    await expect(finish).toBeChecked();
    await expect(page.locator("model-viewer")).toHaveJSProperty("variantName", second.code);
    expect(await settledColours(page)).not.toEqual(first);
    await expect(page).toHaveURL(/variant=/);

    const light = dialog.getByRole("button", { name: model.light, exact: true });
    await expect(light).toHaveAttribute("aria-pressed", "false");
    await expect.poll(() => strongestLight(page)).toBe(0);
    await light.click();
    await expect.poll(() => strongestLight(page)).toBeGreaterThan(0);
    await light.click();
    await expect.poll(() => strongestLight(page)).toBe(0);

    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(new URL(before).pathname);
  },
);

test(
  "shows an error when the model fails to load, then retries",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { catalog, model } = shop.words;
    const { path } = await litProduct(page, shop.locale);
    await shop.open(page, path);
    let isBroken = true;
    await page.route("**/*.glb", (route) =>
      isBroken ? route.fulfill({ status: 200, body: "nothing" }) : route.continue(),
    );
    await page.getByRole("button", { name: catalog.gallery.model }).click();
    await expect(page.getByRole("alert")).toContainText(model.failed);
    isBroken = false;
    await page.getByRole("button", { name: model.retry }).click();
    await expect(page.getByRole("button", { name: model.measures })).toBeVisible({
      timeout: DRAWN_BY,
    });
  },
);

test("labels a plain box model and offers no light for it", NIGHTLY, async ({ page, shop }) => {
  const { catalog, model } = shop.words;
  const { path } = await litProduct(page, shop.locale);
  const box = Buffer.from(boxModel({ width: 300, height: 450, depth: 200 }, "floor"));
  await page.route("**/*.glb", (route) => route.fulfill({ body: box }));
  await shop.open(page, path);
  await page.getByRole("button", { name: catalog.gallery.model }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(model.box)).toBeVisible({ timeout: DRAWN_BY });
  await expect(dialog.getByRole("button", { name: model.light, exact: true })).toBeHidden();
  await expect(dialog.locator(".model-measure")).toHaveCount(3);
});
