import { expect } from "../shop-test.ts";
import { picture } from "../test-api/chosen-files.ts";
import type { NewOwner } from "./new-owner.ts";

/** The shop's product: a lamp in three finishes with two shades. */
export const LAMP = {
  code: "nile-pendant",
  name: { ar: "دلاية النيل", en: "Nile pendant" },
  summary: { ar: "نحاس مشغول يدويًا", en: "Brass, worked by hand" },
  /** In piastres, and as typed. */
  price: 1_250_00,
  pounds: "1,250",
};
export const CATEGORY = { code: "pendants", name: { ar: "دلايات", en: "Pendants" } };
const BRAND = { code: "own", name: { ar: "ورشة فانوس", en: "Fanous workshop" } };
const FINISH = {
  code: "finish",
  name: { ar: "التشطيب", en: "Finish" },
  values: [
    { code: "gold", ar: "ذهبي", en: "Gold" },
    { code: "white", ar: "أبيض", en: "White" },
    { code: "black", ar: "أسود مطفي", en: "Matt black" },
  ],
};
const SHADE = {
  code: "shade",
  name: { ar: "الغطاء", en: "Shade" },
  values: [
    { code: "opal", ar: "زجاج أبيض", en: "Opal glass" },
    { code: "linen", ar: "كتان", en: "Linen" },
  ],
};
const VARIANTS = FINISH.values.length * SHADE.values.length;

async function addAttribute(owner: NewOwner, { code, name, values }: typeof FINISH): Promise<void> {
  const { page, locale, words } = owner;
  const { attributes, catalog, shell, resources } = words;
  await owner.openScreen("/attributes/create", attributes.add);
  await page.getByLabel(catalog.code, { exact: true }).fill(code);
  const main = page.getByRole("main");
  await owner.fillBoth(catalog.name, name, main);
  await owner.choose(attributes.kind, [attributes.kinds.enum]);
  for (const [index, value] of values.entries()) {
    await owner.press(attributes.addValue);
    const item = main.getByRole("listitem").nth(index);
    await item.getByLabel(catalog.code, { exact: true }).fill(value.code);
    await owner.fillBoth(catalog.name, value, item);
  }
  await owner.press(shell.form.save);
  await owner.expectScreen(resources.attributes.name);
  await expect(page.getByRole("link", { name: name[locale] })).toBeVisible();
}

export async function addAttributes(owner: NewOwner): Promise<void> {
  for (const attribute of [FINISH, SHADE]) await addAttribute(owner, attribute);
}

/** Adds the category, with the attributes it asks for, and the brand. */
export async function addCategoryAndBrand(owner: NewOwner): Promise<void> {
  const { locale, words, dialog } = owner;
  const { catalog, resources } = words;
  await owner.openScreen("/categories", resources.categories.name);
  await owner.press(catalog.categories.add);
  await dialog.getByLabel(catalog.code, { exact: true }).fill(CATEGORY.code);
  await owner.fillBoth(catalog.name, CATEGORY.name, dialog);
  const asked = [FINISH.name[locale], SHADE.name[locale]];
  await owner.choose(catalog.categories.attributes, asked, dialog);
  await owner.press(catalog.categories.add, dialog);
  await owner.expectSaid(catalog.saved);
  await owner.openScreen("/brands", resources.brands.name);
  await owner.press(catalog.brands.add);
  await dialog.getByLabel(catalog.code, { exact: true }).fill(BRAND.code);
  await owner.fillBoth(catalog.name, BRAND.name, dialog);
  await owner.press(catalog.brands.add, dialog);
  await owner.expectSaid(catalog.saved);
}

/** Publishes it with six variants and two pictures. @returns the SKU of the first variant */
export async function publishLamp(owner: NewOwner): Promise<string> {
  const { page, locale, words } = owner;
  const { products } = words;
  const { page: texts, actions } = products;
  await owner.openScreen("/products/create", products.add);
  await page.getByLabel(products.code, { exact: true }).fill(LAMP.code);
  await owner.fillBoth(products.name, LAMP.name);
  await owner.fillBoth(texts.summary, LAMP.summary);
  await owner.choose(products.category, [CATEGORY.name[locale]]);
  await owner.choose(products.brand, [BRAND.name[locale]]);
  await owner.choose(texts.options, [FINISH.name[locale], SHADE.name[locale]]);
  for (const { name, values } of [FINISH, SHADE])
    await owner.choose(
      name[locale],
      values.map((value) => value[locale]),
    );
  await owner.press(texts.makeVariants);
  const skus = page.getByLabel(products.sku, { exact: true });
  await expect(skus).toHaveCount(VARIANTS);
  await page.getByLabel(texts.poundsFor, { exact: true }).first().fill(LAMP.pounds);
  await owner.press(texts.fill);
  await page
    .getByLabel(texts.addPictures, { exact: true })
    .and(page.locator("input"))
    .setInputFiles([picture(1), picture(2)]);
  const pictures = page.getByRole("listitem").filter({ has: page.getByRole("img") });
  await expect(pictures).toHaveCount(2);
  for (const place of [0, 1])
    await owner.fillBoth(texts.alt, LAMP.name, pictures.nth(place).locator(":scope"));
  await owner.press(texts.saveNew);
  await owner.expectScreen(LAMP.name[locale]);
  await owner.confirm(actions.publish);
  await owner.expectSaid(actions.published);
  return skus.first().inputValue();
}

/** Books the receipt of ten units. */
export async function receiveLamps(owner: NewOwner, sku: string): Promise<void> {
  const { words, dialog } = owner;
  const { stock, resources } = words;
  const filter = encodeURIComponent(JSON.stringify({ q: sku }));
  await owner.openScreen(`/stock?filter=${filter}`, resources.stock.name);
  await owner.press(stock.book.open);
  await dialog.getByLabel(stock.book.quantity).fill("10");
  await owner.press(stock.book.save, dialog);
  await owner.expectSaid(stock.book.done.replace("{sku}", sku));
}
