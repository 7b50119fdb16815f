import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** The row that every change of a product, its variants, prices or pictures locks. */
export function productRoot(id: number) {
  return { table: "catalog.product", key: id };
}

/** Locks many products against other changes, always in the same order. */
export async function lockProducts({ db }: Work, ids: readonly number[]): Promise<void> {
  await sql`select from catalog.product where id = any (${ids}::int[]) order by id for update`.execute(
    db,
  );
}
