import { sql } from "kysely";
import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { versioned } from "#server/platform/http/record-version.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** With its product count. */
export type Counted = AttributeRecord & { productCount: number };

/** Attributes as staff edit them, in display order, without product counts. */
export async function readAttributes(db: Connection, code?: string): Promise<AttributeRecord[]> {
  const { rows } = await sql<Omit<AttributeRecord, "version" | "productCount">>`
    select
      code, kind, unit, name, explanation, group_code as "group", is_facet as "isFacet",
      facet_position as "facetPosition", is_comparable as "isComparable", minimum, maximum,
      coalesce((
        select json_agg(json_build_object(
            'code', value.code, 'name', value.name, 'swatch', value.swatch, 'fitsAny', value.fits_any
          ) order by value.position, value.code)
        from catalog.attribute_value as value where value.attribute_code = attribute.code), '[]') as values
    from catalog.attribute ${code === undefined ? sql`` : sql`where code = ${code}`}
    order by position, code
  `.execute(db);
  return rows.map((attribute) => ({ ...versioned(attribute), productCount: null }));
}

/** The same with each product count, for which all products are read once. */
export async function countedAttributes(db: Connection): Promise<Counted[]> {
  const { rows } = await sql<{ code: string; products: number }>`
    select code, count(distinct product_id)::integer as products
    from (
      select product.id as product_id, fact.code
      from catalog.product, jsonb_object_keys(product.attributes) as fact (code)
      union all
      select variant.product_id, fact.code
      from catalog.variant, jsonb_object_keys(variant.attributes) as fact (code)
    ) as known
    group by code
  `.execute(db);
  const counts = new Map(rows.map(({ code, products }) => [code, products]));
  const attributes = await readAttributes(db);
  return attributes.map((one) => ({ ...one, productCount: counts.get(one.code) ?? 0 }));
}

/**
 * One attribute with its product count, including variants that are off sale: they may come back.
 */
export async function findAttribute(db: Connection, code: string): Promise<Counted | undefined> {
  const [attribute] = await readAttributes(db, code);
  if (!attribute) return undefined;
  const { rows } = await sql<{ products: number }>`
    select count(distinct product.id)::integer as products from catalog.product
    left join catalog.variant on variant.product_id = product.id
    where product.attributes ? ${code} or variant.attributes ? ${code}
  `.execute(db);
  return { ...attribute, productCount: rows[0]?.products ?? 0 };
}

export async function attributeOf(db: Connection, code: string): Promise<Counted> {
  return (await findAttribute(db, code)) ?? refuse("not-found");
}
