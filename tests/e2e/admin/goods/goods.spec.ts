import type { Page } from "@playwright/test";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "../../shop-test.ts";
import { picture } from "../../test-api/chosen-files.ts";
import { BackOffice } from "../back-office.ts";

/** Finishes and shades: three by two variants. */
const OPTIONS = [
  {
    ar: "اللون والتشطيب",
    en: "Finish",
    values: { ar: ["ذهبي", "أبيض", "أسود مطفي"], en: ["Gold", "White", "Matt black"] },
  },
  {
    ar: "خامة الغطاء",
    en: "Shade",
    values: { ar: ["زجاج أبيض لبني", "شابوه كتان"], en: ["Opal glass", "Linen"] },
  },
];

/**
 * In pounds. No test that orders may search for a lamp of this price, as it is only in the shop for
 * a while.
 */
const PRICE = "4500";

/**
 * Signs in with the catalog role and opens the form of a new product; all its texts contain this
 * number.
 */
async function beginProduct(page: Page, locale: "ar" | "en") {
  const office = new BackOffice(page, locale);
  const { words } = office;
  const number = `${Date.now() % 1_000_000}`;
  await office.enter("catalogue");
  await office.open("/products/create");
  await office.expectScreen(words.products.add);
  const name = { ar: `نجفة الفنار ${number}`, en: `Lighthouse lamp ${number}` };
  const inLanguage = (label: string, language: "ar" | "en") =>
    page.getByLabel(
      words.shell.form.inLanguage
        .replace("{label}", label)
        .replace("{language}", words.shell.locales[language]),
      { exact: true },
    );
  await page.getByLabel(words.products.code, { exact: true }).fill(`lamp-${locale}-${number}`);
  await inLanguage(words.products.name, "ar").fill(name.ar);
  await inLanguage(words.products.name, "en").fill(name.en);
  await choose(page, words.products.category, [1]);
  await choose(page, words.products.brand, [1]);
  return { office, words, name, inLanguage };
}

