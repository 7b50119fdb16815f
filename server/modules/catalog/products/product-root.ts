import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** The row that every change of a product, its variants, prices and pictures locks. */
export function productRoot(id: number) {
  return { table: "catalog.product", key: id };
}

/** Keeps many products from being changed by anybody else, locked in one order. */
export async function lockProducts({ db }: Work, ids: readonly number[]): Promise<void> {
  await sql`select from catalog.product where id = any (${ids}::int[]) order by id for update`.execute(
    db,
  );
}
