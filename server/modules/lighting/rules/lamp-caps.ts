import { type Found, idsOf, printed } from "../things/finding.ts";
import { isHolder, isLamp } from "../things/kinds.ts";
import { codeOf, type Thing } from "../things/thing.ts";
import { shortCaps } from "./lamps.ts";

/** Lamps that fit no fitting in the cart while a fitting is short of lamps. Spare lamps are nobody's mistake. */
export function findLampCaps(things: readonly Thing[]): Found[] {
  const shortages = shortCaps(things);
  const [short] = shortages;
  if (!short) return [];
  const caps = new Set(things.filter(isHolder).map((thing) => codeOf(thing, "cap")));
  if (caps.has(undefined)) return [];
  return things.filter(isLamp).flatMap((lamp) => {
    const cap = codeOf(lamp, "cap");
    if (cap === undefined || caps.has(cap)) return [];
    return [
      {
        rule: "lamp-cap",
        // Just as many as are missing were meant for them; others may be for a lamp at home.
        severity: shortages.some(({ missing }) => missing === lamp.quantity) ? "clash" : "hint",
        variantIds: [lamp.variantId, ...idsOf(short.fittings)],
        values: { cap: printed(cap), needed: printed(short.cap) },
        wish: { remove: lamp.variantId, quantity: lamp.quantity },
      },
    ];
  });
}
