import type { Remedy } from "#contract/lighting/endpoints.ts";
import { putBack, setQuantity } from "#web/shell/cart/cart-writes.ts";
import { useShell } from "#web/shell/store.ts";

/** Applies a remedy: adds before it removes, so that a refusal loses nothing. */
export async function applyRemedy({ from, help, quantity }: Remedy): Promise<boolean> {
  if (help && !(await putBack(help.variantId, quantity))) return false;
  return from === null || takeOut(from, quantity);
}

/** Undoes it. */
export async function undoRemedy({ from, help, quantity }: Remedy): Promise<boolean> {
  if (from !== null && !(await putBack(from, quantity))) return false;
  return help === null || takeOut(help.variantId, quantity);
}

/** Removes some units of a line, or all that are left. */
async function takeOut(variantId: number, quantity: number): Promise<boolean> {
  const line = useShell.getState().cart.items.find((item) => item.variantId === variantId);
  return !line || setQuantity(variantId, Math.max(0, line.quantity - quantity));
}
