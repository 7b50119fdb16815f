/** What stands in a cell; numbers stay numbers, null: nothing. */
export type Cell = string | number | null;

/** A row of a file that was read. */
export interface TableRow {
  /** As the spreadsheet counts it, from 1. */
  line: number;
  cells: string[];
  /** Places of the cells that hold a formula: what stands in them is its last result. */
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

/** A file that is no table, or a larger one than we take. */
export class UnreadableTable extends Error {
  override name = "UnreadableTable";
  readonly reason: Unreadable;

  constructor(reason: Unreadable) {
    super(reason);
    this.reason = reason;
  }
}

export const MOST_COLUMNS = 250;
/** What a spreadsheet program takes for the beginning of a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;
const QUOTED = /^'+[=+\-@\t\r]/;

/** A text that no program takes for a formula. `plainText` takes the sign off again. */
export function harmlessText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

export function plainText(text: string): string {
  return QUOTED.test(text) ? text.slice(1) : text;
}
