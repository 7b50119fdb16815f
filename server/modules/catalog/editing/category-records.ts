import { sql } from "kysely";
import type { CategoryRecord } from "#contract/catalog/editing-endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { recordForChange, versioned } from "#server/platform/http/record-version.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/**
 * Categories as staff edit them, siblings in order; the position among siblings is not part of the
 * version.
 */
export async function readCategories(db: Connection, id?: number): Promise<CategoryRecord[]> {
  const { rows } = await sql<Omit<CategoryRecord, "version">>`
    select
      category.id, category.code, category.parent_id as "parentId", category.name, category.slug,
      category.description, category.key_facts as "keyFacts", category.attributes,
      category.asset_id as "assetId", source.src as picture, category.is_active as "isActive",
      (select count(*)::integer from catalog.product where category_id = category.id) as "productCount",
      (select count(*)::integer from catalog.category as child where child.parent_id = category.id) as "childCount"
    from catalog.category
    left join media.picture_source as source on source.asset_id = category.asset_id
    ${id === undefined ? sql`` : sql`where category.id = ${id}`}
    order by category.position, category.id
  `.execute(db);
  return rows.map(({ productCount, childCount, ...category }) => ({
    ...versioned(category),
    productCount,
    childCount,
  }));
}

export async function categoryOf(db: Connection, id: number): Promise<CategoryRecord> {
  const [category] = await readCategories(db, id);
  return category ?? refuse("not-found");
}

/** Locks the whole tree: two concurrent moves could create a cycle. */
export async function lockTree({ db }: Work): Promise<void> {
  await sql`lock table catalog.category in share row exclusive mode`.execute(db);
}

export async function categoryForChange(
  work: Work,
  id: number,
  version: string,
): Promise<CategoryRecord> {
  await lockTree(work);
  return recordForChange(work, {
    root: { table: "catalog.category", key: id },
    version,
    read: async (db) => (await readCategories(db, id))[0],
  });
}
