import type { RawBuilder } from "kysely";
import type { Connection } from "./postgres/database.ts";

/** Something that is always true of the shop's books, as a query for violations. */
export interface Invariant {
  /** `stock: …`: what must hold. */
  name: string;
  /** Every row is a violation; its text says where. */
  violations: RawBuilder<{ where: string }>;
}

export interface Finding {
  name: string;
  /** Where it does not hold; at most 20 places are listed. */
  places: string[];
  count: number;
}

const NAMED_PLACES = 20;

/** Checks all invariants against the database, in one snapshot. @returns those that do not hold */
export async function checkInvariants(
  db: Connection,
  invariants: readonly Invariant[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, violations } of invariants) {
    const { rows } = await violations.execute(db);
    if (rows.length > 0) {
      const places = rows.slice(0, NAMED_PLACES).map(({ where }) => where);
      findings.push({ name, places, count: rows.length });
    }
  }
  return findings;
}

/** One invariant; `violations` selects one text column called `where`. */
export function invariant(name: string, violations: RawBuilder<{ where: string }>): Invariant {
  return { name, violations };
}
