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
/** What a spreadsheet program reads as the start of a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;
const QUOTED = /^'+[=+\-@\t\r]/;

/** Escapes a text so that no program reads it as a formula. `plainText` reverses it. */
export function harmlessText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

export function plainText(text: string): string {
  return QUOTED.test(text) ? text.slice(1) : text;
}
