const ARABIC_INDIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;
/**
 * Directional marks, embeddings, isolates, the Arabic letter mark, zero-width characters and the
 * BOM.
 */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff]/g;

/**
 * Converts Arabic-Indic (٠–٩) and Persian (۰–۹) digits to ASCII and ٫ to a point, and removes ٬ and
 * invisible direction marks. Letters stay as they are. For numbers, phones, codes and quantities.
 */
export function normaliseDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (d) => String(d.charCodeAt(0) - ARABIC_INDIC_ZERO))
    .replace(/[\u06f0-\u06f9]/g, (d) => String(d.charCodeAt(0) - PERSIAN_ZERO))
    .replaceAll("٫", ".")
    .replaceAll("٬", "")
    .replace(INVISIBLE, "");
}

/**
 * Converts digits as `normaliseDigits` does, and every kind of dash and minus to a hyphen: word
 * processors and phone keyboards replace hyphens. For SKUs and numbers of orders and papers.
 */
export function normaliseCode(text: string): string {
  return normaliseDigits(text)
    .replaceAll(/[\p{Pd}\u2212]/gu, "-")
    .trim();
}

/**
 * Parses a whole number typed in any digits, with or without spaces and grouping; `undefined` when
 * it is invalid.
 */
export function parseWholeNumber(text: string): number | undefined {
  const plain = normaliseDigits(text).replace(/[\s,]/g, "");
  return /^\d{1,15}$/.test(plain) ? Number(plain) : undefined;
}
