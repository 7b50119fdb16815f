import type { MessageKey } from "#contract/kernel/messages.ts";
import { type FieldError, ProblemError } from "#server/platform/http/problem-error.ts";
import type { Dictionary } from "../dictionary.ts";
import { checkFacts } from "../facts/check-facts.ts";
import type { ProductDraft } from "./product-draft.ts";

const CHOOSABLE = new Set(["enum", "number", "integer"]);

/**
 * Refuses a product whose attributes, options or variants contradict each other or the dictionary.
 */
export function checkProduct(dictionary: Dictionary, draft: ProductDraft): void {
  checkFacts(dictionary, draft.attributes, "attributes");
  const errors = [...optionErrors(dictionary, draft), ...variantErrors(draft)];
  if (errors.length > 0) throw new ProblemError("validation", {}, errors);
  for (const [index, { attributes = {}, options }] of draft.variants.entries()) {
    checkFacts(dictionary, { ...attributes, ...options }, `variants.${index}.attributes`);
  }
}

const error = (path: string, key: MessageKey): FieldError => ({ path, key, values: {} });

function optionErrors({ attributes }: Dictionary, { options }: ProductDraft): FieldError[] {
  return options
    .filter((code) => !CHOOSABLE.has(attributes.get(code)?.kind ?? ""))
    .map((code) => error(`options.${code}`, "validation.oneOf"));
}

/** Each variant has one value for every option, and no two have the same combination. */
function variantErrors({ variants, options }: ProductDraft): FieldError[] {
  if (variants.length === 0) return [error("variants", "validation.atLeastOne")];
  const required = options.toSorted().join();
  const seen = new Set<string>();
  const skus = new Set<string>();
  return variants.flatMap((variant, index) => {
    const path = `variants.${index}.options`;
    if (skus.has(variant.sku)) return [error(`variants.${index}.sku`, "validation.exclusion")];
    skus.add(variant.sku);
    if (Object.keys(variant.options).toSorted().join() !== required) {
      return [error(path, "validation.required")];
    }
    const choice = options.map((code) => variant.options[code]).join("\n");
    if (seen.has(choice)) return [error(path, "validation.invalid")];
    seen.add(choice);
    return [];
  });
}
