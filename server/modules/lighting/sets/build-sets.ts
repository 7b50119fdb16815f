import type { SetKind } from "#contract/lighting/set-words.ts";
import type { Dictionary } from "#server/modules/catalog/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { checkItems } from "../check-items.ts";
import { findSuggestions } from "../find-suggestions.ts";
import type { CartItem } from "../items/cart-item.ts";
import type { Requirement } from "../items/finding.ts";
import { readItems } from "../read-items.ts";
import { finishing, plansFor, type SetPlan } from "./set-plans.ts";

export interface BuiltSet {
  kind: SetKind;
  /** The item that the set is built around comes first. */
  items: CartItem[];
}

interface Draft extends SetPlan {
  items: CartItem[];
  /** Something it needs is not available. */
  isBroken: boolean;
}

/** Spot, track, feed, cap: dependencies are never deeper. */
const ROUNDS = 4;

/**
 * The sets around an item. Each is a cart without findings by the cart's own rules: what is missing
 * is added, round by round, from what is in stock.
 */
export async function buildSets(
  db: Connection,
  dictionary: Dictionary,
  item: CartItem,
): Promise<BuiltSet[]> {
  let drafts = plansFor(item).map((plan): Draft => ({ ...plan, items: [item], isBroken: false }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const wants = new Map(drafts.map((draft) => [draft, wantedBy(draft, round === 0)]));
    const requirements = [...wants.values()].flat();
    if (requirements.length === 0) break;
    drafts = await addFound(db, dictionary, wants);
  }
  return drafts.filter(isWhole).map(({ kind, items }) => ({ kind, items }));
}

function wantedBy({ start, items, isBroken }: Draft, isFirst: boolean): Requirement[] {
  if (isBroken) return [];
  const missing = checkItems(items).flatMap(({ severity, resolution }) =>
    severity === "miss" && resolution && !("remove" in resolution) ? [resolution] : [],
  );
  return isFirst ? [...start, ...missing] : [...missing, ...finishing(items)];
}

/** One statement searches for everything, one reads the attributes of what was found. */
async function addFound(
  db: Connection,
  dictionary: Dictionary,
  wants: ReadonlyMap<Draft, Requirement[]>,
): Promise<Draft[]> {
  const found = await findSuggestions(db, dictionary, [...wants.values()].flat());
  const read = await readItems(db, dictionary, [...found.values()]);
  const byId = new Map(read.map((item) => [item.variantId, item]));
  return [...wants].map(([draft, wanted]) => {
    const added = wanted.flatMap((requirement): CartItem[] => {
      const suggestion = found.get(requirement);
      const item = suggestion && byId.get(suggestion.variantId);
      return item ? [{ ...item, quantity: suggestion.quantity }] : [];
    });
    const isBroken = draft.isBroken || added.length < wanted.length;
    return { ...draft, items: [...draft.items, ...added], isBroken };
  });
}

function isWhole({ items, isBroken }: Draft): boolean {
  const different = new Set(items.map(({ variantId }) => variantId));
  return (
    !isBroken &&
    items.length > 1 &&
    different.size === items.length &&
    checkItems(items).length === 0 &&
    finishing(items).length === 0
  );
}
