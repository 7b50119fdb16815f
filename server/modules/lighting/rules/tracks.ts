import { type CartItem, codeOf, factsOf, unitsOf } from "../items/cart-item.ts";
import { type Finding, idsOf } from "../items/finding.ts";
import { isDriver, isTrackPart, TRACK_PARTS } from "../items/item-kinds.ts";

/** Track spots without a track of their system, and tracks without a power feed. */
export function findTracks(items: readonly CartItem[]): Finding[] {
  const systems = new Set(items.flatMap((item) => codeOf(item, "track_system") ?? []));
  return [...systems].flatMap((system) => {
    const known = items.filter((item) => codeOf(item, "track_system") === system);
    const spots = known.filter((item) => !isDriver(item) && !isTrackPart(item));
    const rails = known.filter((item) => codeOf(item, "track_part") === "rail");
    const has = (part: string) => items.some((item) => mayBe(item, system, part));
    return [
      ...(spots.length > 0 && !has("rail") ? [miss("track", system, "rail", spots)] : []),
      ...(rails.length > 0 && !has("feed") ? [miss("track-feed", system, "feed", rails)] : []),
    ];
  });
}

/** A track part of unknown kind or system may be the missing one. */
function mayBe(item: CartItem, system: string, part: string): boolean {
  return (
    isTrackPart(item) &&
    (codeOf(item, "track_system") ?? system) === system &&
    (codeOf(item, "track_part") ?? part) === part
  );
}

function miss(
  rule: "track" | "track-feed",
  system: string,
  part: string,
  items: CartItem[],
): Finding {
  const [first] = items;
  return {
    rule,
    severity: "miss",
    variantIds: idsOf(items),
    values: { count: unitsOf(items) },
    resolution: {
      from: null,
      quantity: 1,
      category: TRACK_PARTS,
      facts: { track_system: system, track_part: part },
      ...(first && { prefers: factsOf(first, ["finish"]) }),
    },
  };
}
