import type { Page } from "@playwright/test";
import config from "../../../playwright.config.ts";
import type { ModelElement } from "../../../web/modules/storefront/model/model-element.ts";
import { BOTH_LANGUAGES, expect, test } from "../shop-test.ts";

const { launchOptions } = config.use ?? {};

// 3D rendering without a graphics card.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      "--use-gl=angle",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
    ],
  },
});

// A frame takes a second or more, where a graphics card renders sixty per second.
test.slow();

const DRAWN_BY = 60_000;

interface Detail {
  path: string;
  givesLight: boolean;
  options: { code: string; values: { code: string; label: string }[] }[];
  variants: { options: Record<string, string>; model: string | null }[];
}

/** A light with one size and several finishes. */
async function litProduct(page: Page, locale: string) {
  const list = await page.request.get(`/api/v1/products?pageSize=50&lang=${locale}`);
  const { items } = (await list.json()) as { items: { id: number }[] };
  for (const { id } of items) {
    const answer = await page.request.get(`/api/v1/products/${id}?lang=${locale}`);
    const detail = (await answer.json()) as Detail;
    const found = detail.givesLight ? otherFinish(detail) : undefined;
    if (found) return { path: detail.path, ...found };
  }
  throw new Error("no such product");
}

/** The product's model, and a finish other than the one shown first. */
function otherFinish({ options, variants: [first, second] }: Detail) {
  const [finish] = options;
  if (options.length !== 1 || finish?.code !== "finish" || !second) return undefined;
  const other = finish.values.find(({ code }) => code === second.options["finish"]);
  return first?.model && other ? { model: first.model, second: other } : undefined;
}

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
    return Math.max(...lit.map(({ emissiveStrength }) => emissiveStrength));
  });

test(
  "a light is turned about in 3D, in its finishes, lit and unlit, and fetched only then",
  BOTH_LANGUAGES,
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

test("a model that is not there is said, and asked for again", async ({ page, shop }) => {
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
});
