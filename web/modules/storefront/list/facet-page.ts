import type { Locale } from "#contract/kernel/locale.ts";
import { formatPrice, PIASTRES_PER_POUND } from "#contract/kernel/money.ts";
import type { CategoryLink } from "#contract/page-context.ts";
import { facetPageChoice, makesFacetPage } from "#contract/storefront/facet-pages.ts";
import { translator } from "#web/i18n/translator.ts";
import type { LoadedList } from "./load-list.ts";

interface FacetPage {
  title: string;
  description: string;
}

/**
 * Title and description of a category page with one chosen value, if it is one that search engines
 * should list.
 */
export function facetPage(
  { list, query }: LoadedList,
  category: Pick<CategoryLink, "name" | "productCount">,
  locale: Locale,
): FacetPage | undefined {
  const choice = facetPageChoice(query);
  if (!choice || !makesFacetPage(choice.value, list.total, category.productCount)) return undefined;
  const facet = list.facets.find(({ code }) => code === choice.code);
  const value = facet?.kind === "values" && facet.values.find(({ selected }) => selected);
  if (!value) return undefined;
  const t = translator(locale, "catalog");
  const title = t(`facetPage.${choice.code}`, {
    category: category.name,
    value: inSentence(value.label, choice.code, locale),
  });
  const products = translator(locale, "storefront")("productCount", { count: list.total });
  const amount = leastAmount(list);
  return {
    title,
    description: t("facetPage.description", {
      title,
      products,
      price: formatPrice(amount, locale),
    }),
  };
}

/** Lower-cases a label for use within a sentence, except names. */
function inSentence(label: string, code: string, locale: Locale): string {
  if (locale === "ar") return code === "room" ? label.replace(/^ال/, "") : label;
  return ["finish", "room", "style", "cct_name", "shade"].includes(code)
    ? label.toLowerCase()
    : label;
}

function leastAmount({ facets, items }: LoadedList["list"]): number {
  const prices = facets.find(({ code }) => code === "price");
  if (prices?.kind === "range") return prices.min * PIASTRES_PER_POUND;
  return Math.min(...items.map(({ price }) => price.amount));
}
