import { useCartNotes } from "#web/shell/cart/cart-writes.ts";
import { lazy, Suspense } from "react";

const FindingList = lazy(async () => ({
  default: (await import("./finding-list.tsx")).FindingList,
}));

/** What to look at before ordering; fetched once the cart is known, and nothing while there is nothing to say. */
export function CartCheck() {
  const isKnown = useCartNotes(({ status }) => status === "ready");
  return <Suspense fallback={null}>{isKnown && <FindingList />}</Suspense>;
}
