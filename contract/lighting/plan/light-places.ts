import { cutOutSpans, isInside, type Room, roomOutline } from "../room/room.ts";
import { type Millimetres, mm } from "../units.ts";
import type { PlannedLight, StripRun } from "./plan.ts";

/** A point on a wall, and the direction from there into the room. */
export interface WallPlace {
  x: Millimetres;
  y: Millimetres;
  inwards: readonly [x: number, y: number];
}

/** A wall from corner to corner; `inwards` points into the room. */
export interface Wall {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  length: number;
  inwards: readonly [x: number, y: number];
}

type Outline = Pick<Room, "length" | "width" | "cutOut">;
type Space = Outline & Pick<Room, "height">;

/** Minimum distance of a ceiling light's middle from every wall. */
export const CLEARANCE = 100;

/** Minimum distance of a light's middle from a corner, and of a strip from any wall. */
const FROM_CORNER = 100;
const FROM_WALL = 20;
export const WALL_HEIGHTS = { least: 100, usual: 1700 } as const;
export const LEAST_STRIP = 100;
/**
 * Minimum distance of lights below the ceiling; a strip that shines up needs room for its light.
 */
const BELOW_CEILING = { wall: 100, down: 5, up: 50 } as const;

export function wallsOf(room: Outline): Wall[] {
  const corners = roomOutline(room);
  return corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    // The outline has the room on its inner side; avoids −0, which would show in tests and
    // addresses.
    const inwards = [0 - Math.sign(y), Math.sign(x)] as const;
    return { from, to, length: Math.abs(x) + Math.abs(y), inwards };
  });
}

/** The point on a wall nearest to a given point, no nearer to a corner than `fromCorner`. */
export function nearestWall(
  room: Outline,
  { x, y }: { x: number; y: number },
  fromCorner = FROM_CORNER,
): WallPlace {
  const places = wallsOf(room).map(({ from, to, inwards }): WallPlace => {
    const along = (axis: 0 | 1, value: number) =>
      from[axis] === to[axis]
        ? mm(from[axis])
        : between(
            value,
            Math.min(from[axis], to[axis]) + fromCorner,
            Math.max(from[axis], to[axis]) - fromCorner,
          );
    return { x: along(0, x), y: along(1, y), inwards };
  });
  const distance = (place: WallPlace) => Math.hypot(place.x - x, place.y - y);
  return places.reduce((best, place) => (distance(place) < distance(best) ? place : best));
}

/** A light as near to a given point as its kind allows; undefined: there is no room. */
export function heldAt(
  room: Space,
  light: PlannedLight,
  to: { x: number; y: number },
): PlannedLight | undefined {
  if (light.run) return stripAt(room, { ...light, run: light.run }, to);
  if (light.z !== undefined) {
    const { x, y } = nearestWall(room, to);
    const z = between(light.z, WALL_HEIGHTS.least, room.height - BELOW_CEILING.wall);
    return { ...light, x, y, z };
  }
  return { ...light, ...clearOfWalls(room, to) };
}

/** The nearest point with the clearance of ceiling lights from the outer walls and the cut-out. */
function clearOfWalls(room: Outline, to: { x: number; y: number }) {
  const x = between(to.x, CLEARANCE, room.length - CLEARANCE);
  const y = between(to.y, CLEARANCE, room.width - CLEARANCE);
  const spans = cutOutSpans(room);
  const corner = room.cutOut?.corner;
  if (!spans || !corner) return { x, y };
  const edge = (axis: "x" | "y") =>
    corner[axis] === "start" ? spans[axis][1] + CLEARANCE : spans[axis][0] - CLEARANCE;
  const missing = (axis: "x" | "y", value: number) =>
    corner[axis] === "start" ? edge(axis) - value : value - edge(axis);
  const [left, down] = [missing("x", x), missing("y", y)];
  if (left <= 0 || down <= 0) return { x, y };
  return left < down ? { x: mm(edge("x")), y } : { x, y: mm(edge("y")) };
}

/**
 * A strip as long as possible between the outer walls, which must not cross the missing corner of
 * an L-shaped room.
 */
function stripAt(
  room: Space,
  light: PlannedLight & { run: StripRun },
  to: { x: number; y: number },
): PlannedLight | undefined {
  const { run } = light;
  const whole = run.along === "x" ? room.length : room.width;
  const length = between(run.length, LEAST_STRIP, whole - 2 * FROM_WALL);
  const half = { x: FROM_WALL, y: FROM_WALL, [run.along]: FROM_WALL + length / 2 };
  const x = between(to.x, half.x, room.length - half.x);
  const y = between(to.y, half.y, room.width - half.y);
  const below = BELOW_CEILING[run.facing];
  const z = between(light.z ?? room.height, BELOW_CEILING.down, room.height - below);
  const held = { ...light, x, y, z, run: { ...run, length } };
  const isWhole = stripEnds(held).every((end) => isInside(room, end.x, end.y));
  return isWhole ? held : undefined;
}

/** The start and end of a strip; for other lights both are their position. */
export function stripEnds({ x, y, run }: PlannedLight): { x: number; y: number }[] {
  const half = (run?.length ?? 0) / 2;
  const step = run?.along === "y" ? { x: 0, y: half } : { x: half, y: 0 };
  return [
    { x: x - step.x, y: y - step.y },
    { x: x + step.x, y: y + step.y },
  ];
}

/** If the bounds are swapped there is no room: the middle is used. */
function between(value: number, least: number, most: number): Millimetres {
  return mm(least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value)));
}
