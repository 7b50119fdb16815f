import type { Locator, Page } from "@playwright/test";
import { ENGLISH_NIGHTLY, expect, test } from "../shop-test.ts";

interface Detail {
  path: string;
  variants: { sku: string; canDim: boolean; pictures: { role: string; src: string }[] }[];
}

/** A light that does or does not dim, and its picture in a room, with layers by day and by night. */
async function lightInRoom(page: Page, locale: string, wanted: { canDim: boolean }) {
  const pages = [1, 2, 3].map(async (number) => {
    const list = await page.request.get(`/api/v1/products?page=${number}&lang=${locale}`);
    return ((await list.json()) as { items: { id: number }[] }).items;
  });
  const items = (await Promise.all(pages)).flat();
  for (const { id } of items) {
    const answer = await page.request.get(`/api/v1/products/${id}?lang=${locale}`);
    const { path, variants } = (await answer.json()) as Detail;
    for (const { sku, canDim, pictures } of variants) {
      const room = pictures.find(({ role }) => role === "room")?.src;
      if (!room || canDim !== wanted.canDim) continue;
      const layers = await page.request.get("/api/v1/light-layers", { params: { night: room } });
      if (!layers.ok()) continue;
      const { ambientByNight } = (await layers.json()) as { ambientByNight: number };
      if (ambientByNight < 1) return { path: `${path}?variant=${sku.toLowerCase()}`, room };
    }
  }
  throw new Error("no such product");
}

/** The room's picture in the gallery, and its controls. */
async function showRoom(
  page: Page,
  room: string,
  { label, name }: { label: string; name: string },
) {
  const slide = page.locator(`ul.gallery-strip > li:has(img[src*="${room}"])`);
  const number = await slide.evaluate((one) => [...one.parentElement!.children].indexOf(one) + 1);
  await page
    .getByRole("button", { name: label.replace("{number}", String(number)), exact: true })
    .click();
  await expect(slide).toBeInViewport({ ratio: 0.9 });
  return { slide, controls: page.getByRole("group", { name }) };
}

/** Pixels of the upper half of the slide, made small: the controls cover the lower one. */
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
  "the light of a room is dimmed on its picture, which looks the same until then",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    const { gallery } = shop.words.catalog;
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/media/")) fetched.push(request.url());
    });
    const { path, room } = await lightInRoom(page, shop.locale, { canDim: true });
    await shop.open(page, path);
    const { slide, controls } = await showRoom(page, room, {
      label: gallery.show,
      name: gallery.scene,
    });
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

test("what does not dim has no dimmer in its room, but its colours or the time of day", async ({
  page,
  shop,
}) => {
  const { gallery } = shop.words.catalog;
  const { path, room } = await lightInRoom(page, shop.locale, { canDim: false });
  await shop.open(page, path);
  const { controls } = await showRoom(page, room, { label: gallery.show, name: gallery.scene });
  await expect(controls.getByRole("slider").first()).toBeVisible();
  await expect(controls.getByRole("slider", { name: gallery.dimmer })).toHaveCount(0);
});

test("a browser that cannot draw the light shows the room without controls", async ({
  page,
  shop,
}) => {
  const { gallery } = shop.words.catalog;
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const { path, room } = await lightInRoom(page, shop.locale, { canDim: true });
  const asked = page.waitForResponse((response) =>
    response.url().includes(`light-layers?night=${encodeURIComponent(room)}`),
  );
  await shop.open(page, path);
  const { slide, controls } = await showRoom(page, room, {
    label: gallery.show,
    name: gallery.scene,
  });
  await (await asked).finished();
  await page.waitForTimeout(ANSWER_SHOWN_MS);
  await expect(slide.getByRole("img")).toBeInViewport();
  await expect(controls).toHaveCount(0);
});
