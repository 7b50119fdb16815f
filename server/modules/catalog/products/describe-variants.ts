import { sql } from "kysely";
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

/** A row of `catalog.variant_description`; options are turned into text here. */
export interface DescriptionRow {
  variant_id: number;
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
  const { rows } = await sql<DescriptionRow>`
    select described.* from unnest(${variantIds}::integer[]) with ordinality as requested (id, place)
    join catalog.variant_description as described on described.variant_id = requested.id
    order by requested.place`.execute(db);
  return rows.map(readDescription);
}

export function readDescription(row: DescriptionRow): VariantDescription {
  const inWords = (locale: "ar" | "en") =>
    (row.options ?? [])
      .map((option) => optionLabel(option, option.value, locale, row.categories))
      .join(SEPARATOR);
  return {
    variantId: row.variant_id,
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
