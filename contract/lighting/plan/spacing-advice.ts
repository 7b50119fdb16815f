import { spacingCriterion } from "../layout/spacing-criterion.ts";
import { downlightSpacing } from "../layout/spacing.ts";
import type { Photometry } from "../photometry/photometry.ts";
import { WORK_HEIGHTS } from "../room/work-plane.ts";
import { type Millimetres, mm } from "../units.ts";
import { type KnownLight, placedLights } from "./placed-lights.ts";
import { gridOfLights } from "./plan-changes.ts";
import type { Plan, PlannedLight } from "./plan.ts";

/** Recommended and actual spacing of lights of one kind at their mounting height. */
export interface SpacingAdvice {
  /**
   * Equal to their height above the table, by the rule for downlights, or less if their beam
   * requires it; half of that to the walls.
   */
  grid: Millimetres;
  toWall: Millimetres;
  /**
   * Maximum by their own distribution: further apart, it gets darker between them. Null if they do
   * not shine down.
   */
  most: Millimetres | null;
  /** The widest gap between neighbours; null for a single light. */
  found: Millimetres | null;
}

export function spacingByVariant(
  plan: Plan,
  known: ReadonlyMap<number, KnownLight>,
): Record<number, SpacingAdvice> {
  const onCeiling = plan.lights.filter(({ z }) => z === undefined);
  const ids = [...new Set(onCeiling.map(({ variantId }) => variantId))];
  return Object.fromEntries(
    ids.flatMap((id) => {
      const light = known.get(id);
      const own = onCeiling.filter(({ variantId }) => variantId === id);
      const advice = light && adviceFor(plan, own, light);
      return advice ? [[id, advice]] : [];
    }),
  );
}

/** With a tolerance: floors are measured to the millimetre, ceilings are not. */
export function isTooWide({ found, most }: SpacingAdvice): boolean {
  return found !== null && most !== null && found > most + 10;
}

function adviceFor(
  plan: Plan,
  own: readonly PlannedLight[],
  known: KnownLight,
): SpacingAdvice | undefined {
  const heights = own.flatMap((light) => placedLights(plan, light, known)).map(({ z }) => z);
  const above = mm(Math.min(...heights) - WORK_HEIGHTS.table);
  if (above <= 0) return undefined;
  const criterion = criterionOf(known.file.photometry);
  const most = criterion === undefined ? null : mm(criterion * above);
  return {
    ...downlightSpacing(mm(Math.min(above, most ?? above))),
    most,
    found: widestGap(plan, own),
  };
}

/** Cached per distribution: the plan is recalculated at every step of a drag. */
const criteria = new WeakMap<Photometry, { value: number | undefined }>();

function criterionOf(photometry: Photometry): number | undefined {
  const kept = criteria.get(photometry) ?? { value: spacingCriterion(photometry) };
  criteria.set(photometry, kept);
  return kept.value;
}

function widestGap(plan: Plan, own: readonly PlannedLight[]): Millimetres | null {
  const [first] = own;
  if (!first || own.length < 2) return null;
  const grid = gridOfLights(plan, first.variantId);
  if (!grid) return mm(Math.max(...own.map((light) => nearest(light, own))));
  const gaps = [grid.columns > 1 ? grid.spacing.x : 0, grid.rows > 1 ? grid.spacing.y : 0];
  return mm(Math.max(...gaps));
}

function nearest(light: PlannedLight, own: readonly PlannedLight[]): number {
  const others = own.filter((other) => other !== light);
  return Math.min(...others.map(({ x, y }) => Math.hypot(x - light.x, y - light.y)));
}
