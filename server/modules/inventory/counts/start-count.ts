import { sql } from "kysely";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import { refuseField } from "#server/platform/http/refuse-field.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

interface CountDraft {
  note: string;
  /** At most one of these; none: everything on sale. */
  variantIds?: readonly number[] | undefined;
  productIds?: readonly number[] | undefined;
  categoryId?: number | undefined;
}

/**
 * Starts a count. Its lines only reference the stock levels, so checkouts do not wait, however many
 * there are.
 * @returns its id
 */
export async function startStockCount(
  work: Work,
  staffId: number,
  { note, ...chosen }: CountDraft,
): Promise<number> {
  const [choice, ...others] = Object.keys(chosen).filter(
    (key) => chosen[key as keyof typeof chosen] !== undefined,
  );
  if (others[0] !== undefined) refuseField(others[0], "invalid");
  const wanted = wantedVariants(chosen);
  await refuseUnknown(work, chosen);
  // A variant that never had stock has no level to reference.
  await sql`
    insert into inventory.stock_level (variant_id)
    select id from catalog.kept_variant as variant where ${wanted}
      and not exists (select from inventory.stock_level as level where level.variant_id = variant.id)
    order by id on conflict do nothing
  `.execute(work.db);
  const { rows } = await sql<{ id: number; lines: number }>`
    with counting as (
      insert into inventory.stock_count (note, started_by) values (${note}, ${staffId}) returning id
    ), lines as (
      insert into inventory.stock_count_line (count_id, variant_id)
      select counting.id, variant.id
      from counting, catalog.kept_variant as variant
      join inventory.stock_level as level on level.variant_id = variant.id
      where ${wanted} returning variant_id
    )
    select id, (select count(*)::integer from lines) as lines from counting
  `.execute(work.db);
  const [{ id, lines } = { id: 0, lines: 0 }] = rows;
  // None of the chosen goods is on sale.
  if (lines === 0 && choice !== undefined) refuseField(choice, "oneOf");
  return id;
}

function wantedVariants({ variantIds, productIds, categoryId }: Omit<CountDraft, "note">) {
  if (variantIds) return sql`variant.id = any (${variantIds}::int[])`;
  if (productIds) return sql`variant.is_active and variant.product_id = any (${productIds}::int[])`;
  if (categoryId === undefined) return sql`variant.is_active`;
  return sql`variant.is_active and variant.product_id in (
    select product_id from catalog.listed_category where category_id = ${categoryId})`;
}

async function refuseUnknown(
  { db }: Work,
  { variantIds, productIds }: Omit<CountDraft, "note">,
): Promise<void> {
  const path = variantIds ? "variantIds" : "productIds";
  const wanted = variantIds ?? productIds ?? [];
  const table = variantIds ? sql`catalog.kept_variant` : sql`catalog.kept_product`;
  if (wanted.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select id from ${table} where id = any (${wanted}::int[])
  `.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  const fields = wanted.flatMap((id, index) =>
    known.has(id)
      ? []
      : [{ path: `${path}.${index}`, key: "validation.oneOf" as const, values: {} }],
  );
  if (fields.length > 0) throw new ProblemError("validation", {}, fields.slice(0, 20));
}
