import { type RawBuilder, sql } from "kysely";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { announceOffers } from "./prices/save-prices.ts";

export interface NewOffer {
  variantId: number;
  piastres: number;
  /** Inclusive start. */
  from: Date;
  /** Exclusive end; null: until further notice. */
  until: Date | null;
}

const EXCLUSION_VIOLATION = "23P01";

/** Adds a lower price for a period. Periods of one variant never overlap. @returns its id */
export async function saveOffer(work: Work, offer: NewOffer): Promise<number> {
  const { variantId, piastres } = offer;
  return writeOffer(
    work,
    variantId,
    sql`
      insert into pricing.offer (variant_id, piastres, valid)
      values (${variantId}, ${piastres}, ${windowOf(offer)}) returning id
    `,
  );
}

/** Changes an offer's price or period. */
export async function changeOffer(work: Work, offer: NewOffer & { id: number }): Promise<void> {
  const { id, variantId, piastres } = offer;
  await writeOffer(
    work,
    variantId,
    sql`
      update pricing.offer set piastres = ${piastres}, valid = ${windowOf(offer)}
      where id = ${id} returning id
    `,
  );
}

async function writeOffer(
  work: Work,
  variantId: number,
  statement: RawBuilder<{ id: number }>,
): Promise<number> {
  const { rows } = await statement.execute(work.db).catch((error: unknown) => {
    if ((error as { code?: string }).code === EXCLUSION_VIOLATION) return refuseWindow();
    throw error;
  });
  await announceOffers(work, [variantId]);
  return rows[0]?.id ?? 0;
}

function windowOf({ from, until }: NewOffer) {
  refuseBackwards(from, until);
  return sql`tstzrange(${from}, ${until}, '[)')`;
}

export function refuseBackwards(from: Date, until: Date | null): void {
  if (until && until <= from) refuseWindow();
}

/** Also applies when an overlapping offer is added concurrently. */
function refuseWindow(): never {
  throw new ProblemError("validation", {}, [
    { path: "from", key: "validation.invalid", values: {} },
  ]);
}
