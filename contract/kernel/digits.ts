const ARABIC_INDIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;
/** Left-to-right and right-to-left marks, embeddings, isolates, the Arabic letter mark, zero-width signs and the BOM. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff]/g;

/**
 * Writes Arabic-Indic (٠–٩) and Persian (۰–۹) digits as ASCII, ٫ as a point, drops ٬ and invisible
 * direction marks. Letters stay as they are. Meant for numbers, phones, codes and quantities.
 */
export function normaliseDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (d) => String(d.charCodeAt(0) - ARABIC_INDIC_ZERO))
    .replace(/[\u06f0-\u06f9]/g, (d) => String(d.charCodeAt(0) - PERSIAN_ZERO))
    .replaceAll("٫", ".")
    .replaceAll("٬", "")
    .replace(INVISIBLE, "");
}

/** A whole number typed in any digits, with or without spaces and grouping; `undefined` when it is none. */
export function parseWholeNumber(text: string): number | undefined {
  const plain = normaliseDigits(text).replace(/[\s,]/g, "");
  return /^\d{1,15}$/.test(plain) ? Number(plain) : undefined;
}

/** Signs of Arabic stand for themselves; of the others the last one parts the fraction off, if it can. */
const FORM = /^-?\d+(?:[.,]\d+)*$/;
const GROUPED = /^-?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;

/**
 * A number with at most so many decimals, in the smallest unit: "8,450.5" with two → 845050. Digits of any script, a
 * point or a comma before the decimals, the other one or spaces between groups. `undefined` when it is none, or may be
 * read in two ways: "1.234" is no thousand here, and no amount of money.
 */
export function parseDecimal(text: string, places: number): number | undefined {
  const plain = normaliseDigits(text.replaceAll("٬", ",")).replaceAll(/[\s\u00a0\u202f]/g, "");
  if (!FORM.test(plain)) return undefined;
  const [whole, decimals = ""] = split(plain);
  if (decimals.length > places && /[^0]/.test(decimals.slice(places))) return undefined;
  const units = Number(`${whole}${decimals.slice(0, places).padEnd(places, "0")}`);
  return Number.isSafeInteger(units) ? units : undefined;
}

/** The digits before and behind the sign of the fraction, without grouping. */
function split(plain: string): [whole: string, decimals?: string] {
  const signs = plain.replaceAll(/[^.,]/g, "");
  if (signs === "") return [plain];
  const last = signs.at(-1) as string;
  const isMixed = signs.includes(last === "." ? "," : ".");
  const isGroup = !isMixed && GROUPED.test(plain) && (last === "," || signs.length > 1);
  if (isGroup) return [plain.replaceAll(/[.,]/g, "")];
  const at = plain.lastIndexOf(last);
  const before = plain.slice(0, at);
  // Two fractions, or groups that are none.
  if (/[.,]/.test(before) && !(isMixed && GROUPED.test(before) && !before.includes(last))) {
    return ["NaN"];
  }
  return [before.replaceAll(/[.,]/g, ""), plain.slice(at + 1)];
}

/** The number as it is written for programs: 845050 with two → "8450.5". */
export function decimalText(units: number, places: number): string {
  return String(units / 10 ** places);
}
