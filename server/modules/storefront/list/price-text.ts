import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import { CURRENCY_LABEL, formatNumber } from "#contract/kernel/money.ts";
import type { UnderstoodFact } from "#contract/storefront/endpoints.ts";
import type { SaidOrder } from "../text/said-order.ts";
import type { SaidPrice } from "../text/said-price.ts";
import { PRICE } from "./choices.ts";
import { FACET_NAMES } from "./present-facets.ts";

/** A price alone is approximate, and is the middle of its range. */
const middle = (min: number, max: number) => Math.round((min + max) / 2);

/** The price condition of a search, with the search without it. */
export function priceFact(locale: Locale, price: SaidPrice, without: string): UnderstoodFact {
  return {
    code: PRICE,
    name: FACET_NAMES[PRICE][locale],
    value: rangeText(price)[locale],
    without,
  };
}

const ORDER: Bilingual = { ar: "الترتيب", en: "Order" };
const ORDERS: Record<SaidOrder["sort"], Bilingual> = {
  "price-asc": { ar: "الأرخص أولًا", en: "Cheapest first" },
  "price-desc": { ar: "الأغلى أولًا", en: "Most expensive first" },
};

/** The order that a search asks for, with the search without it. */
export function orderFact(locale: Locale, { sort }: SaidOrder, without: string): UnderstoodFact {
  return { code: "sort", name: ORDER[locale], value: ORDERS[sort][locale], without };
}

function rangeText({ kind, min, max }: SaidPrice): Bilingual {
  const ar = (value: number) => `${formatNumber(value, "ar")} ${CURRENCY_LABEL.ar}`;
  const en = (value: number) => `${CURRENCY_LABEL.en} ${formatNumber(value, "en")}`;
  if (min === null || max === null) {
    return min === null
      ? { ar: `حتى ${ar(max ?? 0)}`, en: `Up to ${en(max ?? 0)}` }
      : { ar: `من ${ar(min)}`, en: `From ${en(min)}` };
  }
  if (kind === "about") {
    const said = middle(min, max);
    return { ar: `حوالي ${ar(said)}`, en: `Around ${en(said)}` };
  }
  return {
    ar: `من ${formatNumber(min, "ar")} إلى ${ar(max)}`,
    en: `${en(min)}–${formatNumber(max, "en")}`,
  };
}
