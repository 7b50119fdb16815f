import { expect, test } from "vitest";
import { ORDER_STATUS_LABELS } from "#contract/orders/order-status.ts";
import { contentPages } from "#demo/content/pages/index.ts";
import { catalogue } from "#demo/index.ts";
import { settings } from "#demo/settings.ts";
import { content as arOffice } from "../../admin/i18n/messages/ar/content/content.ts";
import { content as enOffice } from "../../admin/i18n/messages/en/content/content.ts";
import { demoTexts, type Language, writtenTexts } from "./said-texts.ts";

// Texts quote buttons, reasons and pages of the shop by name: the names must be in its messages.

/** Quotes of what people say, and of words that a text explains. */
const SAYINGS: Record<Language, string[]> = {
  ar: ["تصبحون على خير", "إن شاء الله تمام", "الوات التجاري", "وات تجاري"],
  en: ["it should be fine", "commercial watts"],
};

const QUOTED = { ar: /«([^»{]+)»/gu, en: /“([^”{]+)”/gu };

/** Names of products, families, brands, categories, attributes and their values. */
function namesOf(language: Language): string[] {
  const { products, brands, categories, attributes } = catalogue;
  const values = attributes.flatMap((attribute) => attribute.values ?? []);
  const names = [...products, ...brands, ...categories, ...attributes, ...values].map(
    ({ name }) => name[language],
  );
  const families = names.flatMap((name) =>
    [...name.matchAll(QUOTED[language])].map(([, family = ""]) => family),
  );
  // A text quotes "Reversible" and "Drop", not what the label adds in brackets.
  return [...families, ...names, ...names.map((name) => name.replace(/ \(.*\)$/u, ""))];
}

test.each(["ar", "en"] as const)("quotes only names that the shop has, in %s", async (language) => {
  const messages = await writtenTexts(language);
  const labels = messages.map(({ text }) => text.slice(1, -1));
  const known = new Set([
    ...namesOf(language),
    ...labels,
    ...Object.values(ORDER_STATUS_LABELS).map((label) => label[language]),
    settings.legal.name[language],
    ...SAYINGS[language],
  ]);
  const quotes = [...demoTexts(language), ...messages].flatMap(({ path, text }) =>
    [...text.matchAll(QUOTED[language])].map(([, quote = ""]) => ({ path, quote })),
  );
  expect(quotes.length).toBeGreaterThan(10);
  const unknown = quotes.filter(({ quote }) => !known.has(quote));
  expect(unknown.map(({ path, quote }) => `${path}: ${quote}`)).toEqual([]);
});

test("names the content pages in the back office as customers read them", () => {
  const offices = { ar: arOffice.pages, en: enOffice.pages };
  for (const language of ["ar", "en"] as const) {
    const titles = contentPages.map(({ code, title }) => [code, title[language]]);
    expect(offices[language]).toEqual(Object.fromEntries(titles));
  }
});
