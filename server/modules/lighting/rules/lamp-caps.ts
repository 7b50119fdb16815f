import { codeOf, type CartItem } from "../items/cart-item.ts";
import { type Finding, idsOf, printed } from "../items/finding.ts";
import { isHolder, isLamp } from "../items/item-kinds.ts";
import { shortCaps } from "./lamps.ts";

/**
 * Lamps that fit no fitting in the cart, while a fitting is short of lamps. Spare lamps are not a
 * mistake.
 */
export function findLampCaps(items: readonly CartItem[]): Finding[] {
  const shortages = shortCaps(items);
  const [short] = shortages;
  if (!short) return [];
  const caps = new Set(items.filter(isHolder).map((item) => codeOf(item, "cap")));
  if (caps.has(undefined)) return [];
  return items.filter(isLamp).flatMap((lamp) => {
    const cap = codeOf(lamp, "cap");
    if (cap === undefined || caps.has(cap)) return [];
    return [
      {
        rule: "lamp-cap",
        // Exactly the missing number was probably meant for them; other quantities may be for a
        // lamp at home.
        severity: shortages.some(({ missing }) => missing === lamp.quantity) ? "clash" : "hint",
        variantIds: [lamp.variantId, ...idsOf(short.fittings)],
        values: { cap: printed(cap), needed: printed(short.cap) },
        resolution: { remove: lamp.variantId, quantity: lamp.quantity },
      },
    ];
  });
}
