import type { Face } from "../room/patches.ts";

/**
 * The exchange areas A₁·F₁₂ = A₂·F₂₁ (mm²) between the patches of two faces that see each other
 * completely: for each patch of the first, those with every patch of the second. Exact, by the
 * closed formulas for parallel and perpendicular rectangles anywhere in space (Ehlert and Smith,
 * "View Factors for Perpendicular and Parallel Rectangular Plates", J. Thermophysics and Heat
 * Transfer 7 (1993) 173–175; Howell's catalogue of configuration factors, C-13 and C-15).
 */
export function exchangeAreas(one: Face, other: Face): Float64Array | undefined {
  if (one.axis !== other.axis) return perpendicular(one, other);
  const distance = (other.at - one.at) * one.facing;
  if (distance <= 0 || one.facing === other.facing) return undefined;
  const lattice = [one.uCuts, one.vCuts, other.uCuts, other.vCuts] as const;
  const squared = distance * distance;
  return betweenPatches(lattice, [true, true], (x, y, ofX, ofY) => {
    const [dx, dy] = [x - ofX, y - ofY];
    const [xx, yy] = [dx * dx, dy * dy];
    const [xz, yz] = [Math.sqrt(xx + squared), Math.sqrt(yy + squared)];
    return (
      dy * xz * Math.atan(dy / xz) +
      dx * yz * Math.atan(dx / yz) -
      (squared / 2) * Math.log(xx + yy + squared)
    );
  });
}

function perpendicular(one: Face, other: Face): Float64Array | undefined {
  // The axis that both faces contain; each one's other side is along the other's axis.
  const common = 3 - one.axis - other.axis;
  const oneUp = heightsAbove(one, other);
  const otherUp = heightsAbove(other, one);
  if (Math.max(...oneUp) <= 0 || Math.max(...otherUp) <= 0) return undefined;
  const lattice = [oneUp, cutsAlong(one, common), otherUp, cutsAlong(other, common)] as const;
  const isUFirst = [isAlongU(one, other.axis), isAlongU(other, one.axis)] as const;
  return betweenPatches(lattice, isUFirst, (x, y, ofX, ofY) => {
    const squared = x * x + ofX * ofX;
    const dy = y - ofY;
    const whole = squared + dy * dy;
    if (whole === 0) return 0;
    const root = Math.sqrt(squared);
    const turn = root === 0 ? 0 : dy * root * Math.atan(dy / root);
    return turn - ((squared - dy * dy) / 4) * Math.log(whole);
  });
}

/** How far a face's cuts are in front of another's plane; what is behind counts as zero. */
function heightsAbove(face: Face, plane: Face): number[] {
  return cutsAlong(face, plane.axis).map((cut) => Math.max(0, (cut - plane.at) * plane.facing));
}

function cutsAlong(face: Face, along: number): readonly number[] {
  return isAlongU(face, along) ? face.uCuts : face.vCuts;
}

function isAlongU({ axis }: Face, along: number): boolean {
  return (axis + 1) % 3 === along;
}

type Lattice = readonly [
  xs: readonly number[],
  ys: readonly number[],
  ofXs: readonly number[],
  ofYs: readonly number[],
];

type Corners = (x: number, y: number, ofX: number, ofY: number) => number;

/**
 * Σ ± G over the sixteen pairs of corners of two patches, ⁄ 2π. Neighbours share corners, so G is
 * calculated once per pair of crossings of the two faces' lines.
 */
function betweenPatches(
  lattice: Lattice,
  isUFirst: readonly [boolean, boolean],
  corners: Corners,
): Float64Array {
  const [xs, ys, ofXs, ofYs] = lattice;
  const steps = [ys.length * ofXs.length * ofYs.length, ofXs.length * ofYs.length, ofYs.length];
  const table = differences(tabulated(lattice, corners), [...steps, 1]);
  const [stepX = 0, stepY = 0, stepOfX = 0] = steps;
  const sign = directionOf(xs) * directionOf(ofXs);
  const one = inPatchOrder([xs.length - 1, stepX], [ys.length - 1, stepY], isUFirst[0]);
  const other = inPatchOrder([ofXs.length - 1, stepOfX], [ofYs.length - 1, 1], isUFirst[1]);
  const result = new Float64Array(one.length * other.length);
  const factor = sign / (2 * Math.PI);
  let next = 0;
  for (const place of one) {
    for (const step of other) result[next++] = Math.max(0, (table[place + step] ?? 0) * factor);
  }
  return result;
}

function tabulated([xs, ys, ofXs, ofYs]: Lattice, corners: Corners): Float64Array {
  const table = new Float64Array(xs.length * ys.length * ofXs.length * ofYs.length);
  let place = 0;
  const row = (x: number, y: number, ofX: number) => {
    for (const ofY of ofYs) table[place++] = corners(x, y, ofX, ofY);
  };
  for (const x of xs) {
    for (const y of ys) {
      for (const ofX of ofXs) row(x, y, ofX);
    }
  }
  return table;
}

/** Along each axis in turn, the difference of neighbours, stored in place of the first. */
function differences(table: Float64Array, steps: readonly number[]): Float64Array {
  for (const step of steps) {
    for (let index = 0; index + step < table.length; index++) {
      table[index] = (table[index + step] ?? 0) - (table[index] ?? 0);
    }
  }
  return table;
}

/** Heights above a plane that faces backwards decrease. */
function directionOf(cuts: readonly number[]): 1 | -1 {
  return (cuts.at(-1) ?? 0) >= (cuts[0] ?? 0) ? 1 : -1;
}

/**
 * Where each patch of a face is in the table, in the order of its patches: by u, then v. Of both
 * directions, how many patches and how far apart.
 */
function inPatchOrder(
  first: readonly [count: number, step: number],
  second: readonly [count: number, step: number],
  isUFirst: boolean,
): number[] {
  const along = ([count, step]: readonly [number, number]) =>
    Array.from({ length: count }, (_, index) => index * step);
  const [outer, inner] = isUFirst ? [along(first), along(second)] : [along(second), along(first)];
  return outer.flatMap((place) => inner.map((step) => place + step));
}
