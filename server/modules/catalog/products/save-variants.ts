import { sql } from "kysely";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { ProductDraft, VariantDraft } from "./product-draft.ts";
import type { CatalogTables } from "../tables.ts";

/** Writes the variants of a product in the order of the draft. @returns ids by SKU */
export async function saveVariants(
  work: Work,
  productId: number,
  draft: ProductDraft,
): Promise<Map<string, number>> {
  const db = work.db.$extendTables<CatalogTables>();
  const skus = draft.variants.map((variant) => variant.sku);
  await db
    .updateTable("catalog.variant")
    .set({ is_active: false })
    .where("product_id", "=", productId)
    .where("sku", "not in", skus)
    .execute();
  const rows = await db
    .insertInto("catalog.variant")
    .values(draft.variants.map((variant, index) => variantRow(productId, variant, index)))
    .onConflict((conflict) =>
      conflict
        .column("sku")
        .doUpdateSet({
          options: sql`excluded.options`,
          attributes: sql`excluded.attributes`,
          position: sql`excluded.position`,
          is_active: sql`excluded.is_active`,
        })
        // A SKU of another product is not taken over.
        .where(sql.ref("catalog.variant.product_id"), "=", productId),
    )
    .returning(["id", "sku"])
    .execute();
  const ids = new Map(rows.map((row) => [row.sku, row.id]));
  const foreign = skus.filter((sku) => !ids.has(sku));
  if (foreign.length > 0) {
    throw new ProblemError(
      "validation",
      {},
      foreign.map((sku) => ({
        path: `variants.${skus.indexOf(sku)}.sku`,
        key: "validation.invalid",
        values: {},
      })),
    );
  }
  return ids;
}

function variantRow(productId: number, variant: VariantDraft, index: number) {
  const { options, attributes = {}, sku, isActive = true } = variant;
  const codes = Object.entries(options).map(([code, value]) => [code, String(value)]);
  return {
    product_id: productId,
    sku,
    options: JSON.stringify(Object.fromEntries(codes)),
    attributes: JSON.stringify({ ...attributes, ...options }),
    position: index + 1,
    is_active: isActive,
  };
}
