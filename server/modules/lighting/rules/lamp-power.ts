import { type Found, idsOf } from "../things/finding.ts";
import { isHolder, isLamp, LAMPS, lampsFor } from "../things/kinds.ts";
import { codeOf, factsOf, numberOf, piecesOf, type Thing } from "../things/thing.ts";

/** Lamps that are stronger than the holders in the cart allow. */
export function findLampPower(things: readonly Thing[]): Found[] {
  return things.filter(isLamp).flatMap((lamp) => {
    const cap = codeOf(lamp, "cap");
    const power = numberOf(lamp, "power_w");
    if (cap === undefined || power === undefined) return [];
    const holders = things.filter(
      (thing) => isHolder(thing) && (codeOf(thing, "cap") ?? cap) === cap,
    );
    const weak = holders.filter((thing) => limitOf(thing) < power);
    const excess = tooMany(lamp, { cap, power, holders, things });
    if (excess === 0) return [];
    const max = Math.min(...weak.map(limitOf));
    return [
      {
        rule: "lamp-power",
        severity: "clash",
        variantIds: [lamp.variantId, ...idsOf(weak)],
        values: { power, max, pieces: excess },
        wish: {
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
  holders: Thing[];
  things: readonly Thing[];
}

/** How many pieces find no holder. With more lamps than holders, some are for another place. */
function tooMany(lamp: Thing, { cap, power, holders, things }: Question): number {
  const strongHolders = holders.filter((thing) => limitOf(thing) >= power);
  if (strongHolders.length === 0) return holders.length > 0 ? lamp.quantity : 0;
  const lamps = lampsFor(things, cap);
  if (piecesOf(lamps) > socketsOf(holders)) return 0;
  const strong = lamps.filter((other) => (numberOf(other, "power_w") ?? 0) >= power);
  const excess = piecesOf(strong) - socketsOf(strongHolders);
  return Math.max(0, Math.min(lamp.quantity, excess));
}

/** Where nobody says how many lamps it takes, it may take any number. */
function socketsOf(holders: Thing[]): number {
  return holders.reduce(
    (sum, thing) => sum + thing.quantity * (numberOf(thing, "lamp_count") ?? Infinity),
    0,
  );
}

/** Where nobody says it, or for which lamps, there is none to go by. */
function limitOf(thing: Thing): number {
  const limit = numberOf(thing, "max_lamp_w");
  return limit === undefined || codeOf(thing, "cap") === undefined ? Infinity : limit;
}
