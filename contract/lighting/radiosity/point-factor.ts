import type { Face, Place } from "../room/patches.ts";

/**
 * The cosine-weighted fraction of the hemisphere above a horizontal point that each patch of a face
 * fills: how much of the patch's light reaches the point. Closed formulas for a small plane and a
 * rectangle parallel or perpendicular to it (Howell, B-3 and B-4), by corners.
 *
 * @param factors where the patches' fractions are written, from index `start`
 * @returns false if the face is not visible
 */
export function pointFactors(
  face: Face,
  [x, y, z]: Place,
  factors: Float64Array,
  start: number,
): boolean {
  const { axis, at, facing, uCuts, vCuts } = face;
  if (axis === 2) {
    if (facing === 1 || at <= z) return false;
    fillOverhead(face, x, y, at - z);
  } else {
    const distance = ((axis === 0 ? x : y) - at) * facing;
    const heights = axis === 0 ? vCuts : uCuts;
    if (distance <= 0 || (heights.at(-1) ?? 0) <= z) return false;
    fillUpright(face, axis === 0 ? y : x, z, distance);
  }
  enterDifferences(uCuts.length, vCuts.length, factors, start);
  return true;
}

/** Values at the corners of a face's patches, by u, then v; reused, because there are many points. */
let corners = new Float64Array(1024);

function cornersFor({ uCuts, vCuts }: Face): Float64Array {
  const count = uCuts.length * vCuts.length;
  if (count > corners.length) corners = new Float64Array(count);
  return corners;
}

/** From the corner above the point to (u, v). */
function fillOverhead(face: Face, x: number, y: number, above: number): void {
  const table = cornersFor(face);
  let place = 0;
  for (const cut of face.uCuts) {
    const u = cut - x;
    const uz = Math.sqrt(u * u + above * above);
    for (const crossing of face.vCuts) {
      const v = crossing - y;
      const vz = Math.sqrt(v * v + above * above);
      table[place++] = ((u / uz) * Math.atan(v / uz) + (v / vz) * Math.atan(u / vz)) / 2 / Math.PI;
    }
  }
}

/**
 * A wall, from the point's height up. The formula's other term, which depends on the position along
 * the wall alone, is left out: it cancels out between two heights.
 */
function fillUpright(face: Face, alongFrom: number, z: number, distance: number): void {
  const table = cornersFor(face);
  const isAlongU = face.axis === 0;
  const [alongs, heights] = isAlongU ? [face.uCuts, face.vCuts] : [face.vCuts, face.uCuts];
  const [alongStep, heightStep] = isAlongU ? [heights.length, 1] : [1, alongs.length];
  for (let level = 0; level < heights.length; level++) {
    const height = Math.max(0, (heights[level] ?? 0) - z);
    const slant = Math.sqrt(distance * distance + height * height);
    const share = -distance / slant / 2 / Math.PI;
    for (let index = 0; index < alongs.length; index++) {
      const along = (alongs[index] ?? 0) - alongFrom;
      table[level * heightStep + index * alongStep] = share * Math.atan(along / slant);
    }
  }
}

/** Per patch, the values at its corners with alternating signs. */
function enterDifferences(
  height: number,
  width: number,
  factors: Float64Array,
  start: number,
): void {
  let patch = start;
  for (let row = 0; row + 1 < height; row++) {
    for (let place = row * width; place + 1 < (row + 1) * width; place++) {
      factors[patch++] =
        (corners[place + width + 1] ?? 0) -
        (corners[place + width] ?? 0) -
        (corners[place + 1] ?? 0) +
        (corners[place] ?? 0);
    }
  }
}
