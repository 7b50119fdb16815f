import type { PlacedLight } from "../illuminance/luminaire.ts";
import { fluxOf, scaledTo } from "../photometry/flux.ts";
import type { PhotometricFile } from "../photometry/photometry.ts";
import { lumens, type Millimetres, mm } from "../units.ts";
import { type Hanging, shineBelow } from "./hung-lights.ts";
import { nearestWall, stripEnds } from "./light-places.ts";
import { ceilingAt } from "./obstacles.ts";
import type { Plan, PlannedLight, StripRun } from "./plan.ts";

/** A light of the catalogue, as the calculation needs it. */
export interface KnownLight {
  file: PhotometricFile;
  /**
   * How far below the ceiling it shines, unless `hanging` is set: then that depends on its drop.
   */
  below: Millimetres;
  hanging?: Hanging | undefined;
}

/** Minimum distance below the ceiling or in front of a wall, so that a light is not inside it. */
const LEAST_GAP = 5;
/** Minimum height: just above a table, however low the room. */
const LOWEST = 1000;
/** Strips are split, so that they are treated as points only where that is accurate enough. */
const LONGEST_PART = 1000;
const DEGREES = 180 / Math.PI;

/**
 * The sources of a light in the plan, as the calculation needs them: a strip is several, end to
 * end.
 */
export function placedLights(plan: Plan, light: PlannedLight, known: KnownLight): PlacedLight[] {
  if (light.run) return stripParts(plan, { ...light, run: light.run }, known.file);
  return [light.z === undefined ? onCeiling(plan, light, known) : onWall(plan, light, known.file)];
}

function onCeiling(plan: Plan, light: PlannedLight, known: KnownLight): PlacedLight {
  const { x, y, turn = 0 } = light;
  const below = Math.max(LEAST_GAP, shineBelow(plan, light, known));
  const z = Math.max(LOWEST, ceilingAt(plan, x, y) - below);
  const { opening, photometry } = known.file;
  return { x, y, z: mm(z), turn, tilt: 0, opening, photometry };
}

/**
 * Plane C90 of a wall light's file points into the room; the source is half its depth in front of
 * the wall.
 */
function onWall(plan: Plan, light: PlannedLight, file: PhotometricFile): PlacedLight {
  const { opening, photometry } = file;
  const wall = nearestWall(plan, light, opening.length / 2 + LEAST_GAP);
  const [x, y] = wall.inwards;
  const gap = opening.width / 2 + LEAST_GAP;
  return {
    x: mm(wall.x + x * gap),
    y: mm(wall.y + y * gap),
    z: light.z ?? mm(0),
    turn: Math.round((Math.atan2(-x, y) * DEGREES + 360) % 360),
    tilt: 0,
    opening,
    photometry,
  };
}

/** The file describes a piece as long as its opening; each metre gets its share. */
function stripParts(
  plan: Plan,
  light: PlannedLight & { run: StripRun },
  file: PhotometricFile,
): PlacedLight[] {
  const { run } = light;
  const count = Math.ceil(run.length / LONGEST_PART);
  const part = mm(run.length / count);
  const opening = { ...file.opening, length: part };
  const flux = lumens((fluxOf(file.photometry) * fluxShare(light, file)) / count);
  const photometry = scaledTo(file.photometry, flux);
  const [from = light, to = light] = stripEnds(light);
  const z = mm(Math.min(light.z ?? plan.height, ceilingAt(plan, light.x, light.y) - LEAST_GAP));
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    return {
      x: mm(from.x + share * (to.x - from.x)),
      y: mm(from.y + share * (to.y - from.y)),
      z,
      turn: run.along === "y" ? 90 : 0,
      tilt: run.facing === "up" ? 180 : 0,
      opening,
      photometry,
    };
  });
}

/** A planned light's flux as a multiple of its file's: proportional to length for a strip. */
export function fluxShare({ run }: PlannedLight, { opening }: PhotometricFile): number {
  return run && opening.length > 0 ? run.length / opening.length : 1;
}
