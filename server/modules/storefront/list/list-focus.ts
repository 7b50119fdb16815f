import type { ListScope } from "#contract/storefront/endpoints.ts";
import { type Dictionary, factRows } from "#server/modules/catalog/index.ts";
import type { CardFocus, CardVariant } from "../cards/card-row.ts";
import { type Choice, PIASTRES, PRICE, STOCK } from "./choices.ts";

/** Which variants a list is about: those on offer, or with the finish, the price … that were chosen. */
export function listFocus(
  dictionary: Dictionary,
  { scope, choices }: { scope: ListScope; choices: Choice[] },
): CardFocus {
  return (variant) =>
    (scope !== "special-offers" || variant.price.was !== null) &&
    choices.every((choice) => fits(dictionary, variant, choice));
}

/** What variants do not differ in, the product has met. */
function fits(dictionary: Dictionary, variant: CardVariant, choice: Choice): boolean {
  if (choice.code === STOCK) return variant.available > 0;
  if (choice.code === PRICE) return isWithin(choice, variant.price.amount / PIASTRES);
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
