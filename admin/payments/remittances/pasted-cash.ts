import { normaliseCode } from "#contract/kernel/digits.ts";
import { piastresOf } from "../../shell/forms/amount.ts";

interface PastedCash {
  number: string;
  /** Piastres; undefined if there is no amount. */
  collected: number | undefined;
  fee: number | undefined;
}

/**
 * Lines of "number, amount, fee" in pounds; the fee is optional. Lines without digits are headings
 * and skipped. Amounts with a comma as thousands separator must be quoted, or the cells separated
 * by tabs or semicolons.
 */
export function pastedCash(text: string): PastedCash[] {
  return pastedLines(text).map((line) => {
    const [number = "", collected = "", fee = ""] = cellsOf(line);
    return {
      number,
      collected: piastresOf(collected),
      fee: fee === "" ? 0 : piastresOf(fee),
    };
  });
}

/** The lines, without the heading and empty lines. */
export function pastedLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => normaliseCode(line))
    .filter((line) => /\d/.test(line));
}

function cellsOf(line: string): string[] {
  const separator = [";", "\t"].find((one) => line.includes(one));
  // Commas inside quotes do not separate cells.
  const cells = separator ? line.split(separator) : line.split(/[,،](?=(?:[^"]*"[^"]*")*[^"]*$)/);
  return cells.map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
}
