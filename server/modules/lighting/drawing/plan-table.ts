import type { Mounting } from "#contract/lighting/mountings.ts";
import { dropOf, type Hanging } from "#contract/lighting/plan/hung-lights.ts";
import type { Plan, PlannedLight } from "#contract/lighting/plan/plan.ts";
import type { Hole } from "#contract/lighting/planner-endpoints.ts";
import { BODY, INK, ITEM, LABEL, type Sheet } from "#server/modules/invoices/index.ts";
import type { SayDrawing } from "./drawing-words.ts";

/** What an electrician needs to know about a light, in mm. */
export interface DrawnLight {
  name: string;
  mounting: Mounting | undefined;
  hole: Hole | null;
  isRound: boolean;
  depth: number | undefined;
  hanging: Hanging | null;
}

/** Start and width of each column, in points. */
const COLUMNS = {
  number: { start: 0, width: 30 },
  light: { start: 30, width: 195 },
  left: { start: 230, width: 60 },
  top: { start: 290, width: 60 },
  hole: { start: 350, width: 75 },
  depth: { start: 425, width: 70 },
} as const;
type Column = keyof typeof COLUMNS;
// Object.keys loses the key type.
const NAMES = Object.keys(COLUMNS) as Column[];
const PADDING = 4;

/** Draws every light with its position and cut-out. */
export function drawPlanTable(
  sheet: Sheet,
  plan: Plan,
  { lights, say }: { lights: ReadonlyMap<number, DrawnLight>; say: SayDrawing },
): void {
  head(sheet, say);
  for (const [index, planned] of plan.lights.entries()) {
    const { variantId, x, y } = planned;
    const light = lights.get(variantId);
    const texts: Record<Column, string> = {
      number: String(index + 1),
      light: [light?.name, heldText(planned, say), ...ceilingTexts(plan, planned, { light, say })]
        .filter(Boolean)
        .join(" · "),
      left: inCentimetres(x),
      top: inCentimetres(y),
      hole: light ? holeText(light, say) : "",
      depth: light?.depth ? say("table.deep", { value: light.depth }) : "",
    };
    const tallest = NAMES.map((name) => sheet.heightOf(texts[name], BODY, COLUMNS[name].width));
    const height = Math.max(...tallest) + 2 * PADDING;
    if (sheet.room < height) {
      sheet.newPage();
      head(sheet, say);
    }
    sheet.y += PADDING;
    for (const name of NAMES)
      sheet.text(texts[name], name === "number" ? ITEM : BODY, COLUMNS[name]);
    sheet.y += height - PADDING;
    sheet.rule();
  }
}

function head(sheet: Sheet, say: SayDrawing): void {
  for (const name of NAMES) sheet.text(say(`table.${name}`), LABEL, COLUMNS[name]);
  sheet.y += 16;
  sheet.rule(INK);
}

const inCentimetres = (value: number) => String(Math.round(value) / 10);

/** Mounting height of lights that are not on the ceiling, and the length of a strip. */
function heldText({ z, run }: PlannedLight, say: SayDrawing): string | undefined {
  if (z === undefined) return undefined;
  const height = inCentimetres(z);
  if (!run) return say("table.up", { height });
  const length = Math.round(run.length / 10) / 100;
  return say(run.facing === "up" ? "table.cove" : "table.run", { length, height });
}

/** Rotation of a ceiling light, and how far it hangs down. */
function ceilingTexts(
  plan: Plan,
  planned: PlannedLight,
  { light, say }: { light: DrawnLight | undefined; say: SayDrawing },
): string[] {
  if (planned.z !== undefined) return [];
  const { turn } = planned;
  const drop = light?.hanging && dropOf(plan, planned, light.hanging);
  return [
    ...(turn ? [say("table.turned", { degrees: turn })] : []),
    ...(drop ? [say("table.drop", { drop: inCentimetres(drop) })] : []),
  ];
}

function holeText({ mounting, hole }: DrawnLight, say: SayDrawing): string {
  if (mounting === "wall") return say("table.onWall");
  if (mounting === "strip") return say("table.strip");
  if (mounting === "surface") return say("table.onCeiling");
  if (mounting === "suspended") return say("table.hanging");
  if (mounting === "track") return say("table.onTrack");
  if (mounting === undefined) return "";
  return hole ? say(`table.${hole.shape}`, { size: hole.size }) : say("table.noHole");
}
