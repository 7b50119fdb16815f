import type { Locale } from "./locale.ts";

/**
 * An amount of Egyptian money as a whole number of piastres (EGP 1 = 100 piastres). Never a
 * fraction.
 */
export type Piastres = number;

export const PIASTRES_PER_POUND = 100;

/** Latin digits in both languages: the same numerals everywhere. */
const NUMBER_TAG: Record<Locale, string> = { ar: "ar-EG-u-nu-latn", en: "en-US" };

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: Locale, fraction: 0 | 2): Intl.NumberFormat {
  const key = `${locale}${fraction}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat(NUMBER_TAG[locale], {
      minimumFractionDigits: fraction,
      maximumFractionDigits: fraction,
    });
    formatters.set(key, found);
  }
  return found;
}

/** The number of pounds, grouped, with piastres only if there are any: 845000 → "8,450". */
export function formatPounds(amount: Piastres, locale: Locale): string {
  return formatter(locale, amount % 100 === 0 ? 0 : 2).format(amount / 100);
}

export const CURRENCY_LABEL: Record<Locale, string> = { ar: "ج.م", en: "EGP" };

/** Price as one plain string, for titles, mails and screen readers: "8,450 ج.م" or "EGP 8,450". */
export function formatPrice(amount: Piastres, locale: Locale): string {
  const pounds = formatPounds(amount, locale);
  return locale === "ar" ? `${pounds} ${CURRENCY_LABEL.ar}` : `${CURRENCY_LABEL.en} ${pounds}`;
}

/** A whole number with grouping, in Latin digits. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(NUMBER_TAG[locale], { maximumFractionDigits: 2 }).format(value);
}
