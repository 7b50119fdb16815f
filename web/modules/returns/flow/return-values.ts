import { refundShare } from "#contract/orders/refund-share.ts";
import type { ReturnBody, ReturnOptions } from "#contract/returns/endpoints.ts";
import type { ReturnChoice } from "#contract/returns/return-form.ts";
import type { ReturnReason } from "#contract/returns/return-types.ts";

/** Units by the position of their line. */
export type Units = Readonly<Record<number, number>>;

export interface ReturnValues {
  lines: Record<string, { quantity: number; reason: string; note: string }>;
  choice: string;
  payoutTo: string;
}

/** Initial values of the reasons form; values entered before are kept. */
export function valuesFor(
  units: Units,
  options: ReturnOptions,
  before: ReturnValues | null,
): ReturnValues {
  const lines: ReturnValues["lines"] = {};
  for (const [position, quantity] of Object.entries(units)) {
    const { reason = "", note = "" } = before?.lines[position] ?? {};
    lines[position] = { quantity, reason, note };
  }
  return {
    lines,
    // If there is more than one place to refund to, the customer has to choose.
    choice: before?.choice ?? (options.refundTo.length === 1 ? (options.refundTo[0] ?? "") : ""),
    payoutTo: before?.payoutTo ?? "",
  };
}

/** The values as a request body. */
export function bodyOf(
  { lines, choice, payoutTo }: ReturnValues,
  picturesOf: (position: number) => readonly { id: string | null }[],
): ReturnBody {
  return {
    lines: Object.entries(lines).map(([position, { quantity, reason, note }]) => ({
      position: Number(position),
      quantity,
      reason: reason as ReturnReason,
      note,
      pictures: picturesOf(Number(position)).flatMap(({ id }) => (id === null ? [] : [id])),
    })),
    resolution: choice === "exchange" ? "exchange" : "refund",
    ...(choice !== "exchange" && { refundTo: choice as Exclude<ReturnChoice, "exchange"> }),
    payoutTo: choice === "original" ? payoutTo : "",
  };
}

/** The value of the chosen units, without delivery. */
export function worthOf(units: Units, { lines }: Pick<ReturnOptions, "lines">): number {
  return lines.reduce((sum, line) => {
    const count = units[line.position] ?? 0;
    return sum + (count > 0 ? refundShare(line, line.quantity - line.open, count) : 0);
  }, 0);
}
