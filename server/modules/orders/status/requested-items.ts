import { type FieldError, ProblemError } from "#server/platform/http/problem-error.ts";
import type { LineItems } from "./lock-order.ts";

/** Items of a line, as staff name them. */
export interface RequestedItems {
  position: number;
  quantity: number;
}

/** Items that are neither shipped nor cancelled, with their line. */
export type OpenItems = LineItems & { items: number };

/** The requested lines; refused where the order has no such line, it is named twice, or fewer items are open. */
export function checkItems(
  requested: readonly RequestedItems[],
  lines: readonly LineItems[],
): OpenItems[] {
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
      short.push({ path: `lines.${index}.quantity`, key: "problem.items-left", values });
    }
    return [{ ...line, items: quantity }];
  });
  if (unknown.length > 0) throw new ProblemError("validation", {}, unknown);
  if (short[0]) throw new ProblemError("items-left", short[0].values, short);
  return found;
}

/** Everything that is still to be shipped. */
export function allOpenItems(lines: readonly LineItems[]): OpenItems[] {
  return lines.flatMap((line) => (line.open > 0 ? [{ ...line, items: line.open }] : []));
}
