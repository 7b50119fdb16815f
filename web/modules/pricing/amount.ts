import type { Locale } from "#contract/kernel/locale.ts";
import {
  CURRENCY_LABEL,
  formatNumber,
  formatPounds,
  formatPrice,
  type Piastres,
} from "#contract/kernel/money.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import type { Amount } from "#web/ui/display/price.tsx";

/** Number and currency separately, as the design system shows a price. */
export function amountOf(piastres: Piastres, locale: Locale): Amount {
  return {
    number: formatPounds(piastres, locale),
    currency: CURRENCY_LABEL[locale],
    currencyLeads: locale === "en",
  };
}

/** Formats money and numbers in the page's language. */
export function useMoney() {
  const locale = usePageLocale();
  return {
    amount: (piastres: Piastres) => amountOf(piastres, locale),
    /** For sentences: wrapped in bidi isolates, so that it keeps its order. */
    text: (piastres: Piastres) => `\u2068${formatPrice(piastres, locale)}\u2069`,
    number: (value: number) => formatNumber(value, locale),
  };
}
