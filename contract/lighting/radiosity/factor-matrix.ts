import {
  areaOf,
  boundsOf,
  cornersOf,
  type Face,
  fewPlacesOn,
  isFar,
  middleOf,
  type Patch,
  patchesOf,
  type Place,
  placesOn,
} from "../room/patches.ts";
import type { Sight } from "../room/sight.ts";
import { exchangeAreas } from "./form-factor.ts";

const ROUNDS = 12;

/**
 * The form factors F, by rows: the fraction of the light leaving a patch that reaches each other
 * patch. Rows sum to 1.
 */
export function factorMatrix(faces: readonly Face[], sight: Sight | undefined): Float64Array {
  const areas = faces.flatMap(patchesOf).map(areaOf);
  const factors = exchangeMatrix(faces, sight);
  if (sight) balance(factors, areas);
  for (let place = 0; place < factors.length; place++) {
    const row = Math.floor(place / areas.length);
    factors[place] = (factors[place] ?? 0) / (areas[row] ?? 1);
  }
  return factors;
}

/** A₁·F₁₂ of every two patches, in mm². */
export function exchangeMatrix(faces: readonly Face[], sight: Sight | undefined): Float64Array {
  const groups = faces.map(patchesOf);
  const count = groups.flat().length;
  const matrix = new Float64Array(count * count);
  let row = 0;
  for (const [index, one] of faces.entries()) {
    const ofOne = groups[index] ?? [];
    let column = row + ofOne.length;
    for (const [later, other] of faces.slice(index + 1).entries()) {
      const ofOther = groups[index + 1 + later] ?? [];
      const areas = exchangeAreas(one, other);
      if (areas && sight && !sight.isClear(boundsOf(one), boundsOf(other)))
        hide(areas, ofOne, ofOther, sight);
      if (areas) enter(matrix, areas, { count, row, column, width: ofOther.length });
      column += ofOther.length;
    }
    row += ofOne.length;
  }
  return matrix;
}

/** Writes a block and its mirror image. */
function enter(
  matrix: Float64Array,
  areas: Float64Array,
  at: { count: number; row: number; column: number; width: number },
): void {
  for (const [index, value] of areas.entries()) {
    const row = at.row + Math.floor(index / at.width);
    const column = at.column + (index % at.width);
    matrix[row * at.count + column] = value;
    matrix[column * at.count + row] = value;
  }
}

function hide(
  areas: Float64Array,
  ofOne: readonly Patch[],
  ofOther: readonly Patch[],
  sight: Sight,
): void {
  for (const [row, patch] of ofOne.entries()) {
    for (const [column, other] of ofOther.entries()) {
      const place = row * ofOther.length + column;
      areas[place] = (areas[place] ?? 0) * seenShare(patch, other, sight);
    }
  }
}

/**
 * The fraction of two patches' exchange that is not blocked. It is zero when no corner of one sees
 * a corner of the other; where something may block it, lines between points on both are weighted by
 * cos·cos ⁄ r².
 */
export function seenShare(one: Patch, other: Patch, sight: Sight): number {
  if (sight.isClear(boundsOf(one), boundsOf(other))) return 1;
  const isSeen = (from: Place, to: Place) => sight.sees(from, to[0], to[1], to[2]);
  const ofOther = cornersOf(other);
  if (!cornersOf(one).some((from) => ofOther.some((to) => isSeen(from, to)))) return 0;
  let [through, all] = [0, 0];
  const places =
    isFar(one, middleOf(other)) && isFar(other, middleOf(one)) ? fewPlacesOn : placesOn;
  for (const from of places(one)) {
    for (const to of places(other)) {
      const weight = kernel(one, other, from, to);
      all += weight;
      if (weight > 0 && isSeen(from, to)) through += weight;
    }
  }
  return all > 0 ? through / all : 0;
}

function kernel(one: Patch, other: Patch, from: Place, to: Place): number {
  const squared = (to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2 + (to[2] - from[2]) ** 2;
  const leaving = (to[one.axis] - from[one.axis]) * one.facing;
  const arriving = (from[other.axis] - to[other.axis]) * other.facing;
  return leaving > 0 && arriving > 0 ? (leaving * arriving) / squared ** 2 : 0;
}

/**
 * In a closed room every row sums to its area. Partly blocked exchanges are estimates, so rows and
 * columns are scaled symmetrically, which keeps A₁·F₁₂ = A₂·F₂₁, until they do.
 */
function balance(exchange: Float64Array, areas: readonly number[]): void {
  const count = areas.length;
  for (let round = 0; round < ROUNDS; round++) {
    const scales = areas.map((area, row) => {
      let sum = 0;
      for (let column = 0; column < count; column++) sum += exchange[row * count + column] ?? 0;
      // Between two boxes close together, nothing of the room is visible.
      return sum > 0 ? Math.sqrt(area / sum) : 0;
    });
    for (let row = 0; row < count; row++) {
      const scale = scales[row] ?? 1;
      for (let column = 0; column < count; column++) {
        const place = row * count + column;
        exchange[place] = (exchange[place] ?? 0) * scale * (scales[column] ?? 1);
      }
    }
  }
}
