import { sql } from "kysely";
import type { VariantSummary } from "#contract/catalog/product.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { SetPiece } from "#contract/lighting/endpoints.ts";
import { isOnCeiling, type Mounting, MOUNTINGS } from "#contract/lighting/mountings.ts";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import {
  type Dictionary,
  type Facts,
  lineage,
  readDictionary,
} from "#server/modules/catalog/index.ts";
import { summarizeVariants } from "#server/modules/storefront/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { findSuggestions, type Suggestion } from "../find-suggestions.ts";
import { type CartItem, numberOf } from "../items/cart-item.ts";
import { holeOf, isRound } from "../items/hole.ts";
import { needsLamps } from "../items/item-kinds.ts";
import { lightName } from "../items/light-name.ts";
import { WIDEST_FORWARD_BEAM } from "../photometry/distribution.ts";
import { findLamps } from "../rules/lamps.ts";
import { labelOf } from "../sets/read-sets.ts";
import { hangingOf } from "./hanging-of.ts";
import { placedMounting } from "./placed-mounting.ts";

const WARM = 2700;

interface Row {
  id: number;
  productId: number;
  categoryId: number;
  facts: Facts;
}

/** A light, or a fitting with the lamp that goes into each of its holders. */
interface Source {
  fitting: CartItem;
  lamp?: { item: CartItem; quantity: number } | undefined;
}

/** Lights for a room that are in stock; fittings sold without lamps come with lamps that are. */
export async function listPlannerLights(
  platform: Pick<Platform, "db" | "cache">,
  locale: Locale,
): Promise<PlannerLight[]> {
  const { db } = platform;
  const dictionary = await readDictionary(platform);
  const items = await readStocked(db, dictionary);
  const sources = await completeSources(db, dictionary, items);
  const ids = sources.flatMap(({ fitting, lamp }) => [
    fitting.variantId,
    ...(lamp ? [lamp.item.variantId] : []),
  ]);
  const variants = new Map(
    (await summarizeVariants(db, locale, [...new Set(ids)])).map((one) => [one.variantId, one]),
  );
  return sources.flatMap((source) => present({ dictionary, locale, variants }, source) ?? []);
}

/** Lights, fittings and lamps in stock, without mountings that no room is planned with. */
async function readStocked(db: Connection, dictionary: Dictionary): Promise<CartItem[]> {
  const { rows } = await sql<Row>`
    select variant.id, product.id as "productId", product.category_id as "categoryId", facts
    from catalog.listed_variant as variant
    join catalog.listed_product as product on product.id = variant.product_id
    join inventory.availability as stock on stock.variant_id = variant.id
    cross join lateral (select product.attributes || variant.attributes as facts) as known
    where stock.available > 0 and (facts ? 'luminous_flux' or facts ? 'cap')
      and (not facts ? 'mounting' or facts ->> 'mounting' = any (${[...MOUNTINGS]}::text[]))
    order by variant.id`.execute(db);
  return rows.map(({ id, productId, categoryId, facts }) => {
    const categoryCodes = lineage(dictionary, categoryId)
      .map(({ code }) => code)
      .toReversed();
    return { variantId: id, productId, quantity: 1, categoryCodes, facts };
  });
}

async function completeSources(
  db: Connection,
  dictionary: Dictionary,
  items: readonly CartItem[],
): Promise<Source[]> {
  const fittings = items.filter(placedMounting);
  const lamps = await findFittingLamps(db, dictionary, fittings);
  const known = new Map(items.map((item) => [item.variantId, item]));
  return fittings.map((fitting) => {
    const found = lamps.get(fitting.variantId);
    const item = found && known.get(found.variantId);
    return { fitting, lamp: item && { item, quantity: found.quantity } };
  });
}

interface Shown {
  dictionary: Dictionary;
  locale: Locale;
  variants: ReadonlyMap<number, VariantSummary>;
}

/** Undefined: it gives no light, because no lamp in stock fits it. */
function present(shown: Shown, { fitting, lamp }: Source): PlannerLight | undefined {
  const variant = shown.variants.get(fitting.variantId);
  const mounting = placedMounting(fitting);
  const lamps = lamp ? lampsOf(shown, lamp) : null;
  const light = lightOf(fitting, lamp);
  if (!variant || !mounting || !light || lamps === undefined) return undefined;
  return {
    ...variant,
    ...light,
    available: lamps
      ? Math.min(variant.available, Math.floor(lamps.variant.available / lamps.quantity))
      : variant.available,
    category: labelOf(shown.dictionary, shown.locale, fitting),
    mounting,
    below: belowCeiling(fitting, mounting),
    hanging: hangingOf(fitting),
    hole: holeOf(fitting),
    isRound: isRound(fitting),
    lamps,
    reel: mounting === "strip" ? (numberOf(fitting, "length_mm") ?? null) : null,
  };
}

/**
 * For the light itself, or for the lamps in all holders of a fitting; undefined if no flux is
 * stated.
 */
function lightOf(
  fitting: CartItem,
  lamp: Source["lamp"],
): Pick<PlannerLight, "flux" | "power" | "cct" | "beam" | "cri"> | undefined {
  const { item: shining, quantity } = lamp ?? { item: fitting, quantity: 1 };
  const flux = numberOf(shining, "luminous_flux");
  if (!flux) return undefined;
  const power = numberOf(shining, "power_w");
  const isFixed = shining.facts["cct_switch"] !== true;
  return {
    flux: flux * quantity,
    power: power === undefined ? null : power * quantity,
    cct: (isFixed && numberOf(shining, "cct")) || null,
    beam: numberOf(fitting, "beam_angle") ?? beamOf(shining) ?? null,
    cri: numberOf(shining, "cri") ?? null,
  };
}

function lampsOf(
  { dictionary, locale, variants }: Shown,
  { item, quantity }: NonNullable<Source["lamp"]>,
): SetPiece | undefined {
  const variant = variants.get(item.variantId);
  return variant && { variant, quantity, label: labelOf(dictionary, locale, item) };
}

/** The beam of a spot lamp; a lamp that shines nearly all round has none. */
function beamOf(lamp: CartItem): number | undefined {
  const beam = numberOf(lamp, "beam_angle");
  return beam !== undefined && beam <= WIDEST_FORWARD_BEAM ? beam : undefined;
}

/** In mm. Recessed lights shine from the ceiling itself; hanging ones hang as high as possible. */
function belowCeiling(row: CartItem, mounting: Mounting): number {
  if (mounting === "recessed" || !isOnCeiling(mounting)) return 0;
  const height = numberOf(row, "height_mm") ?? 0;
  // A spot on a track protrudes by its length.
  if (mounting === "track") return height || (numberOf(row, "length_mm") ?? 0);
  const hanging = hangingOf(row);
  return hanging ? Math.max(hanging.body / 2, hanging.shortest - hanging.body / 2) : height;
}

/**
 * For each fitting that is sold without its light source, the lamps that the cart check would
 * suggest for one: one statement for all.
 */
async function findFittingLamps(
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
