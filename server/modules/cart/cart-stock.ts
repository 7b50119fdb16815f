import { MAX_QUANTITY } from "#contract/cart/endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";

/** Refuses more units than are available, and says how many are. */
export function refuseTooMany(quantity: number, available: number): void {
  const qty = Math.min(available, MAX_QUANTITY);
  if (quantity > qty) refuse("stock", { qty });
}
