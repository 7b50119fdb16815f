import type { Facts } from "#server/modules/catalog/index.ts";
import { codeOf, numberOf, unitsOf, type CartItem } from "../items/cart-item.ts";
import { type Finding, idsOf, printed } from "../items/finding.ts";
import {
  holdersOf,
  isDimmer,
  LAMPS,
  lampsFor,
  needsLamps,
  safeWatts,
} from "../items/item-kinds.ts";
import { lightName } from "../items/light-name.ts";

/** Fittings sold without lamps, when there are not enough lamps with their cap. */
export function findLamps(items: readonly CartItem[]): Finding[] {
  return shortCaps(items).map(({ cap, fittings, missing, holders }) => {
    const watts = safeWatts(items, cap);
    return {
      rule: "lamps",
      severity: "miss",
      variantIds: idsOf(fittings),
      values: { cap: printed(cap), missing, holders },
      resolution: {
        from: null,
        quantity: missing,
        category: LAMPS,
        facts: { cap },
        ...(watts !== undefined && { atMost: { power_w: watts } }),
        prefers: preferredFacts(items),
      },
    };
  });
}

/** Caps with more empty holders than lamps. */
export function shortCaps(items: readonly CartItem[]) {
  const fittings = items.filter(needsLamps);
  const caps = [...new Set(fittings.map((item) => codeOf(item, "cap") ?? ""))];
  return caps.flatMap((cap) => {
    const own = fittings.filter((item) => codeOf(item, "cap") === cap);
    const holders = own.reduce((sum, item) => sum + holdersOf(item), 0);
    const missing = holders - unitsOf(lampsFor(items, cap));
    return missing > 0 ? [{ cap, fittings: own, missing, holders }] : [];
  });
}

/**
 * Preferences that match the rest: the light colour of most units, and dimmable lamps where there
 * is a dimmer.
 */
function preferredFacts(items: readonly CartItem[]): Facts {
  const units = new Map<string, number>();
  for (const item of items) {
    const kelvin = numberOf(item, "cct");
    if (kelvin === undefined) continue;
    const name = lightName(kelvin);
    units.set(name, (units.get(name) ?? 0) + item.quantity);
  }
  const [most] = [...units].toSorted(([, a], [, b]) => b - a);
  return {
    ...(most && { cct_name: most[0] }),
    ...(items.some(isDimmer) && { dimmable: "led-dimmer" }),
  };
}