/** Chooses from a list by text or by position. */
async function choose(page: Page, label: string, wanted: readonly (string | number)[]) {
  await page.getByLabel(label, { exact: true }).first().click();
  for (const one of wanted) {
    const options = page.getByRole("option");
    await (
      typeof one === "number"
        ? options.nth(one)
        : page.getByRole("option", { name: one, exact: true })
    ).click();
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
}

test(
  "creates a product with six variants, publishes it and adds stock",
  NIGHTLY,
  async ({ page, shop }) => {
    // The whole editing of a product: takes longer than other tests on a busy machine.
    test.slow();
    const { locale } = shop;
    const { office, words, name, inLanguage } = await beginProduct(page, locale);
    const { page: texts, actions } = words.products;
    await choose(
      page,
      texts.options,
      OPTIONS.map((option) => option[locale]),
    );
    for (const option of OPTIONS) await choose(page, option[locale], option.values[locale]);
    await page.getByRole("button", { name: texts.makeVariants }).click();
    await expect(page.getByLabel(words.products.sku, { exact: true })).toHaveCount(6);
    await page.getByLabel(texts.poundsFor, { exact: true }).first().fill(PRICE);
    await page.getByRole("button", { name: texts.fill, exact: true }).click();

    await page.getByLabel(texts.addPictures, { exact: true }).setInputFiles([picture()]);
    await inLanguage(texts.alt, "ar").fill("نجفة مضاءة");
    await inLanguage(texts.alt, "en").fill("A lit lamp");
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await page.getByRole("button", { name: texts.saveNew }).click();
    await office.expectScreen(name[locale]);
    await expect(page.getByText(words.products.states.draft, { exact: true })).toBeVisible();

    await page.getByRole("button", { name: actions.publish, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: actions.publish }).click();
    await expect(page.getByText(actions.published)).toBeVisible();
    await expect(page.getByText(words.products.states.published, { exact: true })).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    const sku = await page.getByLabel(words.products.sku, { exact: true }).first().inputValue();
    const record = page.url();
    await office.open(`/stock?filter=${encodeURIComponent(JSON.stringify({ q: sku }))}`);
    await page.getByRole("button", { name: words.stock.book.open }).click();
    await page.getByLabel(words.stock.book.quantity).fill("7");
    await shop.expectAccessible(page);
    await page.getByRole("button", { name: words.stock.book.save }).click();
    await expect(page.getByText(words.stock.book.done.replace("{sku}", sku))).toBeVisible();
    await page.getByRole("button", { name: words.stock.bin.open }).click();
    await page.getByRole("textbox", { name: words.resources.stock.fields.bin }).fill("A-12");
    await shop.expectAccessible(page);
    await page.getByRole("button", { name: words.stock.bin.save }).click();
    await expect(page.getByText(words.stock.bin.done.replace("{sku}", sku))).toBeVisible();
    await expect(page.getByRole("main").getByText("A-12", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: words.stock.history.open }).click();
    await expect(page.getByRole("dialog").getByText("+7")).toBeVisible();
    await shop.expectAccessible(page);

    const answer = await page.request.get(
      `/api/v1/products?q=${encodeURIComponent(name[locale])}&lang=${locale}`,
    );
    const { items } = (await answer.json()) as { items: { name: string; path: string }[] };
    expect(items[0]?.name).toBe(name[locale]);
    await shop.open(page, items[0]?.path ?? "");
    await expect(page.getByRole("heading", { level: 1, name: name[locale] })).toBeVisible();

    await page.goto(record);
    await page.getByRole("button", { name: actions.archive, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: actions.archive }).click();
    await expect(page.getByText(actions.archived)).toBeVisible();
    const gone = await page.goto(shop.at(items[0]?.path ?? ""));
    expect(gone?.status()).toBe(404);
  },
);

test(
  "keeps typed values after a reload and merges a concurrent edit",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    // Two browsers, one after the other.
    test.slow();
    const { office, words, name, inLanguage } = await beginProduct(page, shop.locale);
    const { page: texts } = words.products;
    await page
      .getByLabel(words.products.sku, { exact: true })
      .fill(`SOLO-${Date.now() % 1_000_000}`);
    await page.reload();
    await expect(inLanguage(words.products.name, "en")).toHaveValue(name.en);
    await page.getByRole("button", { name: texts.saveNew }).click();
    await office.expectScreen(name[shop.locale]);

    const other = await page.context().newPage();
    await other.goto(page.url());
    const theirs = (label: string) =>
      other.getByLabel(
        words.shell.form.inLanguage
          .replace("{label}", label)
          .replace("{language}", words.shell.locales.en),
        { exact: true },
      );
    await theirs(words.products.name).fill("Their name");
    await theirs(texts.summary).fill("Their summary");
    await other.getByRole("button", { name: texts.save, exact: true }).click();
    await expect(other.getByText(texts.saved)).toBeVisible();
    await other.close();

    await inLanguage(words.products.name, "en").fill("My name");
    await page.getByRole("button", { name: texts.save, exact: true }).click();
    // The number in the Arabic name alone is warned of, too.
    const conflict = page.getByRole("alert").filter({ hasText: words.shell.form.changed });
    await expect(conflict).toBeVisible();
    await shop.expectAccessible(page);
    await page.getByRole("button", { name: words.shell.form.settle }).click();
    await expect(inLanguage(words.products.name, "en")).toHaveValue("My name");
    await expect(inLanguage(texts.summary, "en")).toHaveValue("Their summary");
    await page.getByRole("button", { name: texts.save, exact: true }).click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    await page.reload();
    await expect(inLanguage(words.products.name, "en")).toHaveValue("My name");
    await expect(inLanguage(texts.summary, "en")).toHaveValue("Their summary");
  },
);
