import type { Locator, Page } from "@playwright/test";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test, WITH_PICTURES } from "../shop-test.ts";
import { openLightSheet } from "./light-sheet.ts";

test.use(WITH_PICTURES);

interface Variant {
  sku: string;
  canDim: boolean;
  options: Record<string, string>;
  pictures: { role: string; src: string }[];
}

interface Lit extends Variant {
  /** Path of the page with this variant chosen. */
  path: string;
  /** Address of the lit picture. */
  picture: string;
  layers: { ambientByNight: number; kelvin: number };
}

/** The first variant with a lit picture of a role, that has layers, for which a condition holds. */
async function findLit(
  page: Page,
  { locale, role }: { locale: string; role: "room" | "night" },
  isWanted: (lit: Lit) => boolean,
): Promise<Lit> {
  const pages = [1, 2, 3].map(async (number) => {
    const list = await page.request.get(`/api/v1/products?page=${number}&lang=${locale}`);
    return ((await list.json()) as { items: { id: number }[] }).items;
  });
  const items = (await Promise.all(pages)).flat();
  for (const { id } of items) {
    const answer = await page.request.get(`/api/v1/products/${id}?lang=${locale}`);
    const { path, variants } = (await answer.json()) as { path: string; variants: Variant[] };
    for (const variant of variants) {
      const picture = variant.pictures.find((one) => one.role === role)?.src;
      if (!picture) continue;
      const found = await page.request.get("/api/v1/light-layers", { params: { night: picture } });
      if (!found.ok()) continue;
      const layers = (await found.json()) as Lit["layers"];
      const chosen = `${path}?variant=${variant.sku.toLowerCase()}`;
      const lit = { ...variant, path: chosen, picture, layers };
      if (isWanted(lit)) return lit;
    }
  }
  throw new Error("no such product");
}

/** A light that does or does not dim, and its picture in a room, with layers by day and by night. */
const lightInRoom = (page: Page, locale: string, wanted: { canDim: boolean }) =>
  findLit(
    page,
    { locale, role: "room" },
    ({ canDim, layers }) => canDim === wanted.canDim && layers.ambientByNight < 1,
  );

/** A lit picture in the gallery, and its controls. */
async function showLit(
  page: Page,
  picture: string,
  { label, name }: { label: string; name: string },
) {
  const slide = page.locator(`ul.gallery-strip > li:has(img[src*="${picture}"])`);
  const number = await slide.evaluate((one) => [...one.parentElement!.children].indexOf(one) + 1);
  await page
    .getByRole("button", { name: label.replace("{number}", String(number)), exact: true })
    .click();
  await expect(slide).toBeInViewport({ ratio: 0.9 });
  return { slide, controls: slide.getByRole("group", { name }) };
}

/** Pixels of the upper half of the slide, made small: the controls may cover the lower one. */
async function pixels(page: Page, slide: Locator): Promise<number[]> {
  const shot = await slide.screenshot();
  return page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(60, 60).getContext("2d")!;
      context.drawImage(picture, 0, 0, picture.width, picture.height / 2, 0, 0, 60, 60);
      return [...context.getImageData(0, 0, 60, 60).data];
    },
    [...shot],
  );
}

const ANSWER_SHOWN_MS = 300;
const sum = (values: number[]) => values.reduce((total, one) => total + one, 0);
/** Mean difference of two pictures, of 255. */
const difference = (one: number[], other: number[]) =>
  sum(one.map((value, at) => Math.abs(value - (other[at] ?? 0)))) / one.length;

test(
  "dims a room picture that looks unchanged until the first dimming",
  NIGHTLY,
  async ({ page, shop }) => {
    const { gallery } = shop.words.catalog;
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/media/")) fetched.push(request.url());
    });
    const { path, picture: room } = await lightInRoom(page, shop.locale, { canDim: true });
    await shop.open(page, path);
    const { slide, controls } = await showLit(page, room, {
      label: gallery.show,
      name: gallery.scene,
    });
    await openLightSheet(slide, gallery.scene);
    const dimmer = controls.getByRole("slider", { name: gallery.dimmer });
    await expect(dimmer).toBeInViewport();
    await shop.expectAccessible(page);
    expect(fetched).toEqual([]);
    const picture = await pixels(page, slide);

    await dimmer.press("PageDown");
    await dimmer.fill("100");
    await expect(slide.locator("canvas")).toBeVisible();
    expect(fetched).toHaveLength(2);
    expect(difference(await pixels(page, slide), picture)).toBeLessThan(3);
    await dimmer.fill("40");
    const dimmed = await pixels(page, slide);
    expect(sum(dimmed)).toBeLessThan(sum(picture) * 0.9);
    await dimmer.press("Home");
    await expect(dimmer).toHaveAttribute("aria-valuetext", gallery.off);
    const off = await pixels(page, slide);
    expect(sum(off)).toBeLessThan(sum(dimmed));
    // The room is still there, by its windows, and is the brighter the more of the day there is.
    await controls.getByRole("slider", { name: gallery.time }).fill("0");
    expect(sum(await pixels(page, slide))).toBeGreaterThan(sum(picture));
  },
);

