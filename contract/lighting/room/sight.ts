import { boxesIn } from "./boxes.ts";
import type { Bounds, Place } from "./patches.ts";
import { cutOutSpans, type Room } from "./room.ts";

/** Visibility between points and surfaces of a room. */
export interface Sight {
  /** Whether one point is visible from another. */
  sees: (from: Place, x: number, y: number, z: number) => boolean;
  /** Nothing can be between any point of one and any point of the other. */
  isClear: (one: Bounds, other: Bounds) => boolean;
  /** Inside an obstacle, where nothing of the room is visible. */
  isShut: (place: Place) => boolean;
}

/**
 * In an empty rectangular room everything is visible (undefined); otherwise unless blocked by the
 * inner corner of an L or by a box.
 */
export function sightIn(room: Room): Sight | undefined {
  const passes = passesCorner(room);
  const boxes = boxesIn(room).map(({ x, y, z }) => ({
    min: [x[0] + TOUCHING, y[0] + TOUCHING, z[0] + TOUCHING] as const,
    max: [x[1] - TOUCHING, y[1] - TOUCHING, z[1] - TOUCHING] as const,
  }));
  if (!passes && boxes.length === 0) return undefined;
  const way = new Float64Array(3);
  const passesBoxes: Sight["sees"] = (from, x, y, z) => {
    // The innermost loop: nothing is allocated here.
    way[0] = x - from[0];
    way[1] = y - from[1];
    way[2] = z - from[2];
    for (const box of boxes) if (isCut(box, from, way)) return false;
    return true;
  };
  return {
    sees: passes
      ? (from, x, y, z) => passes(from[0], from[1], x, y) && passesBoxes(from, x, y, z)
      : passesBoxes,
    isClear: (one, other) => {
      for (const box of boxes) if (!isPassed(box, one, other)) return false;
      return !passes || isPlanClear(passes, one, other);
    },
    isShut: (place) =>
      boxes.some(({ min, max }) =>
        AXES.every((axis) => place[axis] > min[axis] && place[axis] < max[axis]),
      ),
  };
}

type PlanSight = (fromX: number, fromY: number, toX: number, toY: number) => boolean;

/** Rounding tolerance, in mm²: a line along a wall does not intersect it. */
const GRAZING = 1e-3;

/**
 * Whether two points see each other past the inner corner of an L-shaped room. Walls reach the
 * ceiling, so heights do not matter.
 */
function passesCorner(room: Room): PlanSight | undefined {
  const spans = cutOutSpans(room);
  if (!spans || !room.cutOut) return undefined;
  const { corner } = room.cutOut;
  // The inner corner, and the side of it on which the missing part is.
  const [cornerX, signX] = corner.x === "end" ? [spans.x[0], 1] : [spans.x[1], -1];
  const [cornerY, signY] = corner.y === "end" ? [spans.y[0], 1] : [spans.y[1], -1];
  return (fromX, fromY, toX, toY) => {
    const ax = (fromX - cornerX) * signX;
    const ay = (fromY - cornerY) * signY;
    const bx = (toX - cornerX) * signX;
    const by = (toY - cornerY) * signY;
    // Nothing is visible from inside the wall.
    if (ax > 0 && ay > 0) return false;
    // Both on the same side of a wall's line: a line between them stays there.
    if ((ax <= 0 && bx <= 0) || (ay <= 0 && by <= 0)) return true;
    // One in each arm: on which side of the inner corner does the line pass?
    const passes = ax > 0 ? ax * by - ay * bx : bx * ay - by * ax;
    return passes <= GRAZING;
  };
}

/** All corners see each other in the plan. */
function isPlanClear(passes: PlanSight, { min, max }: Bounds, other: Bounds): boolean {
  return (
    seesCorners(passes, min[0], min[1], other) &&
    seesCorners(passes, min[0], max[1], other) &&
    seesCorners(passes, max[0], min[1], other) &&
    seesCorners(passes, max[0], max[1], other)
  );
}

