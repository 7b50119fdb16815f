import type { Facts } from "#server/modules/catalog/index.ts";
import { type Found, idsOf, printed } from "../things/finding.ts";
import { holdersOf, isDimmer, LAMPS, lampsFor, needsLamps, safeWatts } from "../things/kinds.ts";
import { lightName } from "../things/light-name.ts";
import { codeOf, numberOf, piecesOf, type Thing } from "../things/thing.ts";

/** Fittings that come without lamps, and not enough lamps of their cap. */
export function findLamps(things: readonly Thing[]): Found[] {
  return shortCaps(things).map(({ cap, fittings, missing, holders }) => {
    const watts = safeWatts(things, cap);
    return {
      rule: "lamps",
      severity: "miss",
      variantIds: idsOf(fittings),
      values: { cap: printed(cap), missing, holders },
      wish: {
        from: null,
        quantity: missing,
        category: LAMPS,
        facts: { cap },
        ...(watts !== undefined && { atMost: { power_w: watts } }),
        prefers: taste(things),
      },
    };
  });
}

/** Caps of which there are more empty holders than lamps. */
export function shortCaps(things: readonly Thing[]) {
  const fittings = things.filter(needsLamps);
  const caps = [...new Set(fittings.map((thing) => codeOf(thing, "cap") ?? ""))];
  return caps.flatMap((cap) => {
    const own = fittings.filter((thing) => codeOf(thing, "cap") === cap);
    const holders = own.reduce((sum, thing) => sum + holdersOf(thing), 0);
    const missing = holders - piecesOf(lampsFor(things, cap));
    return missing > 0 ? [{ cap, fittings: own, missing, holders }] : [];
  });
}

/** What goes with the rest: the light colour of most pieces, and lamps that dim where there is a dimmer. */
function taste(things: readonly Thing[]): Facts {
  const pieces = new Map<string, number>();
  for (const thing of things) {
    const kelvin = numberOf(thing, "cct");
    if (kelvin === undefined) continue;
    const name = lightName(kelvin);
    pieces.set(name, (pieces.get(name) ?? 0) + thing.quantity);
  }
  const [most] = [...pieces].toSorted(([, a], [, b]) => b - a);
  return {
    ...(most && { cct_name: most[0] }),
    ...(things.some(isDimmer) && { dimmable: "led-dimmer" }),
  };
}
