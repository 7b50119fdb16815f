import type { Box, Room } from "../room/room.ts";
import { type Millimetres, mm } from "../units.ts";

/** What blocks light: a wardrobe on the floor, a beam below the ceiling. */
export const OBSTACLE_KINDS = ["wardrobe", "beam"] as const;
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];

export interface Obstacle {
  kind: ObstacleKind;
  /** Its corner nearest to the plan's first corner. */
  x: Millimetres;
  y: Millimetres;
  length: Millimetres;
  width: Millimetres;
  /** From the floor upwards, or from the ceiling downwards; at zero it blocks nothing. */
  height: Millimetres;
}

/** Each splits the surfaces around it into more patches. */
export const MOST_OBSTACLES = 4;
export const OBSTACLE_SIZES = { least: 50, most: 30_000 } as const;

/** A room's height and obstacles. */
interface Obstructed {
  obstacles: readonly Obstacle[];
  height: Millimetres;
}

/** In the form the calculation needs. */
export function boxesOf({ obstacles, height }: Obstructed): Box[] {
  return obstacles.map((obstacle): Box => {
    const { kind, x, y } = obstacle;
    const tall = Math.min(obstacle.height, height);
    return {
      x: [x, x + obstacle.length],
      y: [y, y + obstacle.width],
      z: kind === "beam" ? [height - tall, height] : [0, tall],
      // A wardrobe is assumed to be about as light as the walls; a beam is painted like the
      // ceiling.
      surface: kind === "beam" ? "ceiling" : "walls",
    };
  });
}

/** Ceiling height at a point: lights below a beam are mounted on it. */
export function ceilingAt(plan: Obstructed, x: number, y: number): number {
  const beams = plan.obstacles.filter(
    (one) =>
      one.kind === "beam" &&
      x >= one.x &&
      x <= one.x + one.length &&
      y >= one.y &&
      y <= one.y + one.width,
  );
  return Math.max(0, plan.height - Math.max(0, ...beams.map(({ height }) => height)));
}

/** Shrunk and moved until it is within the outer walls. */
export function obstacleWithin(
  room: Pick<Room, "length" | "width" | "height">,
  obstacle: Obstacle,
): Obstacle {
  const length = mm(Math.min(obstacle.length, room.length));
  const width = mm(Math.min(obstacle.width, room.width));
  const between = (value: number, most: number) => mm(Math.max(0, Math.min(value, most)));
  return {
    kind: obstacle.kind,
    x: between(obstacle.x, room.length - length),
    y: between(obstacle.y, room.width - width),
    length,
    width,
    height: between(obstacle.height, room.height),
  };
}
