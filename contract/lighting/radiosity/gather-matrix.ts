import {
  type Bounds,
  boundsOf,
  type Face,
  fewPlacesOn,
  isFar,
  type Patch,
  patchesOf,
  type Place,
  placesOn,
} from "../room/patches.ts";
import type { Sight } from "../room/sight.ts";
import type { WorkPlane } from "../room/work-plane.ts";
import { pointFactors } from "./point-factor.ts";

/** By points of a plane: how much of each patch's illuminance reaches the point by reflection. */
export function gatherMatrix(
  plane: WorkPlane,
  faces: readonly Face[],
  reflectances: readonly number[],
  sight: Sight | undefined,
): Float64Array {
  const count = reflectances.length;
  const groups = faces.map((face): Group => {
    const patches = patchesOf(face);
    return { face, patches, bounds: patches.map(boundsOf) };
  });
  const matrix = new Float64Array(plane.points.length * count);
  for (const [row, { x, y }] of plane.points.entries()) {
    const place: Place = [x, y, plane.height];
    let start = row * count;
    for (const group of groups) {
      if (pointFactors(group.face, place, matrix, start) && sight) {
        hide(matrix, start, group, { place, sight });
      }
      start += group.patches.length;
    }
    reflect(matrix, row * count, reflectances);
  }
  return matrix;
}

function reflect(factors: Float64Array, start: number, reflectances: readonly number[]): void {
  for (let index = 0; index < reflectances.length; index++) {
    factors[start + index] = (factors[start + index] ?? 0) * (reflectances[index] ?? 0);
  }
}

interface Group {
  face: Face;
  patches: readonly Patch[];
  bounds: readonly Bounds[];
}

/** Reduces the patches of a face to what a point sees of them. */
function hide(
  factors: Float64Array,
  start: number,
  { face, patches, bounds }: Group,
  { place, sight }: { place: Place; sight: Sight },
): void {
  const at: Bounds = { min: place, max: place };
  if (sight.isClear(boundsOf(face), at)) return;
  for (const [index, patch] of patches.entries()) {
    const whole = factors[start + index] ?? 0;
    if (whole === 0 || sight.isClear(bounds[index] ?? at, at)) continue;
    factors[start + index] = whole * seenFrom(patch, place, sight);
  }
}

/** The fraction of a patch visible from a point; distant patches are sampled with fewer points. */
function seenFrom(patch: Patch, place: Place, sight: Sight): number {
  const places = isFar(patch, place) ? fewPlacesOn(patch) : placesOn(patch);
  let seen = 0;
  for (const to of places) if (sight.sees(place, to[0], to[1], to[2])) seen += 1;
  return seen / places.length;
}
