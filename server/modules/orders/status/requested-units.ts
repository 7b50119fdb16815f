import { type FieldError, ProblemError } from "#server/platform/http/problem-error.ts";
import type { LineUnits } from "./lock-order.ts";

/** Units of a line, as staff specify them. */
export interface RequestedUnits {
  position: number;
  quantity: number;
}

/** Units that are neither shipped nor cancelled, with their line. */
export type OpenUnits = LineUnits & { units: number };

/**
 * The requested lines; refused when the order has no such line, it is given twice, or fewer units
 * are open.
 */
export function checkUnits(
  requested: readonly RequestedUnits[],
  lines: readonly LineUnits[],
): OpenUnits[] {
  const seen = new Set<number>();
  const unknown: FieldError[] = [];
  const short: FieldError[] = [];
  const found = requested.flatMap(({ position, quantity }, index) => {
    const line = lines.find((one) => one.position === position);
    if (!line || seen.has(position)) {
      unknown.push({ path: `lines.${index}.position`, key: "validation.oneOf", values: {} });
      return [];
    }
    seen.add(position);
    if (quantity > line.open) {
      const values = { left: line.open };
      short.push({ path: `lines.${index}.quantity`, key: "problem.units-left", values });
    }
    return [{ ...line, units: quantity }];
  });
  if (unknown.length > 0) throw new ProblemError("validation", {}, unknown);
  if (short[0]) throw new ProblemError("units-left", short[0].values, short);
  return found;
}

/** Everything that is still to be shipped. */
export function allOpenUnits(lines: readonly LineUnits[]): OpenUnits[] {
  return lines.flatMap((line) => (line.open > 0 ? [{ ...line, units: line.open }] : []));
}
