import type { Locale } from "#contract/kernel/locale.ts";
import type { CartFinding, Remedy } from "#contract/lighting/endpoints.ts";
import {
  type Dictionary,
  lineageCodes,
  optionLabel,
  productPath,
} from "#server/modules/catalog/index.ts";
import type { Suggestion } from "./find-suggestions.ts";
import type { Finding, Requirement } from "./items/finding.ts";

const SEPARATOR = " · ";

export function presentFinding(
  dictionary: Dictionary,
  locale: Locale,
  { resolution, ...found }: Finding,
  suggestions: ReadonlyMap<Requirement, Suggestion>,
): CartFinding {
  return { ...found, remedy: remedyFor(dictionary, locale, resolution, suggestions) };
}

function remedyFor(
  dictionary: Dictionary,
  locale: Locale,
  resolution: Finding["resolution"],
  suggestions: ReadonlyMap<Requirement, Suggestion>,
): Remedy | null {
  if (resolution === null) return null;
  if ("remove" in resolution) {
    return { kind: "remove", from: resolution.remove, help: null, quantity: resolution.quantity };
  }
  const suggestion = suggestions.get(resolution);
  if (!suggestion) return null;
  return {
    kind: resolution.from === null ? "add" : "swap",
    from: resolution.from,
    quantity: suggestion.quantity,
    help: presentSuggestion(dictionary, locale, suggestion),
  };
}

function presentSuggestion(
  dictionary: Dictionary,
  locale: Locale,
  { variantId, productId, categoryId, name, slug, options, picture, amount, was }: Suggestion,
): NonNullable<Remedy["help"]> {
  const categories = lineageCodes(dictionary, categoryId);
  const labels = options.flatMap(({ attribute, value }) => {
    const known = dictionary.attributes.get(attribute);
    return known ? [optionLabel(known, value, locale, categories)] : [];
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
