import { sql } from "kysely";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

const TABLES = {
  brand: sql`catalog.brand`,
  category: sql`catalog.category`,
  attribute: sql`catalog.attribute`,
};

/** The commands upsert by code: a new record must not overwrite another. The table is locked. */
export async function refuseTakenCode(
  { db }: Work,
  kind: keyof typeof TABLES,
  code: string,
): Promise<void> {
  const { rows } = await sql`select from ${TABLES[kind]} where code = ${code}`.execute(db);
  if (rows.length === 0) return;
  throw new ProblemError("validation", {}, [
    { path: "code", key: "validation.exclusion", values: {} },
  ]);
}