function seesCorners(passes: PlanSight, x: number, y: number, { min, max }: Bounds): boolean {
  return (
    passes(x, y, min[0], min[1]) &&
    passes(x, y, min[0], max[1]) &&
    passes(x, y, max[0], min[1]) &&
    passes(x, y, max[0], max[1])
  );
}

/** Boxes are shrunk by this many mm for visibility: a line along a side does not intersect it. */
const TOUCHING = 1e-3;
const AXES = [0, 1, 2] as const;

/** A plane along at least one axis separates a box from all lines between the two. */
function isPassed(box: Bounds, one: Bounds, other: Bounds): boolean {
  if (isBeside(box, 0, one, other)) return true;
  if (isBeside(box, 1, one, other) || isBeside(box, 2, one, other)) return true;
  for (const edge of EDGES) if (isOutside(box, edge, one, other)) return true;
  return false;
}

/** Both are on the same side of a box, and so are all lines between them. */
function isBeside(box: Bounds, axis: 0 | 1 | 2, one: Bounds, other: Bounds): boolean {
  const from = box.min[axis];
  const to = box.max[axis];
  return (
    (one.max[axis] <= from && other.max[axis] <= from) ||
    (one.min[axis] >= to && other.min[axis] >= to)
  );
}

/** Along two axes, from a corner of one to the same corner of the other: an edge of what both span. */
interface Edge {
  u: 0 | 1 | 2;
  v: 0 | 1 | 2;
  /** The corner: at the greatest or the least of each axis. */
  signU: 1 | -1;
  signV: 1 | -1;
}

const SIGNS = [1, -1] as const;
const EDGES: readonly Edge[] = AXES.flatMap((u) =>
  SIGNS.flatMap((signU) =>
    SIGNS.map((signV) => ({ u, v: ((u + 1) % 3) as Edge["v"], signU, signV })),
  ),
);

/** A box is beyond an edge of what two bounds span together, and so beside all lines between them. */
function isOutside(box: Bounds, { u, v, signU, signV }: Edge, one: Bounds, other: Bounds): boolean {
  const fromU = endOf(one, u, signU);
  const fromV = endOf(one, v, signV);
  const acrossU = fromV - endOf(other, v, signV);
  const acrossV = endOf(other, u, signU) - fromU;
  const isOut = acrossU * signU >= 0 && acrossV * signV >= 0;
  const isIn = acrossU * signU <= 0 && acrossV * signV <= 0;
  // Exactly one: otherwise it is no edge, or its ends are the same point.
  if (isOut === isIn) return false;
  const distance =
    acrossU * (endOf(box, u, -signU) - fromU) + acrossV * (endOf(box, v, -signV) - fromV);
  return isOut ? distance >= 0 : distance <= 0;
}

function endOf({ min, max }: Bounds, axis: 0 | 1 | 2, sign: number): number {
  return sign > 0 ? max[axis] : min[axis];
}

/**
 * Whether a ray from a point passes through a box: its intervals between each pair of sides
 * overlap.
 */
function isCut({ min, max }: Bounds, from: Place, way: Float64Array): boolean {
  let start = 0;
  let end = 1;
  for (let axis = 0; axis < 3; axis++) {
    const along = way[axis] ?? 0;
    const at = from[axis] ?? 0;
    const low = (min[axis] ?? 0) - at;
    const high = (max[axis] ?? 0) - at;
    if (isShort(along, low, high)) return false;
    // Parallel to the sides, the interval is unlimited.
    if (along === 0) continue;
    const enters = (along > 0 ? low : high) / along;
    const leaves = (along > 0 ? high : low) / along;
    if (enters > start) start = enters;
    if (leaves < end) end = leaves;
  }
  return start < end;
}

/** On this axis the ray does not reach the box, or leads away from it. */
function isShort(along: number, low: number, high: number): boolean {
  return low >= 0 ? along <= low : high <= 0 && along >= high;
}
