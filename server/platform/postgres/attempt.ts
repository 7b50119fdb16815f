import { sql } from "kysely";
import { ProblemError } from "../http/problem-error.ts";
import type { Work } from "./unit-of-work.ts";

/** Runs part of a transaction all or nothing. @returns why it was refused */
export async function attempt(
  { db }: Pick<Work, "db">,
  act: () => Promise<void>,
): Promise<ProblemError | null> {
  await sql`savepoint attempt`.execute(db);
  try {
    await act();
    await sql`release savepoint attempt`.execute(db);
    return null;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    await sql`rollback to savepoint attempt`.execute(db);
    await sql`release savepoint attempt`.execute(db);
    return error;
  }
}
