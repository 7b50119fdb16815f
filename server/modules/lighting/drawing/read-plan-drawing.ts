import type { Locale } from "#contract/kernel/locale.ts";
import { readPlan } from "#contract/lighting/plan/plan-address.ts";
import { readDictionary } from "#server/modules/catalog/index.ts";
import { summarizeVariants } from "#server/modules/storefront/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { readSettings } from "#server/platform/settings.ts";
import { numberOf } from "../items/cart-item.ts";
import { holeOf, isRound } from "../items/hole.ts";
import { hangingOf } from "../planner/hanging-of.ts";
import { placedMounting } from "../planner/placed-mounting.ts";
import { readItems } from "../read-items.ts";
import { planDrawing } from "./plan-drawing.ts";
import type { DrawnLight } from "./plan-table.ts";

/** The drawing of the plan in an address, with the shop's data about its lights. */
export async function readPlanDrawing(
  platform: Pick<Platform, "db" | "cache">,
  locale: Locale,
  parts: Partial<Record<string, string>>,
): Promise<Buffer> {
  const { db } = platform;
  const plan = readPlan((name) => parts[name] ?? null);
  const ids = [...new Set(plan.lights.map(({ variantId }) => variantId))];
  const lines = ids.map((variantId) => ({ variantId, quantity: 1 }));
  const items = await readItems(db, await readDictionary(platform), lines);
  const variants = await summarizeVariants(db, locale, ids);
  const names = new Map(
    variants.map(({ variantId, name, options }) => [
      variantId,
      [name, options].filter(Boolean).join(" · "),
    ]),
  );
  const lights = new Map(
    items.map((item): [number, DrawnLight] => [
      item.variantId,
      {
        name: names.get(item.variantId) ?? "",
        mounting: placedMounting(item),
        hole: holeOf(item),
        isRound: isRound(item),
        depth: numberOf(item, "recess_depth_mm"),
        hanging: hangingOf(item),
      },
    ]),
  );
  const shopName = (await readSettings(db)).siteName[locale];
  return planDrawing({ plan, lights, locale, shopName, at: new Date() });
}
