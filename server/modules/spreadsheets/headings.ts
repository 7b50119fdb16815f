import { normaliseDigits } from "#contract/kernel/digits.ts";
import { LOCALES } from "#contract/kernel/locale.ts";
import { fault, type Fault } from "./fault.ts";
import { faultText } from "./messages/fault-text.ts";
import type { AnySheet } from "./sheet.ts";

/** The column with the fault in a file of broken rows. */
export const FAULT_COLUMN = "fault";

/** A file with a wrong first row, or that cannot be read. */
export class WrongFile extends Error {
  readonly fault: Fault;

  constructor(wrong: Fault) {
    super(wrong.key);
    this.fault = wrong;
  }
}

/** The column of each heading, in either language; null: unknown. */
export function readHeadings(sheet: AnySheet, headings: readonly string[]): (string | null)[] {
  const known = new Map<string, string>();
  for (const locale of LOCALES) {
    known.set(plain(faultText("fault", locale)), FAULT_COLUMN);
    for (const { key, heading } of sheet.columns) known.set(plain(heading[locale]), key);
  }
  const columns = headings.map((heading) => known.get(plain(heading)) ?? null);
  const named = columns.filter((column) => column !== null);
  if (named.length === 0) throw new WrongFile(fault(null, "no-headings"));
  const twice = named.find((column, place) => named.indexOf(column) < place);
  if (twice !== undefined) throw new WrongFile(fault(twice, "heading-twice"));
  const missing = sheet.columns.find(({ key, isRequired }) => isRequired && !named.includes(key));
  if (missing) throw new WrongFile(fault(missing.key, "heading-missing"));
  return columns;
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
