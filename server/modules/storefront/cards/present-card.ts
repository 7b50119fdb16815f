import { firstVariant, haveable } from "#contract/catalog/first-variant.ts";
import type { CardVersion, Fact, Price, ProductCard } from "#contract/catalog/product.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Picture } from "#contract/media/picture.ts";
import {
  type Attribute,
  type Dictionary,
  type FactValue,
  keyFactsOf,
  lineageCodes,
  presentFact,
  productPath,
} from "#server/modules/catalog/index.ts";
import type { CardFocus, CardPicture, CardRow, CardVariant } from "./card-row.ts";

const PERCENT = 100;

/** A product's card: one of its variants, consistently in picture, price and link. */
export function presentCard(
  dictionary: Dictionary,
  locale: Locale,
  row: CardRow,
  focus: CardFocus = () => true,
): ProductCard {
  const meant = row.variants.filter((variant) => focus(variant, row.variants));
  const candidates = meant.length > 0 ? meant : row.variants;
  const shown = firstOf(candidates);
  const finishes = finishOption(dictionary, row);
  return {
    id: row.id,
    name: row.name[locale],
    brand: row.brand[locale],
    categoryId: row.categoryId,
    keyFacts: keyFacts(dictionary, locale, row, shown),
    ...presentVersion(locale, row, shown),
    rating: row.rating,
    isNew: row.isNew,
    swatches: finishes ? swatches(finishes, locale, row, candidates) : [],
    swatch: (finishes && shown.options[finishes.code]) ?? null,
    onlyVariantId: row.variants.length === 1 ? shown.id : null,
  };
}

function firstOf(variants: CardVariant[]): CardVariant {
  const first = firstVariant(variants);
  if (!first) throw new Error("A product that is listed has a variant on sale");
  return first;
}

function presentVersion(locale: Locale, row: CardRow, variant: CardVariant): CardVersion {
  const { variants } = row;
  const path = productPath(row.id, row.slug[locale]);
  const { price } = variant;
  const amounts = haveable(variants).map((one) => one.price.amount);
  return {
    path: variant === firstVariant(variants) ? path : `${path}?variant=${variant.id}`,
    price,
    isFrom: price.amount === Math.min(...amounts) && price.amount < Math.max(...amounts),
    discountPercent: discount(price),
    inStock: variant.available > 0,
    picture: pictureOf(row.pictures, "hero", variant.id, locale),
    nightPicture: pictureOf(row.pictures, "night", variant.id, locale),
  };
}

function discount({ amount, was }: Price): number {
  return was === null ? 0 : Math.floor(((was - amount) * PERCENT) / was);
}

/**
 * The attributes shown on the category's cards. A number that differs between variants is shown as
 * a range.
 */
function keyFacts(
  dictionary: Dictionary,
  locale: Locale,
  row: CardRow,
  shown: CardVariant,
): Fact[] {
  const categories = lineageCodes(dictionary, row.categoryId);
  return keyFactsOf(dictionary, row.categoryId).flatMap((code) => {
    const attribute = dictionary.attributes.get(code);
    const value = shown.attributes[code] ?? row.attributes[code];
    if (!attribute || value === undefined) return [];
    const all = row.variants.map((variant) => variant.attributes[code] ?? row.attributes[code]);
    return [presentFact(attribute, spanOf(all) ?? value, locale, categories)];
  });
}

function spanOf(values: (FactValue | undefined)[]): [number, number] | undefined {
  const numbers = values.filter((value) => typeof value === "number");
  if (numbers.length !== values.length) return undefined;
  return [Math.min(...numbers), Math.max(...numbers)];
}

/** The variant's own picture, else one for all variants, else any. */
function pictureOf(
  pictures: CardPicture[],
  role: string,
  variantId: number,
  locale: Locale,
): Picture | null {
  const fitting = pictures.filter((picture) => picture.role === role);
  const picture =
    fitting.find((candidate) => candidate.variantId === variantId) ??
    fitting.find((candidate) => candidate.variantId === null) ??
    fitting[0];
  if (!picture) return null;
  const { src, width, height, alt, focus } = picture;
  return { src, width, height, alt: alt[locale], ...(focus && { focus }) };
}

/** The option whose values are colours; the finish if there are several. */
function finishOption({ attributes }: Dictionary, row: CardRow): Attribute | undefined {
  const coloured = row.options
    .map((code) => attributes.get(code))
    .filter((attribute) => attribute?.values.some((value) => value.swatch !== null));
  return coloured.find((attribute) => attribute?.code === "finish") ?? coloured[0];
}

/** One swatch per available colour, each linking to its first variant that matches the list. */
function swatches(
  option: Attribute,
  locale: Locale,
  row: CardRow,
  candidates: CardVariant[],
): ProductCard["swatches"] {
  return option.values.flatMap(({ code, name, swatch }) => {
    const having = (variant: CardVariant) => variant.options[option.code] === code;
    const variant =
      firstVariant(candidates.filter(having)) ?? firstVariant(row.variants.filter(having));
    if (!variant || swatch === null) return [];
    return [{ code, name: name[locale], colour: swatch, ...presentVersion(locale, row, variant) }];
  });
}
