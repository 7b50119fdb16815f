import type { Page } from "@playwright/test";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test, WITH_PICTURES } from "../shop-test.ts";
import { openLightSheet } from "./light-sheet.ts";

test.use(WITH_PICTURES);

interface Card {
  id: number;
  path: string;
  nightPicture: object | null;
}

/** The first lit product that is dimmable, or is not. */
async function litProduct(page: Page, locale: string, wanted: { canDim: boolean }) {
  const list = await page.request.get(`/api/v1/products?pageSize=50&lang=${locale}`);
  const { items } = (await list.json()) as { items: Card[] };
  for (const { id, path } of items.filter(({ nightPicture }) => nightPicture !== null)) {
    const answer = await page.request.get(`/api/v1/products/${id}?lang=${locale}`);
    const { variants } = (await answer.json()) as { variants: { canDim: boolean }[] };
    if (variants.every(({ canDim }) => canDim === wanted.canDim)) return path;
  }
  throw new Error("no such product");
}

/** Brightness of the night picture's upper half, the controls being below, and without its sides, where a button is. */
async function brightness(page: Page): Promise<number> {
  const shot = await page.getByRole("figure").screenshot();
  return page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext("2d");
      context?.drawImage(picture, 0, 0);
      const { width, height } = picture;
      const { data } = context!.getImageData(width / 4, 0, width / 2, height / 2);
      return data.filter((_, index) => index % 4 === 1).reduce((sum, one) => sum + one, 0);
    },
    [...shot],
  );
}

test(
  "starts with the daylight picture and dims the night picture",
  NIGHTLY,
  async ({ page, shop }) => {
    const { catalog, shell } = shop.words;
    const { gallery } = catalog;
    await shop.open(page, await litProduct(page, shop.locale, { canDim: true }));
    const named = (text: string, number: number) => text.replace("{number}", String(number));
    const thumb = (number: number) =>
      page.getByRole("button", { name: named(gallery.show, number), exact: true });
    await expect(thumb(1)).toHaveAttribute("aria-current", "true");
    await thumb(2).click();
    await expect(thumb(2)).toHaveAttribute("aria-current", "true");
    const scene = page.getByRole("figure", { name: gallery.scene });
    await openLightSheet(scene, gallery.scene);
    const dimmer = page.getByRole("slider", { name: gallery.dimmer });
    await expect(dimmer).toBeInViewport();
    await shop.expectAccessible(page);
    const full = await brightness(page);
    // From the first use of a control it is composed of its layers: the same picture while nothing
    // is dimmed.
    const sum = scene.locator("canvas");
    await dimmer.fill("40");
    await expect(sum).toBeVisible();
    const dimmed = await brightness(page);
    expect(dimmed).toBeLessThan(full * 0.8);
    await dimmer.fill("100");
    expect(Math.abs((await brightness(page)) / full - 1)).toBeLessThan(0.03);
    await dimmer.fill("0");
    expect(await brightness(page)).toBeLessThan(dimmed * 0.7);
    const time = page.getByRole("slider", { name: gallery.time });
    await time.fill("0");
    await expect(time).toHaveAttribute("aria-valuetext", gallery.hours.day);
    expect(await brightness(page)).toBeGreaterThan(full);

    const address = page.url();
    await page.getByRole("button", { name: named(gallery.open, 2) }).click();
    const viewer = page.getByRole("dialog");
    await expect(viewer.locator("output").first()).toHaveText(/2/);
    await expect(page).toHaveURL(/#picture-2$/);
    await shop.expectAccessible(page);
    await page.getByRole("button", { name: shell.viewer.zoomIn }).click();
    await expect(page.getByRole("button", { name: shell.viewer.zoomOut })).toBeEnabled();
    await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(address);
  },
);

test(
  "changes the colour temperature of a light with switchable white",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { gallery } = shop.words.catalog;
    const found = await page.request.get("/api/v1/products?cct_switch=true");
    const { items } = (await found.json()) as { items: { path: string }[] };
    await shop.open(page, items[0]?.path ?? "");
    await page
      .getByRole("button", { name: gallery.show.replace("{number}", "2"), exact: true })
      .click();
    await openLightSheet(page.getByRole("figure", { name: gallery.scene }), gallery.scene);
    const colour = page.getByRole("slider", { name: gallery.colour });
    await expect(colour).toHaveAttribute("aria-valuetext", /3000/);
    await colour.press("End");
    await expect(colour).toHaveAttribute("aria-valuetext", /4000|5000/);
  },
);

test(
  "shows a time slider but no dimmer for a non-dimmable light",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { gallery } = shop.words.catalog;
    await shop.open(page, await litProduct(page, shop.locale, { canDim: false }));
    await page
      .getByRole("button", { name: gallery.show.replace("{number}", "2"), exact: true })
      .click();
    const scene = page.getByRole("figure", { name: gallery.scene });
    await expect(scene).toBeInViewport();
    await openLightSheet(scene, gallery.scene);
    await expect(page.getByRole("slider", { name: gallery.time })).toBeVisible();
    await expect(page.getByRole("slider", { name: gallery.dimmer })).toHaveCount(0);
  },
);

test(
  "shows uncropped pictures and a final scale drawing without layout shift",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { gallery } = shop.words.catalog;
    await shop.open(page, await litProduct(page, shop.locale, { canDim: true }));
    const strip = page.getByRole("main").locator("ul.gallery-strip");
    const own = page.viewportSize() ?? { width: 0, height: 0 };
    for (const width of [768, 1024, 1440]) {
      // Also on a tall screen.
      await page.setViewportSize({ width, height: 1366 });
      const shape = () =>
        strip.evaluate(({ clientWidth, clientHeight }) => clientHeight / clientWidth);
      // The pictures are 4:5.
      await expect.poll(shape, `at ${width}`).toBeLessThanOrEqual(5 / 4);
    }
    await page.setViewportSize(own);
    const before = await strip.boundingBox();
    const thumbs = page.getByRole("button", { name: gallery.drawing, exact: true });
    await thumbs.first().click();
    const drawing = strip.getByRole("listitem").last().getByRole("img");
    await expect(drawing).toBeInViewport({ ratio: 0.9 });
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await strip.boundingBox()).toEqual(before);
    await shop.expectAccessible(page);
    await strip.getByRole("listitem").last().getByRole("link").click();
    const viewer = page.getByRole("dialog");
    await expect(viewer.locator("img[src*='/dimensions']")).toBeVisible();
    // Dark lines need a light background, in dark mode, too.
    const ground = await viewer
      .locator("img[src*='/dimensions']")
      .evaluate((image) => getComputedStyle(image).backgroundImage);
    expect(ground).toContain("rgb(239, 233, 223)");
  },
);
