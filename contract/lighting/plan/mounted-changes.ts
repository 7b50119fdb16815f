import { evenPlaces } from "../layout/even-places.ts";
import { isOnCeiling, type Mounting } from "../mountings.ts";
import { isInside } from "../room/room.ts";
import { type Millimetres, mm } from "../units.ts";
import { heldAt, LEAST_STRIP, stripEnds, WALL_HEIGHTS, wallsOf } from "./light-places.ts";
import { roundedToGrid, withAdded, withGrid } from "./plan-changes.ts";
import { MOST_LIGHTS, type Plan, type PlannedLight, roomOf } from "./plan.ts";

/** A cove: the strip's distance from the wall and below the ceiling; it shines up. */
const COVE = { fromWall: 80, below: 120 } as const;
const FIRST_STRIP = 2000;
/** Positions along a wall for its first, second and third light. */
const SHARES = [1 / 2, 1 / 4, 3 / 4] as const;

interface Offered {
  variantId: number;
  mounting: Mounting;
}

/** Adds a light of a kind, in a position suitable for it. */
export function withAddedLight(plan: Plan, { variantId, mounting }: Offered): Plan {
  if (isOnCeiling(mounting)) return withAdded(plan, variantId);
  return mounting === "wall" ? withWallLight(plan, variantId) : withStrip(plan, variantId);
}

/** The initial lights of a plan: a strip in a cove, a light on a wall. */
export function withFirst(plan: Plan, light: Offered): Plan {
  return light.mounting === "strip" ? withCove(plan, light.variantId) : withAddedLight(plan, light);
}

interface Stocked extends Offered {
  available: number;
}

/**
 * Enough of a light to be spread evenly, but no more than available: a grid on the ceiling, one
 * position each on the walls.
 */
export function withEvenly(plan: Plan, { available, ...light }: Stocked, count: number): Plan {
  const { variantId, mounting } = light;
  if (isOnCeiling(mounting))
    return withGrid(plan, variantId, roundedToGrid(plan, count, available));
  const others = plan.lights.filter((one) => isOnWall(one) && one.variantId !== variantId).length;
  const places = wallsOf(plan).length * SHARES.length - others;
  return withWallLights(plan, variantId, Math.min(count, available, Math.max(0, places)));
}

/**
 * Adds the lights that somebody already has: ceiling lights together in one even layout, hanging
 * ones separately, others on walls or in a cove.
 */
export function withParts(plan: Plan, parts: readonly (Offered & { count: number })[]): Plan {
  const ofMounting = (...mountings: Mounting[]) =>
    parts.filter(({ mounting }) => mountings.includes(mounting));
  const together = withTogether(plan, ofMounting("recessed", "surface", "track"));
  const hung = ofMounting("suspended").reduce(
    (next, { variantId, count }) => withGrid(next, variantId, count),
    together,
  );
  const onWalls = ofMounting("wall").reduce(
    (next, { variantId, count }) => withWallLights(next, variantId, count),
    hung,
  );
  return ofMounting("strip").reduce((next, { variantId }) => withCove(next, variantId), onWalls);
}

/** Several kinds of light in one even layout, one kind after the other. */
function withTogether(plan: Plan, parts: readonly (Offered & { count: number })[]): Plan {
  const ids = parts.flatMap(({ variantId, count }) =>
    Array.from({ length: Math.min(count, MOST_LIGHTS) }, () => variantId),
  );
  const fitting = ids.slice(0, MOST_LIGHTS - plan.lights.length);
  const places = evenPlaces(roomOf(plan), fitting.length);
  const lights = places.flatMap(({ x, y }, index): PlannedLight[] => {
    const variantId = fitting[index];
    return variantId === undefined
      ? []
      : [{ variantId, x: mm(Math.round(x)), y: mm(Math.round(y)) }];
  });
  return { ...plan, lights: [...plan.lights, ...lights] };
}

/** Sets the number of wall lights of a kind: removes the last ones, or adds more. */
export function withWallLights(plan: Plan, variantId: number, count: number): Plan {
  const own = plan.lights.filter((light) => light.variantId === variantId);
  const surplus = new Set(own.slice(count));
  const lights = plan.lights.filter((light) => !surplus.has(light));
  const missing = Array.from({ length: Math.max(0, count - own.length) });
  return missing.reduce((next: Plan) => withWallLight(next, variantId), { ...plan, lights });
}

const isOnWall = ({ z, run }: PlannedLight) => z !== undefined && !run;

/** On each wall in turn, longest first. */
function withWallLight(plan: Plan, variantId: number): Plan {
  const walls = wallsOf(plan).toSorted((one, other) => other.length - one.length);
  const count = plan.lights.filter(isOnWall).length;
  const wall = walls[count % walls.length];
  if (!wall) return plan;
  const share = SHARES[Math.floor(count / walls.length) % SHARES.length] ?? 0;
  const at = (axis: 0 | 1) => wall.from[axis] + share * (wall.to[axis] - wall.from[axis]);
  const [x, y] = [mm(Math.round(at(0))), mm(Math.round(at(1)))];
  return withMounted(plan, { variantId, x, y, z: mm(WALL_HEIGHTS.usual) });
}

/** A line along the middle of the ceiling. */
function withStrip(plan: Plan, variantId: number): Plan {
  const length = mm(Math.min(FIRST_STRIP, plan.length));
  const place = (share: number) => ({
    x: mm(Math.round(plan.length * share)),
    y: mm(Math.round(plan.width * share)),
  });
  const run = { length, along: "x", facing: "down" } as const;
  // In an L-shaped room the middle may be missing, but one of its arms is not.
  const [light] = [1 / 2, 1 / 4, 3 / 4].flatMap((share) => {
    const { x, y } = place(share);
    const strip = { variantId, x, y, z: plan.height, run };
    return heldAt(plan, strip, strip) ?? [];
  });
  return light ? withMounted(plan, light) : plan;
}

function withMounted(plan: Plan, light: PlannedLight): Plan {
  const held = heldAt(plan, light, light);
  if (plan.lights.length >= MOST_LIGHTS || !held) return plan;
  return { ...plan, lights: [...plan.lights, held] };
}

/** Strips of a kind in a cove around the whole ceiling, replacing existing ones. */
export function withCove(plan: Plan, variantId: number): Plan {
  const lights = plan.lights.filter((light) => light.variantId !== variantId);
  const strips = wallsOf(plan).flatMap((wall): PlannedLight[] => {
    const along = wall.from[1] === wall.to[1] ? "x" : "y";
    const length = mm(wall.length - 2 * COVE.fromWall);
    if (length < LEAST_STRIP) return [];
    const middle = (axis: 0 | 1): Millimetres =>
      mm(Math.round((wall.from[axis] + wall.to[axis]) / 2 + wall.inwards[axis] * COVE.fromWall));
    const place = { x: middle(0), y: middle(1), z: mm(plan.height - COVE.below) };
    const strip: PlannedLight = { variantId, ...place, run: { length, along, facing: "up" } };
    const isWhole = stripEnds(strip).every(({ x, y }) => isInside(plan, x, y));
    return isWhole ? [strip] : [];
  });
  return { ...plan, lights: [...lights, ...strips].slice(0, MOST_LIGHTS) };
}
