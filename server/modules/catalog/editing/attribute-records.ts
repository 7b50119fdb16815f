import { sql } from "kysely";
import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { versioned } from "#server/platform/http/record-version.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Attributes as staff edit them, in display order. */
export async function readAttributes(db: Connection, code?: string): Promise<AttributeRecord[]> {
  const { rows } = await sql<Omit<AttributeRecord, "version">>`
    select
      code, kind, unit, name, explanation, group_code as "group", is_facet as "isFacet",
      facet_position as "facetPosition", is_comparable as "isComparable", minimum, maximum,
      coalesce((
        select json_agg(json_build_object(
            'code', value.code, 'name', value.name, 'swatch', value.swatch, 'fitsAny', value.fits_any
          ) order by value.position, value.code)
        from catalog.attribute_value as value where value.attribute_code = attribute.code), '[]') as values,
      ${productCount} as "productCount"
    from catalog.attribute ${code === undefined ? sql`` : sql`where code = ${code}`}
    order by position, code
  `.execute(db);
  return rows.map(({ productCount: count, ...attribute }) => ({
    ...versioned(attribute),
    productCount: count,
  }));
}

/** Also of variants that are not on sale any more: they may come back. */
const productCount = sql`(
  select count(distinct product.id)::integer from catalog.product
  left join catalog.variant on variant.product_id = product.id
  where product.attributes ? attribute.code or variant.attributes ? attribute.code)`;

export async function attributeOf(db: Connection, code: string): Promise<AttributeRecord> {
  const [attribute] = await readAttributes(db, code);
  return attribute ?? refuse("not-found");
}
