import type { Face } from "../room/patches.ts";

/**
 * The cosine-weighted fraction of the hemisphere above a horizontal point that each patch of a face
 * fills: how much of the patch's light reaches the point. Closed formulas for a small plane and a
 * rectangle parallel or perpendicular to it (Howell, B-3 and B-4), by corners. Undefined for a face
 * that is not visible.
 */
export function pointFactors(
  face: Face,
  x: number,
  y: number,
  z: number,
): Float64Array | undefined {
  const { axis, at, facing, uCuts, vCuts } = face;
  if (axis === 2) {
    const above = at - z;
    if (facing === 1 || above <= 0) return undefined;
    return betweenCuts(shifted(uCuts, x), shifted(vCuts, y), (u, v) => overhead(u, v, above));
  }
  const distance = ((axis === 0 ? x : y) - at) * facing;
  const heights = axis === 0 ? vCuts : uCuts;
  if (distance <= 0 || (heights.at(-1) ?? 0) <= z) return undefined;
  const up = shifted(heights, z).map((height) => Math.max(0, height));
  return axis === 0
    ? betweenCuts(shifted(uCuts, y), up, (along, height) => upright(along, height, distance))
    : betweenCuts(up, shifted(vCuts, x), (height, along) => upright(along, height, distance));
}

/** From the corner above the point to (u, v). */
function overhead(u: number, v: number, above: number): number {
  const uz = Math.sqrt(u * u + above * above);
  const vz = Math.sqrt(v * v + above * above);
  return ((u / uz) * Math.atan(v / uz) + (v / vz) * Math.atan(u / vz)) / (2 * Math.PI);
}

/** A wall standing on the point's plane, from the foot point to `along`. */
function upright(along: number, height: number, distance: number): number {
  const slant = Math.sqrt(distance * distance + height * height);
  return (
    (Math.atan(along / distance) - (distance / slant) * Math.atan(along / slant)) / (2 * Math.PI)
  );
}

/** Patches by u, then v: the values at their corners with alternating signs. */
function betweenCuts(
  us: readonly number[],
  vs: readonly number[],
  value: (u: number, v: number) => number,
): Float64Array {
  const width = vs.length;
  const table = new Float64Array(us.length * width);
  for (let place = 0; place < table.length; place++) {
    table[place] = value(us[Math.floor(place / width)] ?? 0, vs[place % width] ?? 0);
  }
  const result = new Float64Array((us.length - 1) * (width - 1));
  for (let patch = 0; patch < result.length; patch++) {
    const place = patch + Math.floor(patch / (width - 1));
    result[patch] =
      (table[place + width + 1] ?? 0) -
      (table[place + width] ?? 0) -
      (table[place + 1] ?? 0) +
      (table[place] ?? 0);
  }
  return result;
}

function shifted(values: readonly number[], by: number): number[] {
  return values.map((value) => value - by);
}
