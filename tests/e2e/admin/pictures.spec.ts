import type { Page } from "@playwright/test";
import { expect, NIGHTLY, test } from "../shop-test.ts";
import { picture as chosen } from "../test-api/chosen-files.ts";
import { BackOffice } from "./back-office.ts";
import { askAs, OwnLamp } from "./own-lamp.ts";

interface Kept {
  src: string;
  width: number;
  height: number;
  role: string;
  focus: { x: number; y: number } | null;
}

interface Shown {
  path: string;
  variants: { pictures: { alt: string }[] }[];
}

/** The form of a lamp with three of the shop's own pictures. */
async function openPictures(page: Page, locale: "ar" | "en") {
  const office = new BackOffice(page, locale);
  const { words } = office;
  await office.enter("catalogue");
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

test("sets a picture's focal point by pointer and arrow keys", NIGHTLY, async ({ page, shop }) => {
  test.slow();
  const { texts, lamp, read, save } = await openPictures(page, shop.locale);
  const opener = texts.focus.replace("{number}", "1");
  await page.getByRole("button", { name: opener, exact: true }).click();
  const point = page.getByRole("slider", { name: texts.focusPoint.replace("{number}", "1") });
  const said = (x: number, y: number) =>
    texts.focusValue.replace("{x}", String(x)).replace("{y}", String(y));
  await expect(point).toHaveAttribute("aria-valuetext", said(50, 50));
  const whole = point.locator("xpath=..");
  // At its picture's full size, once that has loaded.
  await expect.poll(async () => (await whole.boundingBox())?.width ?? 0).toBeGreaterThan(100);
  const { width = 0, height = 0 } = (await whole.boundingBox()) ?? {};
  await whole.click({ position: { x: width * 0.1, y: height * 0.9 } });
  const [x, y] = [10, 90];
  await expect(point).toHaveAttribute("aria-valuetext", said(x, y));
  // Left and right are the picture's own, in both languages.
  await point.press("ArrowLeft");
  await point.press("Shift+ArrowUp");
  await expect(point).toHaveAttribute("aria-valuetext", said(x - 2, y - 10));
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
  await save();
  const [hero] = await read();
  expect(hero?.focus).toEqual({ x: 8, y: 80 });

  const { path, variants } = await lamp.shown<Shown>(shop.locale);
  const alt = variants[0]?.pictures[0]?.alt ?? "";
  await shop.open(page, path);
  const shown = page.getByRole("main").getByRole("img", { name: alt, exact: true }).first();
  await expect(shown).toHaveCSS("object-position", "8% 80%");
  const { label, suggestions } = shop.words.shell.search;
  await page.getByRole("combobox", { name: label }).pressSequentially(lamp.name[shop.locale]);
  const suggested = page.getByRole("listbox", { name: suggestions }).getByRole("option");
  // A square shows four fifths of the height.
  await expect(suggested.locator("img").first()).toHaveAttribute("src", /,at_100,/);
  await lamp.archive();
});

test("reorders pictures by drag and uploads a dropped file", NIGHTLY, async ({ page, shop }) => {
  test.slow();
  const { texts, lamp, read, save } = await openPictures(page, shop.locale);
  // Large enough that nothing scrolls while dragging.
  const { width = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 3_000 });
  const before = (await read()).map(({ src }) => src);
  const picture = (number: number) =>
    page.getByRole("img", { name: texts.picture.replace("{number}", String(number)) });
  // Its URL ends the same in any size.
  const sized = (src: string) => new RegExp(`${src}$`);
  await picture(3).dragTo(picture(1));
  const [first = "", second = "", third = ""] = before;
  await expect(picture(1)).toHaveAttribute("src", sized(third));
  await picture(1).dragTo(picture(2));
  await expect(picture(1)).toHaveAttribute("src", sized(first));
  await save();
  expect((await read()).map(({ src }) => src)).toEqual([first, third, second]);

  const bytes = [...chosen(2).buffer];
  const files = await page.evaluateHandle((content) => {
    const held = new DataTransfer();
    held.items.add(new File([new Uint8Array(content)], "lamp.png", { type: "image/png" }));
    return held;
  }, bytes);
  const isTaken = await picture(1).evaluate((target, dataTransfer) => {
    const options = { bubbles: true, cancelable: true, dataTransfer };
    target.dispatchEvent(new DragEvent("dragover", options));
    // If it is not handled, the browser opens the file instead of the form.
    return !target.dispatchEvent(new DragEvent("drop", options));
  }, files);
  expect(isTaken).toBe(true);
  await expect(picture(4)).toBeVisible();
  await save();
  // The notification of the first time may still be there.
  await expect.poll(async () => (await read()).length).toBe(4);
  await lamp.archive();
});
