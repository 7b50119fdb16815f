import { factsOf, numberOf, type CartItem } from "../items/cart-item.ts";
import { type Finding, idsOf } from "../items/finding.ts";
import { isDoorHandle, isLock } from "../items/item-kinds.ts";

/** Handles that fit none of the locks in the cart, while a lock still lacks a matching handle. */
export function findDoorHandles(items: readonly CartItem[]): Finding[] {
  const handles = items.filter(isDoorHandle);
  const locks = items.filter(isLock);
  const bare = locks.find((lock) => !handles.some((handle) => fits(handle, lock)));
  if (!bare) return [];
  return handles
    .filter((handle) => !locks.some((lock) => fits(handle, lock)))
    .map((handle) => misfit(handle, bare));
}

const MEASURES = ["spindle_mm", "centre_mm"] as const;

function fits(handle: CartItem, lock: CartItem): boolean {
  return MEASURES.every((code) => agrees(handle, lock, code));
}

/** An unknown measure counts as matching: a lever on a rose has no centre distance. */
function agrees(handle: CartItem, lock: CartItem, code: (typeof MEASURES)[number]): boolean {
  const own = numberOf(handle, code);
  const wanted = numberOf(lock, code);
  return own === undefined || wanted === undefined || own === wanted;
}

function misfit(handle: CartItem, lock: CartItem): Finding {
  const code = agrees(handle, lock, "spindle_mm") ? "centre_mm" : "spindle_mm";
  const wanted = numberOf(lock, code) ?? 0;
  return {
    rule: code === "centre_mm" ? "handle-centre" : "handle-spindle",
    severity: "clash",
    variantIds: [handle.variantId, ...idsOf([lock])],
    values: { own: numberOf(handle, code) ?? 0, wanted },
    resolution: {
      from: handle.variantId,
      quantity: handle.quantity,
      productId: handle.productId,
      facts: { [code]: wanted },
      prefers: factsOf(handle, ["finish"]),
    },
  };
}
