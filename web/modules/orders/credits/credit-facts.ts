import type { Order } from "#contract/orders/endpoints.ts";
import type { Credit, CreditKind } from "#contract/orders/fulfilment.ts";

type Facts = Pick<Order, "credits" | "status">;

/** Goods that came back have their own place, and a cancelled order says itself that its goods are. */
export function creditsShown({ credits, status }: Facts): Credit[] {
  return credits.filter(
    ({ kind }) => kind === "goodwill" || (kind === "cancellation" && status !== "cancelled"),
  );
}

/** What came off since, by its reason; reasons that gave nothing are left out. */
export function creditSums({ credits, status }: Facts): { kind: CreditKind; amount: number }[] {
  if (status === "cancelled") return [];
  const sums = new Map<CreditKind, number>();
  for (const { kind, amount } of credits) sums.set(kind, (sums.get(kind) ?? 0) + amount);
  return [...sums].map(([kind, amount]) => ({ kind, amount }));
}
