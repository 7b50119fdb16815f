import type { Fact } from "#contract/catalog/product.ts";

/** Lengths and bare numbers say nothing without their name: "Diameter 800 mm", "CRI 92", but "4200 lm". */
const IS_LENGTH = /_(?:mm|cm)$/;
const IS_BARE = /^[\d.,–-]+$/;
const ABBREVIATION = /\(([A-Z]{2,5})\)/;

/** Key facts as short texts for a card. */
export function factTexts(facts: Fact[]): string[] {
  return facts.map(({ code, name, value, ltr }) => {
    if (IS_BARE.test(value)) {
      const short = ABBREVIATION.exec(name)?.[1];
      return short ? `\u2066${short} ${value}\u2069` : `${name} \u2066${value}\u2069`;
    }
    const shown = ltr ? `\u2066${value}\u2069` : value;
    return IS_LENGTH.test(code) ? `${name} ${shown}` : shown;
  });
}
