/** The content of a cell; numbers stay numbers, null: empty. */
export type Cell = string | number | null;

/** A row read from a file. */
export interface TableRow {
  /** Row number in the spreadsheet, from 1. */
  line: number;
  cells: string[];
  /** Indexes of the cells with a formula: they contain its last result. */
  formulas: number[];
}

export type Unreadable =
  | "not-a-table"
  | "old-workbook"
  | "locked-workbook"
  | "broken-file"
  | "file-too-large"
  | "too-many-rows"
  | "too-many-columns";

/** A file that is not a table, or too large. */
export class UnreadableTable extends Error {
  override name = "UnreadableTable";
  readonly reason: Unreadable;

  constructor(reason: Unreadable) {
    super(reason);
    this.reason = reason;
  }
}

export const MOST_COLUMNS = 250;
/**
 * Where a spreadsheet program would read a formula: at the start of a text, and wherever a cell
 * starts if the program splits lines at semicolons or tabs, as Excel does in many languages.
 * Apostrophes and quotation marks may precede the sign.
 */
const SIGNS = "=+\\-@＝＋－＠";
const BEFORE = `(?<=^(?='*"*[${SIGNS}\\t\\r\\n])|[;\\t\\r\\n](?='*"*[${SIGNS}]))`;
const FORMULA = new RegExp(BEFORE, "g");
const QUOTED = new RegExp(`${BEFORE}'`, "g");

/** Escapes a text so that no program reads a part of it as a formula. `plainText` reverses it. */
export function harmlessText(text: string): string {
  return text.replaceAll(FORMULA, "'");
}

export function plainText(text: string): string {
  return text.replaceAll(QUOTED, "");
}
