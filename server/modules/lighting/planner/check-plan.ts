import type { Locale } from "#contract/kernel/locale.ts";
import type { SetPiece } from "#contract/lighting/endpoints.ts";
import type { PlanPart } from "#contract/lighting/plan/plan-parts.ts";
import type { PlanCheck } from "#contract/lighting/planner-endpoints.ts";
import { type Dictionary, readDictionary } from "#server/modules/catalog/index.ts";
import { summarizeVariants } from "#server/modules/storefront/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { checkItems } from "../check-items.ts";
import { findSuggestions } from "../find-suggestions.ts";
import { type CartItem, codeOf, numberOf } from "../items/cart-item.ts";
import { presentFinding } from "../present-finding.ts";
import { readItems } from "../read-items.ts";
import { labelOf } from "../sets/read-sets.ts";
import { dimmerFor, isDimmedFromWall } from "../sets/set-plans.ts";

/** A spot's track, its feed, the cap: nothing needs more rounds. */
const ROUNDS = 4;
/** Numbers of circuits that a room's load may be split into. */
const CIRCUITS = [1, 2, 3, 4];

/** What the lights of a plan need in addition, according to the rules of the cart check. */
export async function checkPlan(
  platform: Pick<Platform, "db" | "cache">,
  locale: Locale,
  parts: readonly PlanPart[],
): Promise<PlanCheck> {
  const { db } = platform;
  const dictionary = await readDictionary(platform);
  const lights = await readItems(db, dictionary, parts);
  const items = await completed(db, dictionary, lights);
  const dimmer = await findDimmer(db, dictionary, lights);
  const added = [...items.slice(lights.length), ...(dimmer ? [dimmer] : [])];
  const pieces = await presentPieces({ db, dictionary, locale }, added);
  const isDimmer = ({ variant }: SetPiece) => variant.variantId === dimmer?.variantId;
  return {
    needed: pieces.filter((piece) => !isDimmer(piece)),
    dimmer: pieces.find(isDimmer) ?? null,
    rigid: lights
      .filter((light) => codeOf(light, "dimmable") === "no")
      .map(({ variantId }) => variantId),
    findings: checkItems(items).map((found) =>
      presentFinding(dictionary, locale, found, new Map()),
    ),
  };
}

/** The items, plus what they are missing as far as it is in stock. */
async function completed(
  db: Connection,
  dictionary: Dictionary,
  lights: CartItem[],
): Promise<CartItem[]> {
  const items = [...lights];
  for (let round = 0; round < ROUNDS; round += 1) {
    const missing = checkItems(items).flatMap(({ severity, resolution }) =>
      severity === "miss" && resolution && !("remove" in resolution) ? [resolution] : [],
    );
    const found = [...(await findSuggestions(db, dictionary, missing)).values()];
    if (found.length === 0) break;
    items.push(...(await readItems(db, dictionary, found)));
  }
  return items;
}

/** One dimmer for all dimmable lights, or as few as needed. */
async function findDimmer(
  db: Connection,
  dictionary: Dictionary,
  lights: readonly CartItem[],
): Promise<CartItem | undefined> {
  const load = lights
    .filter(isDimmedFromWall)
    .reduce((sum, light) => sum + light.quantity * (numberOf(light, "power_w") ?? 0), 0);
  if (load === 0) return undefined;
  const wanted = CIRCUITS.map((circuits) => ({
    ...dimmerFor(load / circuits),
    quantity: circuits,
  }));
  const found = await findSuggestions(db, dictionary, wanted);
  const fewest = wanted.flatMap((requirement) => found.get(requirement) ?? [])[0];
  return fewest && (await readItems(db, dictionary, [fewest]))[0];
}

async function presentPieces(
  { db, dictionary, locale }: { db: Connection; dictionary: Dictionary; locale: Locale },
  items: readonly CartItem[],
): Promise<SetPiece[]> {
  const ids = items.map(({ variantId }) => variantId);
  const variants = new Map(
    (await summarizeVariants(db, locale, ids)).map((variant) => [variant.variantId, variant]),
  );
  return items.flatMap((item) => {
    const variant = variants.get(item.variantId);
    const label = labelOf(dictionary, locale, item);
    return variant ? [{ variant, quantity: item.quantity, label }] : [];
  });
}
