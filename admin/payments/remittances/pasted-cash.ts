import { normaliseDigits } from "#contract/kernel/digits.ts";
import { piastresOf } from "../../shell/forms/amount.ts";

interface PastedCash {
  number: string;
  /** Piastres; undefined: no amount stands there. */
  collected: number | undefined;
  fee: number | undefined;
}

/**
 * Lines of "number, amount, fee" in pounds; the fee may be missing. A line without any digit is the heading. Amounts with
 * a comma for thousands stand in quotes, or in a table parted by tabs or semicolons.
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

/** The lines without the heading and empty ones. */
export function pastedLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => normaliseDigits(line).trim())
    .filter((line) => /\d/.test(line));
}

function cellsOf(line: string): string[] {
  const separator = [";", "\t"].find((one) => line.includes(one));
  // What stands in quotes keeps its commas.
  const cells = separator ? line.split(separator) : line.split(/[,،](?=(?:[^"]*"[^"]*")*[^"]*$)/);
  return cells.map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
}
