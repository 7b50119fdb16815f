import { normaliseDigits } from "./digits.ts";

/** Arabic separators are unambiguous; of the others, the last one may be the decimal separator. */
const FORM = /^-?\d+(?:[.,]\d+)*$/;
const GROUPED = /^-?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;

/**
 * Parses a number with at most `places` decimals into the smallest unit: "8,450.5" with two →
 * 845050. Digits of any script, a point or a comma as decimal separator, the other one or spaces
 * between groups. `undefined` when it is invalid or ambiguous: "1.234" is neither a thousand here
 * nor an amount of money.
 */
export function parseDecimal(text: string, places: number): number | undefined {
  const plain = normaliseDigits(text.replaceAll("٬", ",")).replaceAll(/[\s\u00a0\u202f]/g, "");
  if (!FORM.test(plain)) return undefined;
  const [whole, decimals = ""] = split(plain);
  if (decimals.length > places && /[^0]/.test(decimals.slice(places))) return undefined;
  const units = Number(`${whole}${decimals.slice(0, places).padEnd(places, "0")}`);
  return Number.isSafeInteger(units) ? units : undefined;
}

/** The digits before and after the decimal separator, without grouping. */
function split(plain: string): [whole: string, decimals?: string] {
  const signs = plain.replaceAll(/[^.,]/g, "");
  if (signs === "") return [plain];
  const last = signs.at(-1) as string;
  const isMixed = signs.includes(last === "." ? "," : ".");
  const isGroup = !isMixed && GROUPED.test(plain) && (last === "," || signs.length > 1);
  if (isGroup) return [plain.replaceAll(/[.,]/g, "")];
  const at = plain.lastIndexOf(last);
  const before = plain.slice(0, at);
  // Two decimal separators, or invalid groups.
  if (/[.,]/.test(before) && !(isMixed && GROUPED.test(before) && !before.includes(last))) {
    return ["NaN"];
  }
  return [before.replaceAll(/[.,]/g, ""), plain.slice(at + 1)];
}

/** The number in programming notation: 845050 with two → "8450.5". */
export function decimalText(units: number, places: number): string {
  return String(units / 10 ** places);
}