test(
  "starts the colour slider at the picture's temperature, not the variant's",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { gallery } = shop.words.catalog;
    const { path, picture, layers } = await findLit(
      page,
      { locale: shop.locale, role: "night" },
      (lit) => lit.canDim && Number(lit.options["cct"]) > lit.layers.kelvin,
    );
    await shop.open(page, path);
    const { slide, controls } = await showLit(page, picture, {
      label: gallery.show,
      name: gallery.scene,
    });
    const before = await pixels(page, slide);
    await openLightSheet(slide, gallery.scene);
    const colour = controls.getByRole("slider", { name: gallery.colour });
    await expect(colour).toHaveAttribute("aria-valuetext", new RegExp(String(layers.kelvin)));
    const dimmer = controls.getByRole("slider", { name: gallery.dimmer });
    await dimmer.press("PageDown");
    await dimmer.fill("100");
    await expect(slide.locator("canvas")).toBeVisible();
    expect(difference(await pixels(page, slide), before)).toBeLessThan(3);
    await colour.press("End");
    await expect(colour).not.toHaveAttribute("aria-valuetext", new RegExp(String(layers.kelvin)));
    expect(difference(await pixels(page, slide), before)).toBeGreaterThan(3);
  },
);

test(
  "shows phone controls without covering the picture or shifting the layout",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { gallery } = shop.words.catalog;
    const { path, picture } = await lightInRoom(page, shop.locale, { canDim: true });
    await shop.open(page, path);
    const { slide, controls } = await showLit(page, picture, {
      label: gallery.show,
      name: gallery.scene,
    });
    const button = slide.getByRole("button", { name: gallery.scene, exact: true });
    await expect(controls).toBeHidden();
    const strip = await slide.boundingBox();
    const name = await page.getByRole("heading", { level: 1 }).boundingBox();
    await button.press("Enter");
    await expect(controls).toBeInViewport({ ratio: 1 });
    expect(await slide.boundingBox()).toEqual(strip);
    expect(await page.getByRole("heading", { level: 1 }).boundingBox()).toEqual(name);
    const top = async () => (await controls.boundingBox())?.y;
    await expect.poll(top).toBeGreaterThan((strip?.y ?? 0) + (strip?.height ?? 0));
    for (const slider of await controls.getByRole("slider").all())
      expect((await slider.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    await page.keyboard.press("Tab");
    await expect(controls.getByRole("slider").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(controls).toBeHidden();
    await expect(button).toBeFocused();

    await button.press("Enter");
    await expect(controls).toBeVisible();
    await page
      .getByRole("button", { name: gallery.show.replace("{number}", "1"), exact: true })
      .press("Enter");
    await expect(controls).toBeHidden();
  },
);

test(
  "changes the light in full screen and zooms it with the picture",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { gallery } = shop.words.catalog;
    const { viewer } = shop.words.shell;
    const { path, picture } = await lightInRoom(page, shop.locale, { canDim: true });
    await shop.open(page, path);
    const names = { label: gallery.show, name: gallery.scene };
    const { slide, controls } = await showLit(page, picture, names);
    await slide.getByRole("link").click();
    const full = page.getByRole("dialog");
    await openLightSheet(full, gallery.scene);
    const dimmer = full.getByRole("slider", { name: gallery.dimmer });
    await dimmer.fill("50");
    const [canvas, shown] = [full.locator("canvas"), full.locator(`img[src*="${picture}"]`)];
    await expect(canvas).toBeVisible();
    await shop.expectAccessible(page);
    // Neither is the next picture shown, nor this one moved.
    const address = page.url();
    await dimmer.press("ArrowUp");
    await expect(dimmer).toHaveValue("55");
    expect(page.url()).toBe(address);
    expect(await canvas.boundingBox()).toEqual(await shown.boundingBox());

    await page.keyboard.press("Escape");
    const width = async () => (await canvas.boundingBox())?.width ?? 0;
    const before = await width();
    await full.getByRole("button", { name: viewer.zoomIn }).click();
    await expect.poll(width).toBeGreaterThan(before * 1.5);
    expect(await canvas.boundingBox()).toEqual(await shown.boundingBox());
    await full.getByRole("button", { name: viewer.close }).click();
    await expect(slide.locator("canvas")).toBeVisible();
    await openLightSheet(slide, gallery.scene);
    await expect(controls.getByRole("slider", { name: gallery.dimmer })).toHaveValue("55");
  },
);

test(
  "shows no dimmer for a non-dimmable light in its room",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { gallery } = shop.words.catalog;
    const { path, picture: room } = await lightInRoom(page, shop.locale, { canDim: false });
    await shop.open(page, path);
    const { slide, controls } = await showLit(page, room, {
      label: gallery.show,
      name: gallery.scene,
    });
    await openLightSheet(slide, gallery.scene);
    await expect(controls.getByRole("slider").first()).toBeVisible();
    await expect(controls.getByRole("slider", { name: gallery.dimmer })).toHaveCount(0);
  },
);

test(
  "shows a room without controls when canvas is not supported",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { gallery } = shop.words.catalog;
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const { path, picture: room } = await lightInRoom(page, shop.locale, { canDim: true });
    const asked = page.waitForResponse((response) =>
      response.url().includes(`light-layers?night=${encodeURIComponent(room)}`),
    );
    await shop.open(page, path);
    const { slide, controls } = await showLit(page, room, {
      label: gallery.show,
      name: gallery.scene,
    });
    await (await asked).finished();
    await page.waitForTimeout(ANSWER_SHOWN_MS);
    await expect(slide.getByRole("img")).toBeInViewport();
    await expect(controls).toHaveCount(0);
  },
);
