import { lazy, Suspense } from "react";
import { useCartNotes } from "#web/shell/cart/cart-writes.ts";

const FindingList = lazy(async () => ({
  default: (await import("./finding-list.tsx")).FindingList,
}));

/**
 * The cart check before ordering; loaded once the cart is known, renders nothing if there are no
 * findings.
 */
export function CartCheck() {
  const isKnown = useCartNotes(({ status }) => status === "ready");
  return <Suspense fallback={null}>{isKnown && <FindingList />}</Suspense>;
}
