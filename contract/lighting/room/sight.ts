import { cutOutSpans, type Room } from "./room.ts";

/** Whether two places in a room see each other over its plan. Walls reach the ceiling, so heights do not matter. */
export type Sight = (fromX: number, fromY: number, toX: number, toY: number) => boolean;

/** Rounding, in mm²: a line along a wall is not cut by it. */
const TOUCHING = 1e-3;

/** In a rectangle all is seen; in an L what the inner corner does not hide. */
export function sightIn(room: Room): Sight | undefined {
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
    return passes <= TOUCHING;
  };
}
