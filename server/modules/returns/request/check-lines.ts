import type { ReturnTerms } from "#contract/kernel/settings.ts";
import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import type { ReturnBody } from "#contract/returns/endpoints.ts";
import { lastDay } from "#contract/returns/return-terms.ts";
import type { ReturnableOrderLine } from "#server/modules/orders/index.ts";
import { type FieldError, ProblemError, refuse } from "#server/platform/http/problem-error.ts";

export type AskedLine = ReturnBody["lines"][number];

export interface ReturnRules {
  /** Today in Egypt. */
  today: string;
  terms: ReturnTerms;
  /** The products' own warranties by variant. */
  warranties: ReadonlyMap<number, number>;
}

/** A requested line with its order line. */
export type CheckedLine = AskedLine & { of: ReturnableOrderLine };

/**
 * Refuses lines that the order does not have, that are requested twice, or whose return period is
 * over.
 */
export function checkLines(
  asked: readonly AskedLine[],
  ordered: readonly ReturnableOrderLine[],
  rules: ReturnRules,
): CheckedLine[] {
  const seen = new Set<number>();
  const unknown: FieldError[] = [];
  const late: FieldError[] = [];
  const lines = asked.flatMap((line, index) => {
    const of = ordered.find(({ position }) => position === line.position);
    if (!of || seen.has(line.position)) {
      unknown.push({ path: `lines.${index}.position`, key: "validation.oneOf", values: {} });
      return [];
    }
    seen.add(line.position);
    const until = untilWhen(of, line.reason, rules);
    if (until === null) refuse("not-delivered");
    if (rules.today > until) {
      late.push({ path: `lines.${index}.reason`, key: "problem.return-window", values: {} });
    }
    return [{ ...line, of }];
  });
  if (unknown.length > 0) throw new ProblemError("validation", {}, unknown);
  if (late.length > 0) throw new ProblemError("return-window", {}, late);
  return lines;
}

/** The last day for a reason; null: nothing of the line was delivered. */
export function untilWhen(
  { variantId, deliveredAt }: ReturnableOrderLine,
  reason: AskedLine["reason"],
  { terms, warranties }: Omit<ReturnRules, "today">,
): string | null {
  return deliveredAt && lastDay(cairoDay(deliveredAt), reason, terms, warranties.get(variantId));
}
