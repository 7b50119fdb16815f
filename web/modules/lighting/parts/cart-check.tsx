import { useCartNotes } from "#web/modules/cart/index.ts";
import { useShell } from "#web/shell/store.ts";
import { lazy, Suspense, useEffect } from "react";
import { forgetDismissed } from "./check/dismissed.ts";

const FindingList = lazy(async () => ({
  default: (await import("./check/finding-list.tsx")).FindingList,
}));

/** What to look at before ordering; fetched once the cart is known, and nothing while there is nothing to say. */
export function CartCheck() {
  const isKnown = useCartNotes(({ status }) => status === "ready");
  const isEmpty = useShell(({ cart }) => cart.items.length === 0);
  useEffect(() => {
    if (isKnown && isEmpty) forgetDismissed();
  }, [isKnown, isEmpty]);
  if (!isKnown || isEmpty) return null;
  return (
    <Suspense fallback={null}>
      <FindingList />
    </Suspense>
  );
}
