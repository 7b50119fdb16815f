import { ENGLISH_NIGHTLY, expect, IN_ENGLISH, test, WITH_PICTURES } from "../shop-test.ts";

test.use(WITH_PICTURES);

interface Detail {
  path: string;
  options: { values: unknown[] }[];
}

test(
  "shows price, options and Add to cart on the first screen",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    const { add } = shop.words.catalog.detail;
    // The ring chandelier has two options, the twin spot a name of two lines.
    for (const id of [1, 19]) {
      const answer = await page.request.get(`/api/v1/products/${id}?lang=${shop.locale}`);
      const { path, options } = (await answer.json()) as Detail;
      await shop.open(page, path);
      const main = page.getByRole("main");
      const choices = main.getByRole("group").filter({ has: page.getByRole("radio") });
      const buttons = page.getByRole("button", { name: add, exact: true });
      await expect(main.getByText(shop.words.catalog.detail.vat)).toBeInViewport({ ratio: 1 });
      const shown = options.filter(({ values }) => values.length > 1).length;
      expect(shown).toBeGreaterThan(0);
      for (let index = 0; index < shown; index += 1)
        await expect(choices.nth(index)).toBeInViewport({ ratio: 1 });
      // In its place, or in the buy bar that replaces it.
      await expect
        .poll(async () => {
          const boxes = await Promise.all((await buttons.all()).map((one) => one.boundingBox()));
          const height = page.viewportSize()?.height ?? 0;
          return boxes.some((box) => box !== null && box.y + box.height <= height);
        })
        .toBe(true);
    }
  },
);

test("shows a recessed spot whole in its first picture", IN_ENGLISH, async ({ page, shop }) => {
  const found = await page.request.get("/api/v1/products?q=omq&lang=en");
  const { items } = (await found.json()) as { items: { path: string }[] };
  await shop.open(page, items[0]?.path ?? "");
  const picture = page.locator(".gallery-strip img").first();
  const hiddenAbove = await picture.evaluate((img: HTMLImageElement) => {
    const [, top = ""] = getComputedStyle(img).objectPosition.split(" ");
    const whole = (img.width * img.naturalHeight) / img.naturalWidth;
    return ((whole - img.height) * Number.parseFloat(top)) / 100 / whole;
  });
  // The spot begins at a quarter of the picture's height.
  expect(hiddenAbove).toBeGreaterThan(0);
  expect(hiddenAbove).toBeLessThan(0.22);
});
