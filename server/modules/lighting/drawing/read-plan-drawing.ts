import type { Locale } from "#contract/kernel/locale.ts";
import { readPlan } from "#contract/lighting/plan/plan-address.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { readDictionary } from "#server/modules/catalog/index.ts";
import { BODY, LABEL, openFile, TITLE } from "#server/modules/invoices/index.ts";
import { summarizeVariants } from "#server/modules/storefront/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { readSettings } from "#server/platform/settings.ts";
import { numberOf } from "../items/cart-item.ts";
import { holeOf, isRound } from "../items/hole.ts";
import { hangingOf } from "../planner/hanging-of.ts";
import { placedMounting } from "../planner/placed-mounting.ts";
import { readItems } from "../read-items.ts";
import { drawPlan, scaleOf } from "./draw-plan.ts";
import { drawingWords } from "./drawing-words.ts";
import { type DrawnLight, drawPlanTable } from "./plan-table.ts";

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

interface DrawingFacts {
  plan: Plan;
  lights: ReadonlyMap<number, DrawnLight>;
  locale: Locale;
  shopName: string;
  at: Date;
}

/** The plan for the electrician: the room to scale, and a table of positions and cut-outs. */
function planDrawing({ plan, lights, locale, shopName, at }: DrawingFacts): Promise<Buffer> {
  const say = drawingWords(locale);
  const { sheet, close } = openFile({ locale, title: say("plan.title"), author: shopName, at });
  sheet.y += sheet.text(say("plan.title"), TITLE) + 2;
  const { length, width, height } = plan;
  const size = { length: length / 1000, width: width / 1000, height: height / 1000 };
  sheet.y += sheet.text(say("plan.room", size), BODY);
  sheet.y += sheet.text(say("plan.scale", { scale: scaleOf(plan) }), LABEL) + 10;
  drawPlan(sheet, plan, { lights, say });
  sheet.y += sheet.text(say("plan.measured"), BODY) + 8;
  drawPlanTable(sheet, plan, { lights, say });
  sheet.foot((page, pages) => {
    sheet.y += sheet.text(say("plan.guide"), LABEL, { width: sheet.width - 70 });
    sheet.textAt(sheet.y - 10, say("plan.page", { page, pages }), LABEL, { align: "end" });
  });
  return close();
}
