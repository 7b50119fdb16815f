import { type Found, idsOf, type Wish } from "../things/finding.ts";
import { isDimmer, isDriver, isLamp, isOutdoor, LAMPS, safeWatts } from "../things/kinds.ts";
import { codeOf, factsOf, type Thing } from "../things/thing.ts";

const SELF_SUPPLIED = new Set(["solar", "battery"]);

/** Lights that do not dim, bought together with a dimmer. */
export function findDimmers(things: readonly Thing[]): Found[] {
  const dimmers = things.filter(isDimmer);
  if (dimmers.length === 0) return [];
  const lights = things.filter(isLight);
  const rigid = lights.filter((thing) => codeOf(thing, "dimmable") === "no");
  // Something in the cart may be what the dimmer is for.
  const isServed = lights.length > rigid.length;
  return rigid.map((thing) => ({
    rule: "dimmer",
    severity: isServed ? "hint" : "clash",
    variantIds: [thing.variantId, ...idsOf(dimmers)],
    values: {},
    wish: wishFor(thing, things),
  }));
}

/** Indoor light on house current: what a dimmer in the wall is for. */
function isLight(thing: Thing): boolean {
  const isFitting = thing.facts["integrated_led"] === true && !isOutdoor(thing);
  const isSupplied = !SELF_SUPPLIED.has(codeOf(thing, "voltage") ?? "");
  return (isLamp(thing) || isFitting) && isSupplied && !isDriver(thing);
}

function wishFor(thing: Thing, things: readonly Thing[]): Wish {
  const cap = codeOf(thing, "cap");
  const swap = { from: thing.variantId, fromProductId: thing.productId, quantity: thing.quantity };
  const facts = { dimmable: "led-dimmer" };
  if (!isLamp(thing) || cap === undefined) return { ...swap, productId: thing.productId, facts };
  const watts = safeWatts(things, cap);
  return {
    ...swap,
    category: LAMPS,
    facts: { ...facts, cap },
    ...(watts !== undefined && { atMost: { power_w: watts } }),
    prefers: factsOf(thing, ["cct_name", "lamp_shape"]),
  };
}
