import { type FieldError, ProblemError } from "#server/platform/http/problem-error.ts";
import type { LinePieces } from "./lock-order.ts";

/** Pieces of a line, as staff name them. */
export interface AskedPieces {
  position: number;
  quantity: number;
}

/** Pieces that are still in the house, with their line. */
export type HousePieces = LinePieces & { pieces: number };

/** The asked lines; refused where the order has no such line, it is named twice, or fewer pieces are left. */
export function checkPieces(
  asked: readonly AskedPieces[],
  lines: readonly LinePieces[],
): HousePieces[] {
  const seen = new Set<number>();
  const unknown: FieldError[] = [];
  const short: FieldError[] = [];
  const found = asked.flatMap(({ position, quantity }, index) => {
    const line = lines.find((one) => one.position === position);
    if (!line || seen.has(position)) {
      unknown.push({ path: `lines.${index}.position`, key: "validation.oneOf", values: {} });
      return [];
    }
    seen.add(position);
    if (quantity > line.left) {
      const values = { left: line.left };
      short.push({ path: `lines.${index}.quantity`, key: "problem.pieces-left", values });
    }
    return [{ ...line, pieces: quantity }];
  });
  if (unknown.length > 0) throw new ProblemError("validation", {}, unknown);
  if (short[0]) throw new ProblemError("pieces-left", short[0].values, short);
  return found;
}

/** Everything that is left. */
export function allPieces(lines: readonly LinePieces[]): HousePieces[] {
  return lines.flatMap((line) => (line.left > 0 ? [{ ...line, pieces: line.left }] : []));
}
