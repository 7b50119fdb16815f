import { isInside, type Room, roomOutline } from "../room/room.ts";
import { type Millimetres, mm } from "../units.ts";
import type { PlannedLight, StripRun } from "./plan.ts";

/** A place on a wall, and the direction from there into the room. */
export interface WallPlace {
  x: Millimetres;
  y: Millimetres;
  inwards: readonly [x: number, y: number];
}

/** A wall from corner to corner; the room is on the side that `inwards` points to. */
export interface Wall {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  length: number;
  inwards: readonly [x: number, y: number];
}

type Outline = Pick<Room, "length" | "width" | "cutOut">;
type Space = Outline & Pick<Room, "height">;

/** A light's middle is at least so far from a corner, and a strip from any wall. */
const FROM_CORNER = 100;
const FROM_WALL = 20;
export const WALL_HEIGHTS = { least: 100, usual: 1700 } as const;
export const LEAST_STRIP = 100;
/** Lights stay at least so far below the ceiling; a strip that shines up has to leave its light a way out. */
const BELOW_CEILING = { wall: 100, down: 5, up: 50 } as const;

export function wallsOf(room: Outline): Wall[] {
  const corners = roomOutline(room);
  return corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    // The outline goes round with the room on its inner side; without −0, which would stand in tests and addresses.
    const inwards = [0 - Math.sign(y), Math.sign(x)] as const;
    return { from, to, length: Math.abs(x) + Math.abs(y), inwards };
  });
}

/** The place on a wall that is nearest to a place, and no nearer to a corner than `fromCorner`. */
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

/** A light as near to a place as one of its kind can be; undefined: there is no room there. */
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
  const [x, y] = [between(to.x, 0, room.length), between(to.y, 0, room.width)];
  return isInside(room, x, y) ? { ...light, x, y } : undefined;
}

/** A strip is as long as it can be between the outer walls, and may not run through the missing corner of an L. */
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

/** Where a strip begins and ends; any other light does both in its own place. */
export function stripEnds({ x, y, run }: PlannedLight): { x: number; y: number }[] {
  const half = (run?.length ?? 0) / 2;
  const step = run?.along === "y" ? { x: 0, y: half } : { x: half, y: 0 };
  return [
    { x: x - step.x, y: y - step.y },
    { x: x + step.x, y: y + step.y },
  ];
}

/** Where the two ends have changed places there is no room: the middle. */
function between(value: number, least: number, most: number): Millimetres {
  return mm(least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value)));
}
