import type { Locale } from "#contract/kernel/locale.ts";
import { formatPrice } from "#contract/kernel/money.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { Difference } from "../../shell/forms/compare-facts.ts";

/** Facts that nobody edits: counters, and what identifies a record or its version. */
const TECHNICAL = new Set([
  "id",
  "version",
  "createdAt",
  "updatedAt",
  "hits",
  "lastHitAt",
  "ledOn",
  "changedAt",
]);

/** Amounts in piastres. */
const AMOUNTS = new Set(["amount", "piastres", "prices", "minimum", "fee", "cashFee", "total"]);

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** Whether a difference in the audit log says something to its readers. */
export function isWorthReading({ field, before, after }: Difference): boolean {
  const isEmpty = [before, after].every((value) => value === undefined || isNothing(value));
  return !isEmpty && !field.split(".").some((part) => TECHNICAL.has(part));
}

const isNothing = (value: string) => value === "" || value === "[]" || value === "{}";

/** A value as the log's readers write it: amounts in pounds, times in Cairo, lists without brackets. */
export function factText(field: string, value: string, locale: Locale): string {
  const parts = field.split(".");
  if (MOMENT.test(value)) return momentText(value, locale);
  if (/^-?\d+$/.test(value) && parts.some((part) => AMOUNTS.has(part)))
    return formatPrice(Number(value), locale);
  return listText(value, locale) ?? value;
}

/** A list of plain values; undefined for anything else. */
function listText(value: string, locale: Locale): string | undefined {
  if (!value.startsWith("[")) return undefined;
  const list = parsed(value);
  if (!Array.isArray(list) || list.some((one) => typeof one === "object")) return undefined;
  return list.map(String).join(locale === "ar" ? "، " : ", ");
}

/** Undefined if it is no JSON: somebody may have typed a bracket. */
function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
