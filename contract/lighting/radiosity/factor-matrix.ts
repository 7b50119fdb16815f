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
  let place = 0;
  for (const area of areas) {
    for (const end = place + areas.length; place < end; place++) {
      factors[place] = (factors[place] ?? 0) / area;
    }
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
  const { count, width } = at;
  let index = 0;
  for (let row = at.row; index < areas.length; row++) {
    for (let column = at.column; column < at.column + width; column++) {
      const value = areas[index++] ?? 0;
      matrix[row * count + column] = value;
      matrix[column * count + row] = value;
    }
  }
}

function hide(
  areas: Float64Array,
  ofOne: readonly Patch[],
  ofOther: readonly Patch[],
  sight: Sight,
): void {
  const bounds = ofOther.map(boundsOf);
  let place = 0;
  for (const patch of ofOne) {
    const ofPatch = boundsOf(patch);
    for (const [column, other] of ofOther.entries()) {
      const whole = areas[place] ?? 0;
      const isOpen = whole === 0 || sight.isClear(ofPatch, bounds[column] ?? ofPatch);
      if (!isOpen) areas[place] = whole * seenShare(patch, other, sight);
      place += 1;
    }
  }
}

/**
 * The fraction of two patches' exchange that is not blocked, where something may block it. It is
 * zero when no corner of one sees a corner of the other; otherwise lines between points on both are
 * weighted by cos·cos ⁄ r².
 */
function seenShare(one: Patch, other: Patch, sight: Sight): number {
  const isSeen = (from: Place, to: Place) => sight.sees(from, to[0], to[1], to[2]);
  const ofOther = cornersOf(other);
  if (!cornersOf(one).some((from) => ofOther.some((to) => isSeen(from, to)))) return 0;
  let through = 0;
  let all = 0;
  const places =
    isFar(one, middleOf(other)) && isFar(other, middleOf(one)) ? fewPlacesOn : placesOn;
  const ends = places(other);
  for (const from of places(one)) {
    for (const to of ends) {
      const weight = kernel(one, other, from, to);
      all += weight;
      if (weight > 0 && isSeen(from, to)) through += weight;
    }
  }
  return all > 0 ? through / all : 0;
}

function kernel(one: Patch, other: Patch, from: Place, to: Place): number {
  const leaving = (to[one.axis] - from[one.axis]) * one.facing;
  const arriving = (from[other.axis] - to[other.axis]) * other.facing;
  if (leaving <= 0 || arriving <= 0) return 0;
  const x = to[0] - from[0];
  const y = to[1] - from[1];
  const z = to[2] - from[2];
  const squared = x * x + y * y + z * z;
  return (leaving * arriving) / (squared * squared);
}

/**
 * In a closed room every row sums to its area. Partly blocked exchanges are estimates, so rows and
 * columns are scaled symmetrically, which keeps A₁·F₁₂ = A₂·F₂₁, until they do.
 */
function balance(exchange: Float64Array, areas: readonly number[]): void {
  const count = areas.length;
  const scales = new Float64Array(count).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = rowSums(exchange, scales);
    for (const [row, area] of areas.entries()) {
      const sum = sums[row] ?? 0;
      // Between two boxes close together, nothing of the room is visible.
      scales[row] = sum > 0 ? (scales[row] ?? 1) * Math.sqrt(area / sum) : 0;
    }
  }
  let place = 0;
  for (const scale of scales) {
    for (let column = 0; column < count; column++) {
      exchange[place] = (exchange[place] ?? 0) * scale * (scales[column] ?? 1);
      place += 1;
    }
  }
}

/** The sums of the rows once rows and columns are scaled. */
function rowSums(exchange: Float64Array, scales: Float64Array): Float64Array {
  const sums = new Float64Array(scales.length);
  let place = 0;
  for (let row = 0; row < sums.length; row++) {
    let sum = 0;
    for (let column = 0; column < sums.length; column++) {
      sum += (exchange[place] ?? 0) * (scales[column] ?? 1);
      place += 1;
    }
    sums[row] = sum * (scales[row] ?? 1);
  }
  return sums;
}
