import type { Locale } from "#contract/kernel/locale.ts";
import { PAGE_SIZE } from "#contract/storefront/list-query.ts";
import type { RankExplanation } from "#contract/storefront/synonym-endpoints.ts";
import { readDictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { productCards } from "../cards/product-cards.ts";
import { searchOf } from "../list/search-terms.ts";
import { find } from "../product-index/index.ts";
import { productIndexOf } from "../start-product-index.ts";
import { spelling } from "../text/trade-phrases.ts";
import { understand } from "../text/understand.ts";

interface Asked {
  q: string;
  locale: Locale;
  productId: number;
}

/** Why a product ranks where it does in a search; undefined: it is not in the shop. */
export async function explainRank(
  platform: Pick<Platform, "db" | "primary" | "cache">,
  { q, locale, productId }: Asked,
): Promise<RankExplanation | undefined> {
  const [card] = await productCards(platform, locale, [productId]);
  const dictionary = await readDictionary(platform);
  const question = await understand(platform, q, { locale });
  const { ids, explained } = find(await productIndexOf(platform).current(), {
    scope: "all",
    search: searchOf(dictionary, question),
    facts: [],
    choices: [],
    sort: null,
    page: 1,
    pageSize: PAGE_SIZE,
    explain: productId,
  });
  if (!card || !explained) return undefined;
  const place = ids.indexOf(productId) + 1;
  const points = explained.terms.flat().reduce((sum, part) => sum + part.points, 0);
  return {
    name: card.name,
    place: place > 0 ? place : null,
    points,
    inStock: card.inStock,
    orders: Number(explained.orders.toFixed(1)),
    halfLifeDays: explained.halfLifeDays,
    terms: question.terms.map((term, index) => ({
      text: spelling(term.text),
      parts: explained.terms[index] ?? [],
    })),
  };
}
