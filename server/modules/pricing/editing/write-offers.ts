import { sql } from "kysely";
import type { MessageKey } from "#contract/kernel/messages.ts";
import type { ProblemValues } from "#contract/kernel/problem.ts";
import { type FieldError, ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { ordinaryPrices } from "../pricing-queries.ts";
import { changeOffer, saveOffer } from "../save-offer.ts";
import { announcePriceChange, type VariantPrice } from "../save-prices.ts";

export interface Period {
  from: Date;
  /** Null: until further notice. */
  until: Date | null;
}

export function periodOf({ from, until }: { from: string; until: string | null }): Period {
  return { from: new Date(from), until: until === null ? null : new Date(until) };
}

/** Adds offers of some variants, all or none. @returns their ids */
export async function addOffers(
  work: Work,
  lines: readonly VariantPrice[],
  period: Period,
): Promise<number[]> {
  await refuseDear(work, lines, (index) => `lines.${index}.`);
  const ids: number[] = [];
  for (const line of lines) ids.push(await saveOffer(work, { ...line, ...period }));
  return ids;
}

/** Gives an offer another price and time. Its row is locked. */
export async function overwriteOffer(
  work: Work,
  offer: Period & { id: number; variantId: number; piastres: number },
): Promise<void> {
  await refuseDear(work, [offer], () => "");
  await changeOffer(work, offer);
}

export async function removeOffer(
  work: Work,
  { id, variantId }: { id: number; variantId: number },
): Promise<void> {
  await sql`delete from pricing.offer where id = ${id}`.execute(work.db);
  await announcePriceChange(work, [variantId]);
}

/** An offer that is not cheaper than the ordinary price is none. */
async function refuseDear(
  { db }: Work,
  lines: readonly VariantPrice[],
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
  if (errors.length > 0) throw new ProblemError("validation", {}, errors.slice(0, 20));
}

const wrong = (path: string, key: MessageKey, values: ProblemValues = {}): FieldError => ({
  path,
  key,
  values,
});
