import { type GlareHint, glareHint, glareLuminance } from "../illuminance/glare-hint.ts";
import { lumenMethodIlluminance, USUAL_UTILISATION } from "../illuminance/lumen-method.ts";
import { type IlluminanceSummary, summaryOf } from "../illuminance/summary.ts";
import { fluxOf } from "../photometry/flux.ts";
import { type DirectLight, roomModel, type RoomModel } from "../radiosity/room-model.ts";
import type { Patch } from "../room/patches.ts";
import { floorArea } from "../room/room.ts";
import { WORK_HEIGHT_NAMES, WORK_HEIGHTS, type WorkHeight, workPlane } from "../room/work-plane.ts";
import { lumens, type Lux } from "../units.ts";
import { fluxShare, type KnownLight, placedLights } from "./placed-lights.ts";
import { type Plan, roomOf } from "./plan.ts";
import { type SpacingAdvice, spacingByVariant } from "./spacing-advice.ts";

/** The results for a plan. */
export interface PlanLight {
  planes: Record<WorkHeight, PlaneLight>;
  faces: LitFace[];
  /** By the lumen method with its usual factor, for comparison. */
  estimate: Lux;
  /** By variant, if its file states the size of the luminous opening. */
  glare: Record<number, GlareHint>;
  /** By variant, for ceiling lights. */
  spacing: Record<number, SpacingAdvice>;
}

/**
 * A part of a wall, the floor or the ceiling, with the illuminance of its patches: rows along u,
 * columns along v.
 */
export interface LitFace extends Patch {
  rows: number;
  columns: number;
  /** Lux. */
  values: Float64Array;
}

export interface PlaneLight {
  summary: IlluminanceSummary;
  columns: number;
  rows: number;
  /** By rows; NaN outside the floor. */
  values: Float64Array;
}

/**
 * Calculates plans one after another, fast enough for dragging: the room is rebuilt only when its
 * shape or colours change, and a light's own contribution only when it has moved.
 */
export function planCalculator(): (
  plan: Plan,
  known: ReadonlyMap<number, KnownLight>,
  maintenance: number,
) => PlanLight {
  let shape = "";
  let model: RoomModel | undefined;
  let parts = new Map<string, DirectLight[]>();
  return (plan, known, maintenance) => {
    const room = roomOf(plan);
    const asked = JSON.stringify(room);
    if (!model || asked !== shape) {
      const planes = Object.values(WORK_HEIGHTS).map((height) => workPlane(room, height));
      model = roomModel(room, planes);
      shape = asked;
      parts = new Map();
    }
    const { directFrom } = model;
    const next = new Map<string, DirectLight[]>();
    const lights = plan.lights.flatMap((light) => {
      // How far down a light hangs depends on the room's use, unless the plan sets it.
      const key = `${plan.use} ${JSON.stringify(light)}`;
      const part =
        next.get(key) ??
        parts.get(key) ??
        placedLights(plan, light, knownOf(light, known)).map(directFrom);
      next.set(key, part);
      return part;
    });
    parts = next;
    return present(plan, known, maintenance, { model, lights });
  };
}

function knownOf({ variantId }: { variantId: number }, known: ReadonlyMap<number, KnownLight>) {
  const light = known.get(variantId);
  if (!light) throw new Error(`Light ${variantId} is in the plan, but not known`);
  return light;
}

function present(
  plan: Plan,
  known: ReadonlyMap<number, KnownLight>,
  maintenance: number,
  { model, lights }: { model: RoomModel; lights: readonly DirectLight[] },
): PlanLight {
  const { planes, patches } = model.lit(lights, maintenance);
  const byHeight = WORK_HEIGHT_NAMES.map((name, index): [WorkHeight, PlaneLight] => {
    const plane = model.planes[index];
    const total = planes[index]?.total ?? new Float64Array();
    const { columns = 0, rows = 0, points = [] } = plane ?? {};
    const values = new Float64Array(columns * rows).fill(Number.NaN);
    for (const [place, { column, row }] of points.entries()) {
      values[row * columns + column] = total[place] ?? 0;
    }
    return [name, { summary: summaryOf(total), columns, rows, values }];
  });
  const flux = lumens(
    plan.lights.reduce((sum, light) => {
      const { file } = knownOf(light, known);
      return sum + fluxOf(file.photometry) * fluxShare(light, file);
    }, 0),
  );
  const factors = { area: floorArea(model.room), utilisation: USUAL_UTILISATION, maintenance };
  return {
    // Object.fromEntries loses the key type.
    planes: Object.fromEntries(byHeight) as Record<WorkHeight, PlaneLight>,
    faces: litFaces(model, patches),
    estimate: lumenMethodIlluminance({ ...factors, flux }, 1),
    glare: glareByVariant(plan, known),
    spacing: spacingByVariant(plan, known),
  };
}

function litFaces({ faces }: RoomModel, patches: Float64Array): LitFace[] {
  let from = 0;
  return faces.map(({ uCuts, vCuts, ...face }) => {
    const [rows, columns] = [uCuts.length - 1, vCuts.length - 1];
    const values = patches.slice(from, from + rows * columns);
    from += rows * columns;
    return { ...face, rows, columns, values };
  });
}

function glareByVariant(
  plan: Plan,
  known: ReadonlyMap<number, KnownLight>,
): Record<number, GlareHint> {
  const ids = [...new Set(plan.lights.map(({ variantId }) => variantId))];
  return Object.fromEntries(
    ids.flatMap((id) => {
      const file = known.get(id)?.file;
      const luminance = file && glareLuminance(file.photometry, file.opening);
      return luminance === undefined ? [] : [[id, glareHint(luminance)]];
    }),
  );
}
