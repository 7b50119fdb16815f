import { closeCart, useShell } from "#web/shell/store.ts";
import { lazy, Suspense, useEffect, useState } from "react";
import { refreshCart } from "../../shell/cart/cart-writes.ts";

const CartSheet = lazy(async () => ({ default: (await import("./cart-sheet.tsx")).CartSheet }));

/** The cart at the edge of the page. Its code is fetched when it opens for the first time. */
export function CartPanel() {
  const open = useShell(({ cartOpen }) => cartOpen);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  useEffect(followSignIn, []);
  if (!wanted) return null;
  return (
    <Suspense>
      <CartSheet open={open} onClose={closeCart} />
    </Suspense>
  );
}

/** Signing in brings the cart of the account, signing out takes it along. */
function followSignIn(): () => void {
  return useShell.subscribe(({ isAuthenticated, sessionKnown }, before) => {
    const isOther = before.sessionKnown && isAuthenticated !== before.isAuthenticated;
    if (sessionKnown && isOther) void refreshCart();
  });
}
