import { codeOf, factsOf, type CartItem } from "../items/cart-item.ts";
import { type Finding, idsOf, type Requirement } from "../items/finding.ts";
import { isDimmer, isDriver, isLamp, isOutdoor, LAMPS, safeWatts } from "../items/item-kinds.ts";

const SELF_SUPPLIED = new Set(["solar", "battery"]);

/** Non-dimmable lights bought together with a dimmer. */
export function findDimmers(items: readonly CartItem[]): Finding[] {
  const dimmers = items.filter(isDimmer);
  if (dimmers.length === 0) return [];
  const lights = items.filter(isLight);
  const rigid = lights.filter((item) => codeOf(item, "dimmable") === "no");
  // The dimmer may be for another light in the cart.
  const isServed = lights.length > rigid.length;
  return rigid.map((item) => ({
    rule: "dimmer",
    severity: isServed ? "hint" : "clash",
    variantIds: [item.variantId, ...idsOf(dimmers)],
    values: {},
    resolution: requirementFor(item, items),
  }));
}

/** An indoor light on mains voltage: what a wall dimmer is for. */
function isLight(item: CartItem): boolean {
  const isFitting = item.facts["integrated_led"] === true && !isOutdoor(item);
  const isSupplied = !SELF_SUPPLIED.has(codeOf(item, "voltage") ?? "");
  return (isLamp(item) || isFitting) && isSupplied && !isDriver(item);
}

function requirementFor(item: CartItem, items: readonly CartItem[]): Requirement {
  const cap = codeOf(item, "cap");
  const swap = { from: item.variantId, fromProductId: item.productId, quantity: item.quantity };
  const facts = { dimmable: "led-dimmer" };
  if (!isLamp(item) || cap === undefined) return { ...swap, productId: item.productId, facts };
  const watts = safeWatts(items, cap);
  return {
    ...swap,
    category: LAMPS,
    facts: { ...facts, cap },
    ...(watts !== undefined && { atMost: { power_w: watts } }),
    prefers: factsOf(item, ["cct_name", "lamp_shape"]),
  };
}
