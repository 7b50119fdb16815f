import type { CartFinding, Remedy } from "#contract/lighting/endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { type Dictionary, optionLabel, productPath } from "#server/modules/catalog/index.ts";
import type { Help } from "./find-helps.ts";
import type { Found, Wish } from "./things/finding.ts";

const SEPARATOR = " · ";

export function presentFinding(
  dictionary: Dictionary,
  locale: Locale,
  { wish, ...found }: Found,
  helps: ReadonlyMap<Wish, Help>,
): CartFinding {
  return { ...found, remedy: remedyFor(dictionary, locale, wish, helps) };
}

function remedyFor(
  dictionary: Dictionary,
  locale: Locale,
  wish: Found["wish"],
  helps: ReadonlyMap<Wish, Help>,
): Remedy | null {
  if (wish === null) return null;
  if ("remove" in wish) {
    return { kind: "remove", from: wish.remove, help: null, quantity: wish.quantity };
  }
  const help = helps.get(wish);
  if (!help) return null;
  return {
    kind: wish.from === null ? "add" : "swap",
    from: wish.from,
    quantity: help.pieces,
    help: presentHelp(dictionary, locale, help),
  };
}

function presentHelp(
  { attributes }: Dictionary,
  locale: Locale,
  { variantId, productId, name, slug, options, picture, amount, was }: Help,
): NonNullable<Remedy["help"]> {
  const labels = options.flatMap(({ attribute, value }) => {
    const known = attributes.get(attribute);
    return known ? [optionLabel(known, value, locale)] : [];
  });
  return {
    variantId,
    name: name[locale],
    options: labels.join(SEPARATOR),
    path: productPath(productId, slug[locale]),
    picture: picture && { ...picture, alt: picture.alt[locale] },
    price: { amount, was },
  };
}
