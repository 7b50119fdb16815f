import type { Page } from "@playwright/test";
import { BOTH_LANGUAGES, expect, test } from "../shop-test.ts";
import { BackOffice } from "./back-office.ts";
import { askAs, OwnLamp } from "./own-lamp.ts";

interface Kept {
  src: string;
  width: number;
  height: number;
  role: string;
  focus: { x: number; y: number } | null;
}

/** A lamp with three pictures of the shop's own, at its form. */
async function openPictures(page: Page, locale: "ar" | "en") {
  const office = new BackOffice(page, locale);
  const { words } = office;
  await office.signIn(await office.hire("catalogue"));
  await office.expectScreen(words.start.hello.replace("{name}", "Staff"));
  const lamp = await OwnLamp.publish(page);
  const { items } = await askAs<{ items: { id: number }[] }>(page, "GET", "products?pageSize=5");
  const pictures: object[] = [];
  for (const { id } of items) {
    const other = await askAs<{ pictures: object[] }>(page, "GET", `products/${id}`);
    pictures.push(...other.pictures);
  }
  const bySrc = new Map(pictures.map((one) => [(one as Kept).src, { ...one, sku: null }]));
  await lamp.picture([...bySrc.values()].slice(0, 3));
  await office.open(`/products/${lamp.id}/show`);
  await office.expectScreen(lamp.name[locale]);
  const read = async () =>
    (await askAs<{ pictures: Kept[] }>(page, "GET", `products/${lamp.id}`)).pictures;
  const save = async () => {
    await page.getByRole("button", { name: words.products.page.save, exact: true }).click();
    await expect(page.getByText(words.products.page.saved)).toBeVisible();
  };
  return { office, texts: words.products.page, lamp, read, save };
}

test("pictures change places by dragging and by keyboard, and are kept in their order", async ({
  page,
  shop,
}) => {
  test.slow();
  const { texts, lamp, read, save } = await openPictures(page, shop.locale);
  const [first, second, third] = (await read()).map(({ src }) => src);
  const picture = (number: number) =>
    page.getByRole("img", { name: texts.picture.replace("{number}", String(number)), exact: true });
  await picture(1).scrollIntoViewIfNeeded();
  await picture(1).dragTo(picture(3));
  await expect(picture(3)).toHaveAttribute("src", new RegExp(`${first}$`));
  await page
    .getByRole("button", { name: texts.pictureUp.replace("{number}", "2"), exact: true })
    .press("Enter");
  await expect(picture(1)).toHaveAttribute("src", new RegExp(`${third}$`));
  await save();
  expect((await read()).map(({ src }) => src)).toEqual([third, second, first]);
  await lamp.archive();
});

test(
  "a focal point is set by pointing and by arrow keys, kept, and followed by the shop's lists",
  BOTH_LANGUAGES,
  async ({ page, shop }) => {
    test.slow();
    const { texts, lamp, read, save } = await openPictures(page, shop.locale);
    const opener = texts.focus.replace("{number}", "1");
    await page.getByRole("button", { name: opener, exact: true }).click();
    const point = page.getByRole("slider", { name: texts.focusPoint.replace("{number}", "1") });
    const said = (x: number, y: number) =>
      texts.focusValue.replace("{x}", String(x)).replace("{y}", String(y));
    await expect(point).toHaveAttribute("aria-valuetext", said(50, 50));
    const whole = point.locator("xpath=..");
    const { width = 0, height = 0 } = (await whole.boundingBox()) ?? {};
    await whole.click({ position: { x: width * 0.1, y: height * 0.9 } });
    const [x, y] = [10, 90];
    await expect(point).toHaveAttribute("aria-valuetext", said(x, y));
    // Left and right are those of the picture, in either language.
    await point.press("ArrowLeft");
    await point.press("Shift+ArrowUp");
    await expect(point).toHaveAttribute("aria-valuetext", said(x - 2, y - 10));
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await save();
    const [hero] = await read();
    expect(hero?.focus).toEqual({ x: 8, y: 80 });

    const name = lamp.name[shop.locale];
    await shop.open(page, `/product?q=${encodeURIComponent(name)}`);
    const shown = page.getByRole("img", { name: await altOf(lamp, shop.locale) }).first();
    const isWide = (hero?.width ?? 0) / (hero?.height ?? 1) > 4 / 5;
    await expect(shown).toHaveAttribute("src", new RegExp(`,at_${isWide ? 0 : 100},`));
    await lamp.archive();
  },
);

async function altOf(lamp: OwnLamp, locale: "ar" | "en"): Promise<string> {
  const { variants } = await lamp.shown<{ variants: { pictures: { alt: string }[] }[] }>(locale);
  return variants[0]?.pictures[0]?.alt ?? "";
}
