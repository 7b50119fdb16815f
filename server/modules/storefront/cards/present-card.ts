import type { Fact, ProductCard } from "#contract/catalog/product.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Picture } from "#contract/media/picture.ts";
import {
  type Dictionary,
  type FactValue,
  keyFactsOf,
  lineageCodes,
  presentFact,
  productPath,
} from "#server/modules/catalog/index.ts";
import type { CardFocus, CardPicture, CardRow, CardVariant } from "./card-row.ts";

const PERCENT = 100;

/** What a list shows of a product. */
export function presentCard(
  dictionary: Dictionary,
  locale: Locale,
  row: CardRow,
  focus: CardFocus,
): ProductCard {
  const { variants } = row;
  const priced = pricedVariant(variants, focus);
  const shown = variants.find((variant) => variant.available > 0) ?? variants[0] ?? priced;
  return {
    id: row.id,
    path: productPath(row.id, row.slug[locale]),
    name: row.name[locale],
    brand: row.brand[locale],
    categoryId: row.categoryId,
    keyFacts: keyFacts(dictionary, locale, row, shown),
    price: { amount: priced.amount, was: priced.was },
    hasPriceRange: variants.some((variant) => variant.amount !== priced.amount),
    rating: row.rating,
    discountPercent: discount(priced),
    isNew: row.isNew,
    inStock: variants.some((variant) => variant.available > 0),
    picture: pictureOf(row.pictures, "hero", shown.id, locale),
    nightPicture: pictureOf(row.pictures, "night", shown.id, locale),
    swatches: swatches(dictionary, locale, row),
    onlyVariantId: variants.length === 1 ? shown.id : null,
  };
}

/** The cheapest variant, the first of equal ones; among those on offer when that is the list's subject. */
function pricedVariant(variants: CardVariant[], focus: CardFocus): CardVariant {
  const onOffer = variants.filter((variant) => variant.was !== null);
  const compared = focus === "offer" && onOffer.length > 0 ? onOffer : variants;
  return compared.reduce((lowest, variant) => (variant.amount < lowest.amount ? variant : lowest));
}

function discount({ amount, was }: Pick<CardVariant, "amount" | "was">): number {
  return was === null ? 0 : Math.floor(((was - amount) * PERCENT) / was);
}

/** The facts that the category's cards show. A number that differs between variants is shown as a range. */
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

/** The picture of a variant, else the one that shows all of them, else any. */
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
  const { src, width, height, alt } = picture;
  return { src, width, height, alt: alt[locale] };
}

/** One swatch per colour to choose, each leading to its first variant in stock. */
function swatches(
  { attributes }: Dictionary,
  locale: Locale,
  row: CardRow,
): ProductCard["swatches"] {
  const coloured = row.options
    .map((code) => attributes.get(code))
    .filter((attribute) => attribute?.values.some((value) => value.swatch !== null));
  const option = coloured.find((attribute) => attribute?.code === "finish") ?? coloured[0];
  if (!option) return [];
  return option.values.flatMap(({ code, name, swatch }) => {
    const having = row.variants.filter((variant) => variant.options[option.code] === code);
    const variant = having.find((candidate) => candidate.available > 0) ?? having[0];
    if (!variant || swatch === null) return [];
    const picture = pictureOf(row.pictures, "hero", variant.id, locale);
    return [{ code, name: name[locale], colour: swatch, variantId: variant.id, picture }];
  });
}
