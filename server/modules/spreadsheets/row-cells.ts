import { cutText } from "#contract/kernel/cut-text.ts";
import { parseDecimal } from "#contract/kernel/decimals.ts";
import { normaliseCode } from "#contract/kernel/digits.ts";
import { line } from "#contract/kernel/schema.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import { validate } from "#server/platform/http/validate.ts";
import { type Fault, fault, faultsOf } from "./fault.ts";
import { readYesNo } from "./messages/yes-no.ts";

interface RowParts {
  /** The column of each position in the row; null: unknown. */
  columns: readonly (string | null)[];
  cells: readonly string[];
  formulas: readonly number[];
}

interface Range {
  least: number;
  most: number;
}

/** In a text cell: delete the text. */
const GONE = "-";

/**
 * The cells of a row by column. Unreadable ones are recorded as faults, without a substitute value.
 */
export class RowCells {
  readonly faults: Fault[] = [];
  readonly #parts: RowParts;

  constructor(parts: RowParts) {
    this.#parts = parts;
  }

  has(column: string): boolean {
    return this.#parts.columns.includes(column);
  }

  /** A text of one or more lines; empty if there is none. */
  text(column: string, most: number): string {
    try {
      return validate(line(most), this.#cell(column).replaceAll("\r\n", "\n"));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      this.faults.push(...faultsOf(error, () => column));
      return "";
    }
  }

  /**
   * A text that can be deleted. Null: the cell is empty, keep the text; empty: the cell contains a
   * dash, delete it.
   */
  clearableText(column: string, most: number): string | null {
    const text = this.text(column, most);
    if (text === "") return null;
    return text === GONE ? "" : text;
  }

  /** A code: digits of any script, without invisible characters. */
  code(column: string): string {
    return normaliseCode(this.#cell(column));
  }

  requiredCode(column: string): string {
    const code = this.code(column);
    if (code === "") this.faults.push(fault(column, "validation.required"));
    return code;
  }

  /** Null: the cell is empty. */
  wholeNumber(column: string, range: Range): number | null {
    return this.#number(column, 0, range);
  }

  /** In the smallest unit: pounds with two places become piastres. */
  decimal(column: string, places: number, range: Range): number | null {
    return this.#number(column, places, range);
  }

  yesNo(column: string): boolean | null {
    const text = this.code(column);
    if (text === "") return null;
    const answer = readYesNo(text);
    if (answer === undefined) this.faults.push(fault(column, "yes-or-no"));
    return answer ?? null;
  }

  #number(column: string, places: number, { least, most }: Range): number | null {
    const text = this.#cell(column).trim();
    if (text === "") return null;
    const units = parseDecimal(text, places);
    const unit = 10 ** places;
    if (units === undefined) {
      this.faults.push(fault(column, places === 0 ? "validation.integer" : "decimal", { places }));
    } else if (units < least) {
      this.faults.push(fault(column, "validation.minValue", { 0: least / unit }));
    } else if (units > most) {
      this.faults.push(fault(column, "validation.maxValue", { 0: most / unit }));
    }
    return units ?? null;
  }

  #cell(column: string): string {
    const { columns, cells, formulas } = this.#parts;
    const place = columns.indexOf(column);
    const text = cells[place] ?? "";
    if (formulas.includes(place)) {
      this.faults.push(fault(column, "formula", { result: cutText(text, 100) }));
    }
    return text;
  }
}
