import { sql } from "kysely";
import { isOnCeiling, MOUNTINGS } from "#contract/lighting/mountings.ts";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { type Facts, lineage, readDictionary } from "#server/modules/catalog/index.ts";
import { summarizeVariants } from "#server/modules/storefront/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { numberOf, rangeOf } from "../items/cart-item.ts";
import { placedMounting } from "./placed-mounting.ts";

interface Row {
  id: number;
  categoryId: number;
  facts: Facts;
}

/** Lights for a room that are sold with their light source and are in stock. */
export async function listPlannerLights(
  platform: Pick<Platform, "db" | "cache">,
  locale: Locale,
): Promise<PlannerLight[]> {
  const { db } = platform;
  const { rows } = await sql<Row>`
    select variant.id, product.category_id as "categoryId",
      product.attributes || variant.attributes as facts
    from catalog.listed_variant as variant
    join catalog.listed_product as product on product.id = variant.product_id
    join inventory.availability as stock on stock.variant_id = variant.id
    where stock.available > 0
      and (product.attributes || variant.attributes) ? 'luminous_flux'
      and (product.attributes || variant.attributes) ->> 'mounting'
        = any (${[...MOUNTINGS]}::text[])`.execute(db);
  const dictionary = await readDictionary(platform);
  const known = new Map(rows.map((row) => [row.id, row]));
  const variants = await summarizeVariants(
    db,
    locale,
    rows.map(({ id }) => id),
  );
  return variants.flatMap((variant): PlannerLight[] => {
    const row = known.get(variant.variantId);
    if (!row) return [];
    const categories = lineage(dictionary, row.categoryId);
    const item = { facts: row.facts, categoryCodes: categories.map(({ code }) => code) };
    const flux = numberOf(item, "luminous_flux");
    const mounting = placedMounting(item);
    if (!flux || !mounting) return [];
    return [
      {
        ...variant,
        category: categories.at(-1)?.name[locale] ?? "",
        flux,
        power: numberOf(item, "power_w") ?? null,
        cct: item.facts["cct_switch"] === true ? null : (numberOf(item, "cct") ?? null),
        beam: numberOf(item, "beam_angle") ?? null,
        cri: numberOf(item, "cri") ?? null,
        mounting,
        below: belowCeiling(item, mounting),
        reel: reelOf(item, mounting),
      },
    ];
  });
}

function reelOf(row: Pick<Row, "facts">, mounting: PlannerLight["mounting"]): number | null {
  return mounting === "strip" ? (numberOf(row, "length_mm") ?? null) : null;
}

/** In mm. Pendants hang as high as possible; recessed lights shine from the ceiling itself. */
function belowCeiling(row: Pick<Row, "facts">, mounting: PlannerLight["mounting"]): number {
  const height = numberOf(row, "height_mm") ?? 0;
  if (mounting === "recessed" || !isOnCeiling(mounting)) return 0;
  if (mounting === "surface") return height;
  // The drop is measured to the lowest point; the light source is assumed in the middle of the
  // body.
  return Math.max(height / 2, (rangeOf(row, "drop_mm")?.[0] ?? height) - height / 2);
}
