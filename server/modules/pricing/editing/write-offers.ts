import { sql } from "kysely";
import type { MessageKey } from "#contract/kernel/messages.ts";
import type { ProblemValues } from "#contract/kernel/problem.ts";
import { type FieldError, ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { announceOffers } from "../prices/save-prices.ts";
import { ordinaryPrices } from "../pricing-queries.ts";
import { changeOffer, refuseBackwards, saveOffer } from "../save-offer.ts";

/** After this many, the user will find the rest alone. */
const MOST_ERRORS = 20;

interface OfferLine {
  variantId: number;
  piastres: number;
}

export interface Period {
  from: Date;
  /** Null: until further notice. */
  until: Date | null;
}

export function periodOf({ from, until }: { from: string; until: string | null }): Period {
  return { from: new Date(from), until: until === null ? null : new Date(until) };
}

/** Adds offers for some variants, all or none. @returns their ids */
export async function addOffers(
  work: Work,
  lines: readonly OfferLine[],
  period: Period,
): Promise<number[]> {
  await refuseDear(work, lines, (index) => `lines.${index}.`);
  await refuseOverlap(work, lines, period, (index) => `lines.${index}.variantId`);
  const ids: number[] = [];
  for (const line of lines) ids.push(await saveOffer(work, { ...line, ...period }));
  return ids;
}

/** Changes an offer's price and period. Its row is locked. */
export async function overwriteOffer(
  work: Work,
  offer: Period & { id: number; variantId: number; piastres: number },
): Promise<void> {
  await refuseDear(work, [offer], () => "");
  await refuseOverlap(work, [offer], offer, () => "from", offer.id);
  await changeOffer(work, offer);
}

export async function removeOffer(
  work: Work,
  { id, variantId }: { id: number; variantId: number },
): Promise<void> {
  await sql`delete from pricing.offer where id = ${id}`.execute(work.db);
  await announceOffers(work, [variantId]);
}

/** Refuses an offer that is not cheaper than the ordinary price. */
async function refuseDear(
  { db }: Work,
  lines: readonly OfferLine[],
  pathOf: (index: number) => string,
): Promise<void> {
  const prices = await ordinaryPrices(
    db,
    lines.map(({ variantId }) => variantId),
  );
  const errors = lines.flatMap(({ variantId, piastres }, index): FieldError[] => {
    const ordinary = prices.get(variantId);
    const path = pathOf(index);
    if (ordinary === undefined) return [wrong(`${path}variantId`, "validation.oneOf")];
    if (piastres < ordinary) return [];
    return [wrong(`${path}piastres`, "validation.maxValue", { 0: ordinary - 1 })];
  });
  if (errors.length > 0) throw new ProblemError("validation", {}, errors.slice(0, MOST_ERRORS));
}

/** Refuses variants that already have an offer in this period, naming when that begins. */
async function refuseOverlap(
  { db }: Work,
  lines: readonly { variantId: number }[],
  { from, until }: Period,
  pathOf: (index: number) => string,
  exceptId = 0,
): Promise<void> {
  refuseBackwards(from, until);
  const { rows } = await sql<{ variantId: number; from: string }>`
    select distinct on (variant_id) variant_id as "variantId",
      to_char(lower(valid) at time zone 'Africa/Cairo', 'YYYY-MM-DD') as from
    from pricing.offer
    where variant_id = any (${lines.map(({ variantId }) => variantId)}::int[])
      and id <> ${exceptId} and valid && tstzrange(${from}, ${until}, '[)')
    order by variant_id, valid
  `.execute(db);
  const beginnings = new Map(rows.map((row) => [row.variantId, row.from]));
  const errors = lines.flatMap(({ variantId }, index): FieldError[] => {
    const beginning = beginnings.get(variantId);
    if (beginning === undefined) return [];
    return [wrong(pathOf(index), "validation.overlap", { from: beginning })];
  });
  if (errors.length > 0) throw new ProblemError("validation", {}, errors.slice(0, MOST_ERRORS));
}

const wrong = (path: string, key: MessageKey, values: ProblemValues = {}): FieldError => ({
  path,
  key,
  values,
});
