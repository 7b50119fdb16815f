import type { Locale } from "#contract/kernel/locale.ts";
import type { RankExplanation } from "#contract/storefront/synonym-endpoints.ts";
import { readDictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { productCards } from "../cards/product-cards.ts";
import { listProducts } from "../list/list-products.ts";
import { rankParts, termMarks } from "../list/term-marks.ts";
import { productFollower } from "../read-model/follow-products.ts";
import { HALF_LIFE_DAYS, ordersWorth } from "../read-model/popularity.ts";
import { spelling } from "../text/trade-phrases.ts";
import { understand } from "../text/understand.ts";
import { searchOf } from "./search-of.ts";

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
  const { terms } = await understand(platform, q, { locale });
  const { items } = await listProducts(platform, locale, searchOf(q));
  const model = await productFollower(platform).current();
  const row = model.rows.get(productId);
  if (!card || row === undefined) return undefined;
  const place = items.findIndex(({ id }) => id === productId) + 1;
  const explained = terms.map((term) => ({
    text: spelling(term.text),
    parts: rankParts(termMarks(model, dictionary, term)[row] ?? 0),
  }));
  const parts = explained.flatMap((term) => term.parts);
  return {
    name: card.name,
    place: place > 0 ? place : null,
    points: parts.reduce((sum, { points }) => sum + points, 0),
    inStock: card.inStock,
    orders: Number(ordersWorth(model.popularities[row] ?? 0, new Date()).toFixed(1)),
    halfLifeDays: HALF_LIFE_DAYS,
    terms: explained,
  };
}
