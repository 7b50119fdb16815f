import { type Expression, type RawBuilder, sql } from "kysely";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Picture } from "#contract/media/picture.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Attribute } from "../dictionary.ts";
import { optionLabel } from "../facts/present-fact.ts";
import { productPath } from "../paths.ts";

/** A variant in both languages, for carts and for the frozen lines of an order. */
export interface VariantDescription {
  variantId: number;
  productId: number;
  sku: string;
  name: Bilingual;
  /** Chosen options as text: "نحاسي مطفي · 80 سم"; empty when there are none. */
  options: Bilingual;
  path: Bilingual;
  picture: (Omit<Picture, "alt"> & { alt: Bilingual }) | null;
  /** On sale: the variant is active and its product published. */
  isListed: boolean;
}

type Option = Pick<Attribute, "code" | "kind" | "unit" | "values"> & { value: string };

/** The row as read; options are turned into text here. */
export interface DescriptionRow {
  id: number;
  product_id: number;
  sku: string;
  name: Bilingual;
  slug: Bilingual;
  options: Option[] | null;
  /** Codes of the category and its ancestors. */
  categories: string[];
  picture: VariantDescription["picture"];
  /** Null: the product was never published. */
  is_listed: boolean | null;
}

const SEPARATOR = " · ";

/** Describes variants in the requested order; unknown ids are left out. */
export async function describeVariants(
  db: Connection,
  variantIds: number[],
): Promise<VariantDescription[]> {
  if (variantIds.length === 0) return [];
  const { rows } = await sql<{ description: DescriptionRow | null }>`
    select ${descriptionOf(sql.ref("requested.id"))} as description
    from unnest(${variantIds}::integer[]) with ordinality as requested (id, place)
    order by requested.place`.execute(db);
  return rows.flatMap(({ description }) => (description ? [readDescription(description)] : []));
}

/**
 * The description of a variant as one SQL expression for statements of any module; null: no such
 * variant.
 */
export function descriptionOf(variantId: Expression<number>): RawBuilder<DescriptionRow | null> {
  return sql`(
    select json_build_object(
      'id', variant.id, 'product_id', variant.product_id, 'sku', variant.sku,
      'name', product.name, 'slug', product.slug,
      'is_listed', variant.is_active and product.published_at <= now(),
      'options', (select json_agg(json_build_object(
          'code', attribute.code, 'value', variant.options ->> attribute.code, 'kind', attribute.kind, 'unit', attribute.unit,
          'values', coalesce((
            select json_agg(json_build_object('code', value.code, 'name', value.name))
            from catalog.attribute_value as value
            where value.attribute_code = attribute.code
              and value.code = variant.options ->> attribute.code), '[]')
        ) order by array_position(product.options, attribute.code))
        from catalog.attribute where attribute.code = any (product.options)),
      'categories', array(
        with recursive line as (
          select parent_id, code from catalog.category where id = product.category_id
          union all
          select above.parent_id, above.code
          from line join catalog.category as above on above.id = line.parent_id
        )
        select code from line),
      'picture', (select json_strip_nulls(json_build_object(
          'src', src, 'width', width, 'height', height, 'alt', alt, 'focus', focus))
        from catalog.listed_picture as shown
        where shown.product_id = product.id and coalesce(shown.variant_id, variant.id) = variant.id
        order by shown.role <> 'hero', shown.variant_id is null, shown.position limit 1))
    from catalog.variant join catalog.product on product.id = variant.product_id
    where variant.id = ${variantId}
  )`;
}

export function readDescription(row: DescriptionRow): VariantDescription {
  const inWords = (locale: "ar" | "en") =>
    (row.options ?? [])
      .map((option) => optionLabel(option, option.value, locale, row.categories))
      .join(SEPARATOR);
  return {
    variantId: row.id,
    productId: row.product_id,
    sku: row.sku,
    name: row.name,
    options: { ar: inWords("ar"), en: inWords("en") },
    path: {
      ar: productPath(row.product_id, row.slug.ar),
      en: productPath(row.product_id, row.slug.en),
    },
    picture: row.picture,
    isListed: row.is_listed ?? false,
  };
}
