import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";

/**
 * Address of the maker's light distribution file uploaded by staff: the variant's own, else the
 * product's.
 */
export async function uploadedPhotometry(
  db: Connection,
  variantId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ src: string }>`
    select source.src
    from catalog.listed_variant as variant
    join catalog.listed_product as product on product.id = variant.product_id
    join catalog.document on document.product_id = product.id
    join media.document_source as source on source.document_id = document.document_id
    where variant.id = ${variantId} and document.role = 'photometry' and source.kind = 'ies'
      and (document.variant_id is null or document.variant_id = variant.id)
    order by document.variant_id nulls last, document.position limit 1
  `.execute(db);
  return rows[0]?.src;
}
