import type { Fact } from "#contract/catalog/product.ts";

/** Lengths and counts say nothing without their name: "Diameter 800 mm", but "4200 lm". */
const NEEDS_NAME = /(?:_mm|_cm|_count|gang|key_count)$/;

/** Key facts as short texts for a card. */
export function factTexts(facts: Fact[]): string[] {
  return facts.map(({ code, name, value, ltr }) => {
    const shown = ltr ? `\u2066${value}\u2069` : value;
    return NEEDS_NAME.test(code) ? `${name} ${shown}` : shown;
  });
}
