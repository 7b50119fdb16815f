import type { Locale } from "#contract/kernel/locale.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { BODY, LABEL, openFile, TITLE } from "#server/modules/invoices/index.ts";
import { drawPlan, scaleOf } from "./draw-plan.ts";
import { drawingWords } from "./drawing-words.ts";
import { type DrawnLight, drawPlanTable } from "./plan-table.ts";

interface DrawingFacts {
  plan: Plan;
  lights: ReadonlyMap<number, DrawnLight>;
  locale: Locale;
  shopName: string;
  at: Date;
}

/** The plan for the electrician: the room to scale, and a table of positions and cut-outs. */
export function planDrawing({ plan, lights, locale, shopName, at }: DrawingFacts): Promise<Buffer> {
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
