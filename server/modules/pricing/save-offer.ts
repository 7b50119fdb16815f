import { sql } from "kysely";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { announcePriceChange } from "./save-prices.ts";

export interface NewOffer {
  variantId: number;
  piastres: number;
  /** First moment of the offer. */
  from: Date;
  /** First moment after it; null: until further notice. */
  until: Date | null;
}

const EXCLUSION_VIOLATION = "23P01";

/** Adds a cheaper price for a window of time. Windows of one variant never overlap. */
export async function saveOffer(work: Work, offer: NewOffer): Promise<void> {
  const { variantId, piastres, from, until } = offer;
  if (until && until <= from) refuseWindow();
  try {
    await sql`
      insert into pricing.offer (variant_id, piastres, valid)
      values (${variantId}, ${piastres}, tstzrange(${from}, ${until}, '[)'))
    `.execute(work.db);
  } catch (error) {
    if ((error as { code?: string }).code === EXCLUSION_VIOLATION) refuseWindow();
    throw error;
  }
  await announcePriceChange(work, [variantId]);
}

function refuseWindow(): never {
  throw new ProblemError("validation", {}, [
    { path: "from", key: "validation.invalid", values: {} },
  ]);
}
