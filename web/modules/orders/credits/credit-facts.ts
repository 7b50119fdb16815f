import type { Order } from "#contract/orders/endpoints.ts";
import type { Credit, CreditKind } from "#contract/orders/fulfilment.ts";

type Facts = Pick<Order, "credits" | "status">;

/**
 * Leaves out returned goods, which are shown elsewhere, and the cancellation of a whole order,
 * which its status shows.
 */
export function creditsShown({ credits, status }: Facts): Credit[] {
  return credits.filter(
    ({ kind }) => kind === "goodwill" || (kind === "cancellation" && status !== "cancelled"),
  );
}

/** Sums of credits by reason; reasons without any are left out. */
export function creditSums({ credits, status }: Facts): { kind: CreditKind; amount: number }[] {
  if (status === "cancelled") return [];
  const sums = new Map<CreditKind, number>();
  for (const { kind, amount } of credits) sums.set(kind, (sums.get(kind) ?? 0) + amount);
  return [...sums].map(([kind, amount]) => ({ kind, amount }));
}
