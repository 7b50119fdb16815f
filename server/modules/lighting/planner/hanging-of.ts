import type { Hanging } from "#contract/lighting/plan/hung-lights.ts";
import { mm } from "#contract/lighting/units.ts";
import { type CartItem, codeOf, numberOf, rangeOf } from "../items/cart-item.ts";

/** How a light hangs on its chain; null if it does not hang, or its length is not stated. */
export function hangingOf(item: Pick<CartItem, "facts">): Hanging | null {
  const drop = rangeOf(item, "drop_mm");
  if (!drop || codeOf(item, "mounting") !== "suspended") return null;
  const [shortest, longest] = drop;
  const body = Math.min(shortest, numberOf(item, "height_mm") ?? 0);
  return { shortest: mm(shortest), longest: mm(longest), body: mm(body) };
}
