import type { ProductRecord } from "#contract/assortment/product-record.ts";
import { type Bilingual, type Locale, LOCALES } from "#contract/kernel/locale.ts";
import type { SheetColumn } from "#server/modules/spreadsheets/index.ts";
import { factsText } from "./fact-text.ts";
import {
  productAliases as aliases,
  productHeadings as headings,
  productStates,
} from "./messages-products.ts";
import { TEXTS } from "./product-row.ts";

/** A row is one variant; the first row of a product also contains what all its variants share. */
export interface ProductItem {
  product: Omit<ProductRecord, "id" | "version" | "stock">;
  variant: Omit<ProductRecord["variants"][number], "id" | "priceVersion">;
  isFirst: boolean;
  /** Codes of its category and brand. */
  category: string;
  brand: string;
}

type Column = SheetColumn<ProductItem>;

const onFirst =
  (print: Column["print"]): Column["print"] =>
  (item, locale) =>
    item.isFirst ? print(item, locale) : null;

const textColumns: Column[] = TEXTS.flatMap((field) =>
  LOCALES.map((language) => ({
    key: `${field}.${language}`,
    heading: headings[`${field}.${language}`],
    ...((field === "name" || field === "slug") && { aliases: aliases[`${field}.${language}`] }),
    print: onFirst(({ product }) => textOf(product[field], language)),
  })),
);

export const productColumns: readonly Column[] = [
  {
    key: "code",
    heading: headings.code,
    aliases: aliases.code,
    print: ({ product }) => product.code,
    isRequired: true,
  },
  {
    key: "sku",
    heading: headings.sku,
    aliases: aliases.sku,
    print: ({ variant }) => variant.sku,
    isRequired: true,
  },
  {
    key: "state",
    heading: headings.state,
    aliases: aliases.state,
    print: onFirst(({ product }, locale) => productStates[product.state][locale]),
  },
  {
    key: "isActive",
    heading: headings.isActive,
    isYesNo: true,
    print: ({ variant }) => variant.isActive,
  },
  {
    key: "price",
    heading: headings.price,
    aliases: aliases.price,
    print: ({ variant: { piastres } }) => (piastres === null ? null : piastres / 100),
  },
  { key: "options", heading: headings.options, print: ({ variant }) => factsText(variant.options) },
  {
    key: "variantFacts",
    heading: headings.variantFacts,
    aliases: aliases.variantFacts,
    print: ({ variant }) => factsText(variant.attributes),
  },
  {
    key: "category",
    heading: headings.category,
    aliases: aliases.category,
    print: onFirst(({ category }) => category),
  },
  {
    key: "brand",
    heading: headings.brand,
    aliases: aliases.brand,
    print: onFirst(({ brand }) => brand),
  },
  ...textColumns,
  {
    key: "facts",
    heading: headings.facts,
    aliases: aliases.facts,
    print: onFirst(({ product }) => factsText(product.attributes)),
  },
  {
    key: "isMarkedNew",
    heading: headings.isMarkedNew,
    isYesNo: true,
    print: onFirst(({ product }) => product.isMarkedNew),
  },
];

/**
 * Placeholder for a selling point missing in one language, so that the others keep their position.
 */
const NOT_WRITTEN = "-";

function textOf(text: Bilingual | Bilingual[] | null, language: Locale): string {
  if (text === null) return "";
  if (!Array.isArray(text)) return text[language];
  const lines = text.map((one) => one[language]);
  return lines.some((line) => line !== "")
    ? lines.map((line) => line || NOT_WRITTEN).join("\n")
    : "";
}

/** Selling points of one language, one per line. */
export function readLines(text: string): string[] {
  return text.split("\n").map((line) => (line.trim() === NOT_WRITTEN ? "" : line));
}
