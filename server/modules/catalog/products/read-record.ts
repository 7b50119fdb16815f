import { sql } from "kysely";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Facts } from "../tables.ts";
import type { DocumentRole } from "./save-documents.ts";
import type { PictureRole } from "./save-pictures.ts";

/** A product as stored, in both languages, including variants off sale. */
export interface KeptProduct {
  id: number;
  code: string;
  publishedAt: string | null;
  isArchived: boolean;
  categoryId: number;
  brandId: number;
  name: Bilingual;
  slug: Bilingual;
  summary: Bilingual;
  description: Bilingual;
  sellingPoints: Bilingual[];
  careNotes: Bilingual | null;
  attributes: Facts;
  options: string[];
  isMarkedNew: boolean;
  variants: KeptVariant[];
  pictures: KeptPicture[];
  documents: KeptDocument[];
}

export interface KeptVariant {
  id: number;
  sku: string;
  options: Record<string, string | number>;
  /** Without the options. */
  attributes: Facts;
  isActive: boolean;
}

export interface KeptPicture {
  assetId: number;
  src: string;
  width: number;
  height: number;
  role: PictureRole;
  alt: Bilingual;
  sku: string | null;
  focus: { x: number; y: number } | null;
}

export interface KeptDocument {
  documentId: number;
  src: string;
  kind: "pdf" | "ies" | "glb";
  role: DocumentRole;
  title: Bilingual;
  sku: string | null;
}

type Row = Omit<KeptProduct, "publishedAt" | "variants"> & {
  publishedAt: Date | null;
  variants: (Omit<KeptVariant, "options"> & { options: Record<string, string> })[];
};

/** One product with everything that is saved with it; `undefined` for an unknown id. */
export async function readKeptProduct(
  db: Connection,
  id: number,
): Promise<KeptProduct | undefined> {
  const { rows } = await sql<Row>`
    select
      product.id, product.code, product.published_at as "publishedAt",
      product.archived_at is not null as "isArchived",
      product.category_id as "categoryId", product.brand_id as "brandId",
      product.name, product.slug, product.summary, product.description,
      product.selling_points as "sellingPoints", product.care_notes as "careNotes",
      product.attributes, product.options, product.is_marked_new as "isMarkedNew",
      coalesce((
        select json_agg(json_build_object(
            'id', variant.id, 'sku', variant.sku, 'options', variant.options,
            'attributes', variant.attributes, 'isActive', variant.is_active
          ) order by variant.is_active desc, variant.position, variant.id)
        from catalog.variant where variant.product_id = product.id), '[]') as variants,
      coalesce((
        select json_agg(json_build_object(
            'assetId', picture.asset_id, 'src', source.src, 'width', source.width, 'height', source.height,
            'role', picture.role, 'alt', picture.alt, 'sku', variant.sku,
            'focus', case when picture.focus_x is not null
              then json_build_object('x', picture.focus_x, 'y', picture.focus_y) end
          ) order by picture.position)
        from catalog.picture
        join media.picture_source as source on source.asset_id = picture.asset_id
        left join catalog.variant on variant.id = picture.variant_id
        where picture.product_id = product.id), '[]') as pictures,
      coalesce((
        select json_agg(json_build_object(
            'documentId', document.document_id, 'src', source.src, 'kind', source.kind,
            'role', document.role, 'title', document.title, 'sku', variant.sku
          ) order by document.position)
        from catalog.document
        join media.document_source as source on source.document_id = document.document_id
        left join catalog.variant on variant.id = document.variant_id
        where document.product_id = product.id), '[]') as documents
    from catalog.product where product.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const publishedAt = row.publishedAt?.toISOString() ?? null;
  return { ...row, publishedAt, variants: row.variants.map(presentVariant) };
}

/** Option values keep the type of their attribute: 3000, not "3000". */
function presentVariant({ attributes, options, ...variant }: Row["variants"][number]): KeptVariant {
  const chosen = Object.entries(options).map(([code, text]) => {
    const value = attributes[code];
    return [code, typeof value === "number" ? value : text] as const;
  });
  const own = Object.entries(attributes).filter(([code]) => !(code in options));
  return { ...variant, options: Object.fromEntries(chosen), attributes: Object.fromEntries(own) };
}
