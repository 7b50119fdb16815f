import { useEffect } from "react";
import { useShell } from "#web/shell/store.ts";
import { refreshCart, useCartNotes } from "../../shell/cart/cart-writes.ts";

/** What a page knows of the cart: pages are rendered without knowing whose they are. */
export type CartState = "loading" | "empty" | "filled" | "failed";

/** Refetches the cart for a page that is about it. */
export function useCart(): CartState {
  const count = useShell(({ cart }) => cart.items.length);
  const status = useCartNotes((notes) => notes.status);
  useEffect(() => {
    void refreshCart();
  }, []);
  if (count > 0) return "filled";
  if (status === "unknown") return "loading";
  return status === "failed" ? "failed" : "empty";
}
