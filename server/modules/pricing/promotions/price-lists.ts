import { sql } from "kysely";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** Creates an empty price list; a code that is taken is refused. @returns its id */
export async function addPriceList(
  { db }: Work,
  { code, name }: { code: string; name: Bilingual },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into pricing.price_list (code, name) values (${code}, ${JSON.stringify(name)})
    on conflict (code) do nothing returning id
  `.execute(db);
  if (rows[0]) return rows[0].id;
  throw new ProblemError("validation", {}, [
    { path: "code", key: "validation.exclusion", values: {} },
  ]);
}

/**
 * Creates or renames a price list and sets its prices; prices not given stay, null removes one.
 * @returns its id
 */
export async function savePriceList(
  work: Work,
  list: {
    code: string;
    name: Bilingual;
    prices: readonly { variantId: number; piastres: number | null }[];
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into pricing.price_list (code, name) values (${list.code}, ${JSON.stringify(list.name)})
    on conflict (code) do update set name = excluded.name returning id
  `.execute(work.db);
  const id = rows[0]?.id ?? 0;
  await setListPrices(work, id, list.prices);
  return id;
}

/** Sets prices of a list, each variant once; null removes one. */
export async function setListPrices(
  { db }: Work,
  id: number,
  prices: readonly { variantId: number; piastres: number | null }[],
): Promise<void> {
  const ids = (some: typeof prices) => some.map(({ variantId }) => variantId);
  const set = prices.filter(({ piastres }) => piastres !== null);
  const removed = prices.filter(({ piastres }) => piastres === null);
  await sql`
    insert into pricing.price_list_price (price_list_id, variant_id, piastres)
    select ${id}, variant_id, piastres
    from unnest(${ids(set)}::int[], ${set.map(({ piastres }) => piastres)}::int[])
      as input (variant_id, piastres)
    on conflict (price_list_id, variant_id) do update set piastres = excluded.piastres
  `.execute(db);
  await sql`
    delete from pricing.price_list_price
    where price_list_id = ${id} and variant_id = any (${ids(removed)}::int[])
  `.execute(db);
}

/** The name of a price list, as shown on a company's page. */
export async function priceListName(
  db: Connection,
  priceListId: number,
  locale: Locale,
): Promise<string | null> {
  const { rows } = await sql<{ name: Bilingual }>`
    select name from pricing.price_list where id = ${priceListId}
  `.execute(db);
  return rows[0]?.name[locale] ?? null;
}

/** Every price list, for staff to choose from. */
export async function priceLists(db: Connection): Promise<{ id: number; name: Bilingual }[]> {
  const { rows } = await sql<{ id: number; name: Bilingual }>`
    select id, name from pricing.price_list order by id
  `.execute(db);
  return rows;
}
