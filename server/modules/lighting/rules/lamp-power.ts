import { codeOf, factsOf, numberOf, unitsOf, type CartItem } from "../items/cart-item.ts";
import { type Finding, idsOf } from "../items/finding.ts";
import { isHolder, isLamp, LAMPS, lampsFor } from "../items/item-kinds.ts";

/** Lamps that exceed the wattage allowed by the holders in the cart. */
export function findLampPower(items: readonly CartItem[]): Finding[] {
  return items.filter(isLamp).flatMap((lamp) => {
    const cap = codeOf(lamp, "cap");
    const power = numberOf(lamp, "power_w");
    if (cap === undefined || power === undefined) return [];
    const holders = items.filter((item) => isHolder(item) && (codeOf(item, "cap") ?? cap) === cap);
    const weak = holders.filter((item) => limitOf(item) < power);
    const excess = tooMany(lamp, { cap, power, holders, items });
    if (excess === 0) return [];
    const max = Math.min(...weak.map(limitOf));
    return [
      {
        rule: "lamp-power",
        severity: "clash",
        variantIds: [lamp.variantId, ...idsOf(weak)],
        values: { power, max, units: excess },
        resolution: {
          from: lamp.variantId,
          fromProductId: lamp.productId,
          quantity: excess,
          category: LAMPS,
          facts: { cap },
          atMost: { power_w: max },
          prefers: factsOf(lamp, ["cct_name", "lamp_shape", "dimmable"]),
        },
      },
    ];
  });
}

interface Question {
  cap: string;
  power: number;
  holders: CartItem[];
  items: readonly CartItem[];
}

/**
 * Number of units without a suitable holder. With more lamps than holders, some are for elsewhere.
 */
function tooMany(lamp: CartItem, { cap, power, holders, items }: Question): number {
  const strongHolders = holders.filter((item) => limitOf(item) >= power);
  if (strongHolders.length === 0) return holders.length > 0 ? lamp.quantity : 0;
  const lamps = lampsFor(items, cap);
  if (unitsOf(lamps) > socketsOf(holders)) return 0;
  const strong = lamps.filter((other) => (numberOf(other, "power_w") ?? 0) >= power);
  const excess = unitsOf(strong) - socketsOf(strongHolders);
  return Math.max(0, Math.min(lamp.quantity, excess));
}

/** A fitting with an unknown number of lamps may take any number. */
function socketsOf(holders: CartItem[]): number {
  return holders.reduce(
    (sum, item) => sum + item.quantity * (numberOf(item, "lamp_count") ?? Infinity),
    0,
  );
}

/** No limit when it is unknown, or for which cap. */
function limitOf(item: CartItem): number {
  const limit = numberOf(item, "max_lamp_w");
  return limit === undefined || codeOf(item, "cap") === undefined ? Infinity : limit;
}
