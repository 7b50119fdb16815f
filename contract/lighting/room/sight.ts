import { boxesIn } from "./boxes.ts";
import type { Bounds } from "./patches.ts";
import { cutOutSpans, type Room } from "./room.ts";

/** What places and surfaces in a room see of each other. */
export interface Sight {
  sees: (x: number, y: number, z: number, toX: number, toY: number, toZ: number) => boolean;
  /** Nothing can stand between any place of one and any of the other. */
  isClear: (one: Bounds, other: Bounds) => boolean;
}

/** In an empty rectangle all is seen; else what neither the inner corner of an L hides nor a box. */
export function sightIn(room: Room): Sight | undefined {
  const passes = passesCorner(room);
  const boxes = boxesIn(room).map(({ x, y, z }) => ({
    min: [x[0] + TOUCHING, y[0] + TOUCHING, z[0] + TOUCHING] as const,
    max: [x[1] - TOUCHING, y[1] - TOUCHING, z[1] - TOUCHING] as const,
  }));
  if (!passes && boxes.length === 0) return undefined;
  const from = new Float64Array(3);
  const way = new Float64Array(3);
  const passesBoxes: Sight["sees"] = (x, y, z, toX, toY, toZ) => {
    // The innermost loop of all: nothing is made anew in it.
    from[0] = x;
    from[1] = y;
    from[2] = z;
    way[0] = toX - x;
    way[1] = toY - y;
    way[2] = toZ - z;
    for (let index = 0; index < boxes.length; index++) {
      const box = boxes[index];
      if (box && isCut(box, from, way)) return false;
    }
    return true;
  };
  const sees: Sight["sees"] = passes
    ? (x, y, z, toX, toY, toZ) => passes(x, y, toX, toY) && passesBoxes(x, y, z, toX, toY, toZ)
    : passesBoxes;
  return {
    sees: passes && boxes.length === 0 ? (x, y, _z, toX, toY) => passes(x, y, toX, toY) : sees,
    isClear: (one, other) =>
      boxes.every((box) => AXES.some((axis) => isBeside(box, axis, one, other))) &&
      (!passes || isPlanClear(passes, one, other)),
  };
}

type PlanSight = (fromX: number, fromY: number, toX: number, toY: number) => boolean;

/** Rounding, in mm²: a line along a wall is not cut by it. */
const GRAZING = 1e-3;

/** Whether two places see each other past the inner corner of an L. Walls reach the ceiling, so heights do not matter. */
function passesCorner(room: Room): PlanSight | undefined {
  const spans = cutOutSpans(room);
  if (!spans || !room.cutOut) return undefined;
  const { corner } = room.cutOut;
  // The inner corner, and to which side of it the missing part lies.
  const [cornerX, signX] = corner.x === "end" ? [spans.x[0], 1] : [spans.x[1], -1];
  const [cornerY, signY] = corner.y === "end" ? [spans.y[0], 1] : [spans.y[1], -1];
  return (fromX, fromY, toX, toY) => {
    const ax = (fromX - cornerX) * signX;
    const ay = (fromY - cornerY) * signY;
    const bx = (toX - cornerX) * signX;
    const by = (toY - cornerY) * signY;
    // Inside the wall there is nothing to be seen.
    if (ax > 0 && ay > 0) return false;
    // Both on the same side of a wall's line: a line between them stays there.
    if ((ax <= 0 && bx <= 0) || (ay <= 0 && by <= 0)) return true;
    // One in each arm: on which side of the inner corner does the line pass?
    const passes = ax > 0 ? ax * by - ay * bx : bx * ay - by * ax;
    return passes <= GRAZING;
  };
}

/** All corners over the plan see each other. */
function isPlanClear(passes: PlanSight, one: Bounds, other: Bounds): boolean {
  for (const x of [one.min[0], one.max[0]]) {
    for (const y of [one.min[1], one.max[1]]) {
      for (const toX of [other.min[0], other.max[0]]) {
        if (!passes(x, y, toX, other.min[1]) || !passes(x, y, toX, other.max[1])) return false;
      }
    }
  }
  return true;
}

/** A box is so much smaller to those who look past it, in mm: a line along its side is not cut by it. */
const TOUCHING = 1e-3;
const AXES = [0, 1, 2] as const;

/** Both lie on the same side of a box, and with them all lines between them. */
function isBeside(box: Bounds, axis: 0 | 1 | 2, one: Bounds, other: Bounds): boolean {
  const [from, to] = [box.min[axis], box.max[axis]];
  return (
    (one.max[axis] <= from && other.max[axis] <= from) ||
    (one.min[axis] >= to && other.min[axis] >= to)
  );
}

/** Whether a way from a place runs through a box: its parts between each pair of sides have something in common. */
function isCut({ min, max }: Bounds, from: Float64Array, way: Float64Array): boolean {
  let start = 0;
  let end = 1;
  for (let axis = 0; axis < 3; axis++) {
    const along = way[axis] ?? 0;
    const low = (min[axis] ?? 0) - (from[axis] ?? 0);
    const high = (max[axis] ?? 0) - (from[axis] ?? 0);
    if ((low >= 0 && along <= low) || (high <= 0 && along >= high)) return false;
    if (along === 0) continue;
    start = Math.max(start, Math.min(low / along, high / along));
    end = Math.min(end, Math.max(low / along, high / along));
    if (start >= end) return false;
  }
  return true;
}
