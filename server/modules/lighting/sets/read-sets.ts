import type { Locale } from "#contract/kernel/locale.ts";
import type { ProductSet } from "#contract/lighting/endpoints.ts";
import { type Dictionary, lineage, readDictionary } from "#server/modules/catalog/index.ts";
import { summarizeVariants } from "#server/modules/storefront/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { CartItem } from "../items/cart-item.ts";
import { readItems } from "../read-items.ts";
import { type BuiltSet, buildSets } from "./build-sets.ts";

/**
 * The sets around a variant, with the price of each piece and the total; undefined when the variant
 * is not on sale.
 */
export async function readSets(
  platform: Pick<Platform, "db" | "cache">,
  locale: Locale,
  variantId: number,
): Promise<ProductSet[] | undefined> {
  const { db } = platform;
  const dictionary = await readDictionary(platform);
  const [item] = await readItems(db, dictionary, [{ variantId, quantity: 1 }]);
  if (!item) return undefined;
  const sets = await buildSets(db, dictionary, item);
  const ids = [...new Set(sets.flatMap(({ items }) => items.map((piece) => piece.variantId)))];
  const variants = new Map(
    (await summarizeVariants(db, locale, ids)).map((variant) => [variant.variantId, variant]),
  );
  return sets.flatMap((set) => presentSet(dictionary, locale, set, variants));
}

type Variants = ReadonlyMap<number, Awaited<ReturnType<typeof summarizeVariants>>[number]>;

function presentSet(
  dictionary: Dictionary,
  locale: Locale,
  { kind, items }: BuiltSet,
  variants: Variants,
): ProductSet[] {
  const pieces = items.flatMap((item) => {
    const variant = variants.get(item.variantId);
    const { quantity } = item;
    return variant ? [{ variant, quantity, label: labelOf(dictionary, locale, item) }] : [];
  });
  if (pieces.length < items.length) return [];
  const total = pieces.reduce(
    (sum, { variant, quantity }) => sum + variant.price.amount * quantity,
    0,
  );
  const inStock = pieces.every(({ variant, quantity }) => variant.available >= quantity);
  return [{ kind, pieces, total, inStock }];
}

/** A short label for a piece: its category. */
export function labelOf(
  dictionary: Dictionary,
  locale: Locale,
  { categoryCodes }: CartItem,
): string {
  const category = [...dictionary.categories.values()].find(
    ({ code }) => code === categoryCodes[0],
  );
  return category ? (lineage(dictionary, category.id).at(-1)?.name[locale] ?? "") : "";
}
