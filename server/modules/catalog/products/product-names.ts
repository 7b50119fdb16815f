import { sql } from "kysely";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { productPath } from "../paths.ts";

export interface ProductName {
  name: Bilingual;
  /** Null: customers do not see it. */
  path: Bilingual | null;
}

/** The names of products, including those no longer shown. */
export async function productNames(
  db: Connection,
  ids: readonly number[],
): Promise<Map<number, ProductName>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: Bilingual; slug: Bilingual; isListed: boolean }>`
    select id, name, slug, coalesce(published_at <= now(), false) as "isListed"
    from catalog.product where id = any (${ids}::integer[])`.execute(db);
  return new Map(
    rows.map(({ id, name, slug, isListed }) => [
      id,
      {
        name,
        path: isListed ? { ar: productPath(id, slug.ar), en: productPath(id, slug.en) } : null,
      },
    ]),
  );
}
