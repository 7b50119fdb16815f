import { piastresOf, poundsOf } from "../../shell/forms/amount.ts";
import type { PricedLine } from "../priced-lines.ts";
import type { PriceListPage } from "./price-list-source.ts";

/** A price list's form values, with the prices of one page. */
export interface PriceListValues {
  version: string;
  name: { ar: string; en: string };
  lines: PricedLine[];
}

export function valuesOf({ list, items }: PriceListPage): PriceListValues {
  return {
    version: list.version,
    name: list.name,
    lines: items.map(({ piastres, ...line }) => ({ ...line, pounds: poundsOf(piastres) })),
  };
}

interface PriceChange {
  variantId: number;
  /** Null: remove from the list. */
  piastres: number | null;
}

/** The prices that were changed in the form, or the line whose price cannot be read. */
export function priceChanges(
  before: readonly PricedLine[],
  after: readonly PricedLine[],
): { value: PriceChange[] } | { wrong: string } {
  const was = new Map(before.map(({ variantId, pounds }) => [variantId, piastresOf(pounds)]));
  const changes: PriceChange[] = [];
  for (const [index, { variantId, pounds }] of after.entries()) {
    const piastres = piastresOf(pounds);
    if (!piastres) return { wrong: `lines.${index}.pounds` };
    if (was.get(variantId) !== piastres) changes.push({ variantId, piastres });
    was.delete(variantId);
  }
  return { value: [...changes, ...[...was.keys()].map(takenOff)] };
}

/** The changes that restore the prices from before a save. */
export function pricesBack(
  before: readonly PricedLine[],
  saved: readonly PricedLine[],
): PriceChange[] {
  const changes = priceChanges(saved, before);
  return "value" in changes ? changes.value : [];
}

function takenOff(variantId: number): PriceChange {
  return { variantId, piastres: null };
}
