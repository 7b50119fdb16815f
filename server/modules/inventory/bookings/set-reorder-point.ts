import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** Sets the reorder point of a variant. Its stock level exists and is locked. */
export async function setReorderPoint(
  { db }: Work,
  variantId: number,
  pieces: number,
): Promise<void> {
  await sql`
    insert into inventory.reorder_point (variant_id, pieces) values (${variantId}, ${pieces})
    on conflict (variant_id) do update set pieces = excluded.pieces
  `.execute(db);
}
