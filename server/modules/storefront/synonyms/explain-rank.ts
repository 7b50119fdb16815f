import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { RankExplanation } from "#contract/storefront/synonym-endpoints.ts";
import { type Dictionary, readDictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { productCards } from "../cards/product-cards.ts";
import { listProducts } from "../list/list-products.ts";
import { measuredAs } from "../text/measured-as.ts";
import type { Term } from "../text/query-terms.ts";
import { spelling } from "../text/trade-phrases.ts";
import { understand } from "../text/understand.ts";
import { type RankedDocument, termPoints, togetherPoints } from "./rank-points.ts";
import { searchOf } from "./search-of.ts";

/** Numbers as near as this earn so much: the same, as good as the same, close, near. */
const NEARNESS = [
  [0, 4],
  [0.05, 3],
  [0.12, 2],
  [0.25, 1],
] as const;

interface Asked {
  q: string;
  locale: Locale;
  productId: number;
}

/** Why a product stands where it does among what a search finds; undefined: it is not in the shop. */
export async function explainRank(
  platform: Pick<Platform, "db" | "cache">,
  { q, locale, productId }: Asked,
): Promise<RankExplanation | undefined> {
  const [card] = await productCards(platform, locale, [productId]);
  const document = await documentOf(platform, productId);
  if (!card || !document) return undefined;
  const dictionary = await readDictionary(platform);
  const { terms } = await understand(platform, q, { locale });
  const { items } = await listProducts(platform, locale, searchOf(q));
  const place = items.findIndex(({ id }) => id === productId) + 1;
  const explained = await Promise.all(
    terms.map(async (term, index) => {
      const before = terms[index - 1];
      const nearness = await nearnessOf(platform, dictionary, term, productId);
      return {
        text: spelling(term.text),
        parts: [
          ...termPoints(document, term, nearness),
          ...(before ? togetherPoints(document, before, term) : []),
        ],
      };
    }),
  );
  const parts = explained.flatMap((term) => term.parts);
  return {
    name: card.name,
    place: place > 0 ? place : null,
    points: parts.reduce((sum, { points }) => sum + points, 0),
    inStock: card.inStock,
    terms: explained,
  };
}

async function documentOf({ db }: Pick<Platform, "db">, productId: number) {
  const { rows } = await sql<RankedDocument>`
    select name, title, words from storefront.document where product_id = ${productId}`.execute(db);
  return rows[0];
}

async function nearnessOf(
  { db }: Pick<Platform, "db">,
  dictionary: Dictionary,
  term: Term,
  productId: number,
): Promise<number> {
  const measured = term.measure && measuredAs(dictionary, term.measure);
  if (!measured) return 0;
  const { rows } = await sql<{ away: number | null }>`
    select min(abs(low - ${measured.value}::double precision)) as away from catalog.listed_fact
    where product_id = ${productId} and attribute_code = any (${measured.codes}::text[])
      and low = high`.execute(db);
  const away = rows[0]?.away ?? Infinity;
  const [, points = 0] = NEARNESS.find(([share]) => away <= measured.value * share) ?? [];
  return points;
}
