import type { Fact } from "#contract/catalog/product.ts";

/** Lengths and bare numbers need their name: "Diameter 80 cm", "CRI 92", but "4200 lm". */
const IS_LENGTH = /_(?:mm|cm)$/;
const IS_BARE = /^[\d.,–-]+$/;
/** "(from – to)": a card has little room, and the value shows it. */
const REMARK = / \([^)]*\)$/;
const ABBREVIATION = /\(([A-Z]{2,5})\)/;

/** Key facts as short texts for a card. */
export function factTexts(facts: Fact[]): string[] {
  return facts.map(({ code, name, value }) => {
    if (IS_BARE.test(value)) return `${ABBREVIATION.exec(name)?.[1] ?? name} ${value}`;
    return IS_LENGTH.test(code) ? `${name.replace(REMARK, "")} ${value}` : value;
  });
}
