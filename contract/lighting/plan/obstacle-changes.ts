import { isInside } from "../room/room.ts";
import { mm } from "../units.ts";
import { MOST_OBSTACLES, type Obstacle, type ObstacleKind, obstacleWithin } from "./obstacles.ts";
import { type Plan, roomOf } from "./plan.ts";

const FIRST_SIZES = {
  wardrobe: { length: mm(1800), width: mm(600), height: mm(2200) },
  beam: { length: mm(30_000), width: mm(250), height: mm(300) },
} as const;

/**
 * Adds a wardrobe in the first corner other than the missing one, or a beam across the middle of
 * the room.
 */
export function withObstacle(plan: Plan, kind: ObstacleKind): Plan {
  if (plan.obstacles.length >= MOST_OBSTACLES) return plan;
  const size = FIRST_SIZES[kind];
  const length = mm(Math.min(size.length, plan.length));
  const width = mm(Math.min(size.width, plan.width));
  const y = kind === "beam" ? mm(Math.round((plan.width - width) / 2)) : mm(0);
  const isCorner = isInside(roomOf(plan), 1, 1);
  const x = mm(kind === "beam" || isCorner ? 0 : plan.length - length);
  return { ...plan, obstacles: [...plan.obstacles, { kind, ...size, length, width, x, y }] };
}

/** Changes position or size; it stays within the outer walls. */
export function withObstacleChanged(plan: Plan, index: number, change: Partial<Obstacle>): Plan {
  const obstacles = plan.obstacles.map((one, place) =>
    place === index ? obstacleWithin(plan, { ...one, ...change }) : one,
  );
  return { ...plan, obstacles };
}

export function withoutObstacle(plan: Plan, index: number): Plan {
  return { ...plan, obstacles: plan.obstacles.filter((_, place) => place !== index) };
}
