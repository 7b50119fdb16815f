import { heldAt } from "./light-places.ts";
import type { Plan, PlannedLight } from "./plan.ts";

/** Lights nearer to each other than this in every direction, in mm, are on one spot. */
const APART = 100;
/** Distances to try from a taken spot: side by side rather than touching, if there is room. */
const GAPS = [300, APART] as const;

export interface Settled {
  plan: Plan;
  /** Lights that were in a wall or on another light. */
  moved: number;
  /** Lights that there is no room for. */
  removed: number;
}

/**
 * Puts every light inside the room, with its clearance, and no two on one spot: the result of any
 * edit, and of any address.
 */
export function settled(plan: Plan): Settled {
  const lights: PlannedLight[] = [];
  for (const light of plan.lights) {
    const place = placeAmong(plan, light, light, lights);
    if (place) lights.push(isSame(place, light) ? light : place);
  }
  const before = new Set(plan.lights);
  const moved = lights.filter((light) => !before.has(light)).length;
  const removed = plan.lights.length - lights.length;
  return { plan: moved + removed > 0 ? { ...plan, lights } : plan, moved, removed };
}

/** A light as near to a point as its kind and the other lights allow; undefined: no room. */
export function placeAmong(
  plan: Plan,
  light: PlannedLight,
  to: { x: number; y: number },
  others: readonly PlannedLight[],
): PlannedLight | undefined {
  const isFree = (held: PlannedLight) => !others.some((other) => isSameSpot(other, held));
  const wanted = heldAt(plan, light, to);
  if (wanted && isFree(wanted)) return wanted;
  const alike = others.filter((other) => sortOf(other) === sortOf(light));
  const distance = (held: PlannedLight) => Math.hypot(held.x - to.x, held.y - to.y);
  for (const gap of GAPS) {
    const lines = (axis: "x" | "y") => [
      to[axis],
      ...alike.flatMap((other) => [other[axis] - gap, other[axis] + gap]),
    ];
    const free = lines("x").flatMap((x) =>
      lines("y").flatMap((y) => {
        const held = heldAt(plan, light, { x, y });
        return held && isFree(held) ? [held] : [];
      }),
    );
    if (free.length > 0)
      return free.reduce((best, held) => (distance(held) < distance(best) ? held : best));
  }
  return undefined;
}

/** Two lights that would be one fitting on another. */
export function isSameSpot(one: PlannedLight, other: PlannedLight): boolean {
  const isNear = (axis: "x" | "y" | "z") => Math.abs((one[axis] ?? 0) - (other[axis] ?? 0)) < APART;
  return sortOf(one) === sortOf(other) && isNear("x") && isNear("y") && isNear("z");
}

/** Only lights of one sort can be in each other's place. */
function sortOf({ z, run }: PlannedLight): string {
  return run ? `strip ${run.along}` : z === undefined ? "ceiling" : "wall";
}

function isSame(one: PlannedLight, other: PlannedLight): boolean {
  return (
    one.x === other.x &&
    one.y === other.y &&
    one.z === other.z &&
    one.run?.length === other.run?.length
  );
}
