import { sql } from "kysely";
import type { MessageKey } from "#contract/kernel/messages.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CatalogTables } from "../tables.ts";
import type { ProductDraft, VariantDraft } from "./product-draft.ts";

/** Writes a product's variants in the order of the draft. @returns ids by SKU */
export async function saveVariants(
  work: Work,
  productId: number,
  draft: ProductDraft,
): Promise<Map<string, number>> {
  const db = work.db.$extendTables<CatalogTables>();
  const skus = draft.variants.map((variant) => variant.sku);
  await renameVariants(work, productId, draft.variants);
  await db
    .updateTable("catalog.variant")
    .set({ is_active: false })
    .where("product_id", "=", productId)
    .where("sku", "not in", skus)
    .execute();
  const writing = db
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
  const rows = await writing.catch(refuseTaken("variants"));
  const ids = new Map(rows.map((row) => [row.sku, row.id]));
  const foreign = skus.filter((sku) => !ids.has(sku));
  if (foreign.length > 0) {
    throw wrongFields(
      foreign.map((sku) => `variants.${skus.indexOf(sku)}.sku`),
      "validation.invalid",
    );
  }
  return ids;
}

/** Variants referred to by id get the SKU of the draft. */
async function renameVariants(
  { db }: Work,
  productId: number,
  variants: readonly VariantDraft[],
): Promise<void> {
  const named = variants.filter(({ id }) => id !== undefined);
  if (named.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    update catalog.variant set sku = named.sku
    from unnest(${named.map(({ id }) => id)}::int[], ${named.map(({ sku }) => sku)}::text[]) as named (id, sku)
    where variant.id = named.id and variant.product_id = ${productId}
    returning variant.id
  `
    .execute(db)
    .catch(refuseTaken("variants"));
  const own = new Set(rows.map(({ id }) => id));
  const foreign = variants.flatMap(({ id }, index) =>
    id === undefined || own.has(id) ? [] : [`variants.${index}.id`],
  );
  if (foreign.length > 0) throw wrongFields(foreign, "validation.oneOf");
}

const UNIQUE_VIOLATION = "23505";

/** Refuses a SKU of another product, or the options of a variant that is off sale. */
function refuseTaken(path: string) {
  return (error: unknown): never => {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    throw wrongFields([path], "validation.exclusion");
  };
}

function wrongFields(paths: string[], key: MessageKey): ProblemError {
  const fields = paths.map((path) => ({ path, key, values: {} }));
  return new ProblemError("validation", {}, fields);
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
