import type { Dictionary } from "#server/modules/catalog/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { findSuggestions, type Suggestion } from "../find-suggestions.ts";
import type { CartItem } from "../items/cart-item.ts";
import { needsLamps } from "../items/item-kinds.ts";
import { lightName } from "../items/light-name.ts";
import { findLamps } from "../rules/lamps.ts";

const WARM = 2700;

/**
 * For each fitting that is sold without its light source, the lamps that the cart check would
 * suggest for one: one statement for all.
 */
export async function findFittingLamps(
  db: Connection,
  dictionary: Dictionary,
  items: readonly CartItem[],
): Promise<Map<number, Suggestion>> {
  const wanted = items.filter(needsLamps).flatMap((item) => {
    const [found] = findLamps([{ ...item, quantity: 1 }]);
    const requirement = found?.resolution;
    if (!requirement || "remove" in requirement) return [];
    // No white was chosen: homes usually have warm light.
    return [{ item, requirement: { ...requirement, prefers: { cct_name: lightName(WARM) } } }];
  });
  const found = await findSuggestions(
    db,
    dictionary,
    wanted.map(({ requirement }) => requirement),
  );
  return new Map(
    wanted.flatMap(({ item, requirement }) => {
      const lamp = found.get(requirement);
      return lamp ? [[item.variantId, lamp] as const] : [];
    }),
  );
}
