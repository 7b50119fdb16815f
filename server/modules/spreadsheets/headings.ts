import { normaliseDigits } from "#contract/kernel/digits.ts";
import { LOCALES } from "#contract/kernel/locale.ts";
import { fault, type Fault } from "./fault.ts";
import { faultText } from "./messages/fault-text.ts";
import type { AnySheet } from "./sheet.ts";

/** The column with the fault in a file of broken rows. */
export const FAULT_COLUMN = "fault";

/** How other programs and suppliers call a variant's SKU. */
export const SKU_ALIASES = [
  ...["كود المنتج", "كود الصنف", "رقم الصنف", "رمز الصنف", "رمز المنتج", "رمز SKU", "الكود"],
  ...["Item code", "Item number", "Product code", "Variant SKU", "Code"],
];

/** A file with a wrong first row, or that cannot be read. */
export class WrongFile extends Error {
  readonly fault: Fault;

  constructor(wrong: Fault) {
    super(wrong.key);
    this.fault = wrong;
  }
}

/**
 * The column of each heading, in either language; null: unknown. A column's own heading comes before
 * other names of the column.
 */
export function readHeadings(
  sheet: Pick<AnySheet, "columns">,
  headings: readonly string[],
): (string | null)[] {
  const own = new Map(headingsOf({ columns: sheet.columns.map(withoutAliases) }));
  const known = new Map(headingsOf(sheet));
  const byOwn = headings.map((heading) => own.get(plain(heading)) ?? null);
  const columns = headings.map((heading, place) => {
    const column = byOwn[place] ?? known.get(plain(heading)) ?? null;
    return byOwn[place] === null && byOwn.includes(column) ? null : column;
  });
  const named = columns.filter((column) => column !== null);
  if (named.length === 0) throw new WrongFile(fault(null, "no-headings"));
  const twice = named.find((column, place) => named.indexOf(column) < place);
  if (twice !== undefined) throw new WrongFile(fault(twice, "heading-twice"));
  const missing = sheet.columns.find(({ key, isRequired }) => isRequired && !named.includes(key));
  if (missing) throw new WrongFile(fault(missing.key, "heading-missing"));
  return columns;
}

const withoutAliases = (column: AnySheet["columns"][number]) => ({ ...column, aliases: [] });

/** Everything that a column may be called, with the column; each name has one. */
export function headingsOf({ columns }: Pick<AnySheet, "columns">): [string, string][] {
  const faults = LOCALES.map(
    (locale) => [plain(faultText("fault", locale)), FAULT_COLUMN] as const,
  );
  const names = columns.flatMap(({ key, heading, aliases = [] }) => {
    const whole = LOCALES.map((locale) => heading[locale]);
    const bare = whole.map((text) => text.replace(/\s*\(.*\)$/, ""));
    return [...new Set([...whole, ...bare, ...aliases].map(plain))].map(
      (name) => [name, key] as const,
    );
  });
  return [...faults, ...names].map(([name, key]) => [name, key]);
}

/** Normalised: without vowel signs, any alef, any case. */
function plain(heading: string): string {
  return normaliseDigits(heading.normalize("NFKD"))
    .toLowerCase()
    .replaceAll(/[\p{M}\u0640]/gu, "")
    .replaceAll("\u0649", "\u064a")
    .replaceAll("\u0629", "\u0647")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
