import { type Box, cutOutSpans, type Room, type Span } from "./room.ts";

/** The boxes of a room, clipped to it; empty ones are dropped. */
export function boxesIn({ length, width, height, boxes = [] }: Room): Box[] {
  const within = ([from, to]: Span, most: number): Span => [Math.max(0, from), Math.min(most, to)];
  return boxes
    .map(({ x, y, z, surface }) => ({
      x: within(x, length),
      y: within(y, width),
      z: within(z, height),
      surface,
    }))
    .filter(({ x, y, z }) => [x, y, z].every(([from, to]) => to > from));
}

/** Regions without surfaces: the boxes, and the cut-out of an L-shaped room. */
export function solidsIn(room: Room): Pick<Box, "x" | "y" | "z">[] {
  const spans = cutOutSpans(room);
  return [...boxesIn(room), ...(spans ? [{ ...spans, z: [0, room.height] as const }] : [])];
}

/** Whether a point is inside a box, where nobody can stand or put anything. */
export function isInBox(room: Room, [x, y, z]: readonly [number, number, number]): boolean {
  return boxesIn(room).some(
    (box) => isWithin(x, box.x) && isWithin(y, box.y) && z >= box.z[0] && z < box.z[1],
  );
}

function isWithin(value: number, [from, to]: Span): boolean {
  return value > from && value < to;
}
