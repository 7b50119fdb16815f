import { closeCart, useShell } from "#web/shell/store.ts";
import { lazy, Suspense, useState } from "react";

const CartSheet = lazy(async () => ({ default: (await import("./cart-sheet.tsx")).CartSheet }));

/** The cart at the edge of the page. Its code is fetched when it opens for the first time. */
export function CartPanel() {
  const open = useShell(({ cartOpen }) => cartOpen);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <CartSheet open={open} onClose={closeCart} />
    </Suspense>
  );
}
