import { hangingAdvice } from "../advice/hanging-advice.ts";
import { type Millimetres, mm } from "../units.ts";
import { ceilingAt } from "./obstacles.ts";
import type { Plan, PlannedLight } from "./plan.ts";

/**
 * How a light hangs: from the ceiling to its lowest point, at its shortest and its longest, and the
 * height of its body.
 */
export interface Hanging {
  shortest: Millimetres;
  longest: Millimetres;
  body: Millimetres;
}

/** Typical width of a dining table. */
const TABLE = mm(900);

type Hung = Pick<PlannedLight, "x" | "y" | "drop">;

/**
 * How far a light hangs down: as requested, else as advised above a dining table or above people,
 * within the limits of its chain.
 */
export function dropOf(plan: Plan, light: Hung, hanging: Hanging): Millimetres {
  const { shortest, longest } = hanging;
  const wanted = light.drop ?? advisedDrop(plan, light, hanging);
  return mm(Math.min(longest, Math.max(shortest, wanted)));
}

function advisedDrop(plan: Plan, { x, y }: Hung, { shortest, longest }: Hanging): Millimetres {
  const place = {
    length: plan.length,
    width: plan.width,
    height: mm(ceilingAt(plan, x, y)),
    table: plan.use === "dining" ? TABLE : null,
    landing: null,
  };
  const { height } = hangingAdvice({ diameter: null, drop: [shortest, longest] }, place);
  return height?.drop ?? shortest;
}

/** How far below the ceiling a light shines; a hanging light, from the middle of its body. */
export function shineBelow(
  plan: Plan,
  light: Hung,
  { below, hanging }: { below: Millimetres; hanging?: Hanging | undefined },
): Millimetres {
  if (!hanging) return below;
  const half = hanging.body / 2;
  return mm(Math.max(half, dropOf(plan, light, hanging) - half));
}
