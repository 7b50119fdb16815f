import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** Sets the bin of a variant; empty: none. Its stock level exists and is locked. */
export async function setBin({ db }: Work, variantId: number, name: string): Promise<void> {
  await (
    name === ""
      ? sql`delete from inventory.bin where variant_id = ${variantId}`
      : sql`
      insert into inventory.bin (variant_id, name) values (${variantId}, ${name})
      on conflict (variant_id) do update set name = excluded.name
    `
  ).execute(db);
}

/** Bins of variants, for those that have one. */
export async function binsOf(
  db: Connection,
  variantIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select variant_id as id, name from inventory.bin where variant_id = any (${variantIds}::int[])
  `.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
