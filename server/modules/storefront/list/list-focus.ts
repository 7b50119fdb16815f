import { PIASTRES_PER_POUND } from "#contract/kernel/money.ts";
import type { ListScope } from "#contract/storefront/endpoints.ts";
import { type Dictionary, factRows } from "#server/modules/catalog/index.ts";
import type { CardFocus, CardVariant } from "../cards/card-row.ts";
import type { Choice } from "../product-index/index.ts";
import { factWords } from "../text/document.ts";
import { hasTerm, type Term } from "../text/query-terms.ts";
import type { SaidPrice } from "../text/said-price.ts";
import { PRICE, STOCK } from "./choices.ts";

interface Subject {
  scope: ListScope;
  choices: Choice[];
  /** The price condition of the search. */
  price?: SaidPrice | undefined;
  /** The terms of the search. */
  terms: Term[];
}

/**
 * Which variants a list is about: those on offer, or with the finish, the size … chosen or searched
 * for.
 */
export function listFocus(
  dictionary: Dictionary,
  { scope, choices: chosen, price, terms }: Subject,
): CardFocus {
  const choices = price ? [...chosen, { code: PRICE, ...price }] : chosen;
  const known = new Map<CardVariant, string>();
  const wordsOf = (variant: CardVariant) => {
    const words =
      known.get(variant) ?? ` ${factWords(dictionary, [variant.attributes]).join(" ")} `;
    known.set(variant, words);
    return words;
  };
  const has = (variant: CardVariant, term: Term) => hasTerm(wordsOf(variant), term);
  return (variant, variants) =>
    (scope !== "special-offers" || variant.price.was !== null) &&
    choices.every((choice) => fits(dictionary, variant, choice)) &&
    terms.every((term) => has(variant, term) || !variants.some((other) => has(other, term)));
}

/** An attribute that the variants do not have was already matched by the product. */
function fits(dictionary: Dictionary, variant: CardVariant, choice: Choice): boolean {
  if (choice.code === STOCK) return variant.available > 0;
  if (choice.code === PRICE) return isWithin(choice, variant.price.amount / PIASTRES_PER_POUND);
  const value = variant.attributes[choice.code];
  if (value === undefined) return true;
  return factRows(dictionary, [{ [choice.code]: value }]).some((row) =>
    "values" in choice
      ? row.value !== null && choice.values.includes(row.value)
      : row.low !== null && isWithin(choice, row.low, row.high ?? row.low),
  );
}

function isWithin(choice: Choice, low: number, high = low): boolean {
  if ("values" in choice) return true;
  return high >= (choice.min ?? -Infinity) && low <= (choice.max ?? Infinity);
}
