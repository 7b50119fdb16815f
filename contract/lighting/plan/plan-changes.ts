import {
  exactLightCount,
  USUAL_MAINTENANCE,
  USUAL_UTILISATION,
} from "../illuminance/lumen-method.ts";
import { evenPlaces } from "../layout/even-places.ts";
import { type LightGrid, lightGrid } from "../layout/light-grid.ts";
import { floorArea } from "../room/room.ts";
import { lumens, mm } from "../units.ts";
import { obstacleWithin } from "./obstacles.ts";
import { MOST_LIGHTS, type Plan, type PlannedLight, roomOf } from "./plan.ts";
import { placeAmong } from "./settled.ts";

const FULL_TURN = 360;

/** Grid in mm that dragged lights snap to. */
export const SNAP = 50;

/** A number of one light, spread evenly over the room; the plan's other lights stay. */
export function withGrid(plan: Plan, variantId: number, count: number): Plan {
  const isOwn = (light: PlannedLight) => light.variantId === variantId;
  const others = plan.lights.filter((light) => !isOwn(light));
  const first = plan.lights.findIndex(isOwn);
  const before = first < 0 ? others.length : first;
  const most = MOST_LIGHTS - others.length;
  // All get the rotation and drop of the first one.
  const { turn, drop } = plan.lights[first] ?? {};
  const own = evenPlaces(roomOf(plan), Math.min(count, most)).map(({ x, y }) => ({
    variantId,
    x: mm(Math.round(x)),
    y: mm(Math.round(y)),
    ...(turn && { turn }),
    ...(drop !== undefined && { drop }),
  }));
  return { ...plan, lights: [...others.slice(0, before), ...own, ...others.slice(before)] };
}

/** Arranges a light evenly, instead of the one that was arranged before. */
export function withArranged(plan: Plan, variantId: number, count: number): Plan {
  return { ...withGrid(withoutArranged(plan, variantId), variantId, count), arranged: variantId };
}

/** The plan that a light is arranged in: without the lights that it replaces. */
export function withoutArranged(plan: Plan, variantId: number): Plan {
  const { arranged } = plan;
  return arranged === undefined || arranged === variantId ? plan : withoutKind(plan, arranged);
}

/** `reel`: for strips, the length in mm that gives this flux. */
type Fluxes = ReadonlyMap<number, { flux: number; reel?: number | null }>;

/**
 * How many of a light the lumen method suggests in addition to the plan's others: a starting point
 * before anything is calculated.
 */
export function proposedCount(plan: Plan, variantId: number, known: Fluxes): number {
  const others = plan.lights.filter((light) => light.variantId !== variantId);
  const fluxOf = (id: number) => known.get(id)?.flux ?? 0;
  const sharedFlux = ({ variantId: id, run }: PlannedLight) => {
    const reel = known.get(id)?.reel;
    return fluxOf(id) * (run && reel ? run.length / reel : 1);
  };
  const needed = exactLightCount({
    area: floorArea(roomOf(plan)),
    target: plan.target,
    flux: lumens(1),
    utilisation: USUAL_UTILISATION,
    maintenance: USUAL_MAINTENANCE,
  });
  const missing = needed - others.reduce((sum, light) => sum + sharedFlux(light), 0);
  const count = Math.ceil(missing / fluxOf(variantId) - 1e-9);
  return Math.min(MOST_LIGHTS - others.length, Math.max(1, count));
}

/** The given number of lights, or a few more if that completes a grid and enough are available. */
export function roundedToGrid(plan: Plan, count: number, most: number): number {
  const whole = lightGrid(roomOf(plan), count).places.length;
  return Math.min(whole <= Math.min(most, MOST_LIGHTS) ? whole : count, most);
}

/** The grid that all lights of a kind are on, if they are. */
export function gridOfLights(plan: Plan, variantId: number): LightGrid | undefined {
  const lights = plan.lights.filter((light) => light.variantId === variantId);
  if (lights.length === 0) return undefined;
  const grid = lightGrid(roomOf(plan), lights.length);
  const isSame =
    grid.places.length === lights.length &&
    lights.every(({ x, y }) =>
      grid.places.some((place) => Math.abs(place.x - x) <= 1 && Math.abs(place.y - y) <= 1),
    );
  return isSame ? grid : undefined;
}

/**
 * Moves a light, in mm: snapped to the given grid, never outside the room, and wall lights stay on
 * a wall.
 */
export function withMoved(
  plan: Plan,
  index: number,
  to: { x: number; y: number },
  raster = SNAP,
): Plan {
  const light = plan.lights[index];
  const snapped = (value: number) => Math.round(value / raster) * raster;
  const others = plan.lights.filter((_, place) => place !== index);
  const place = { x: snapped(to.x), y: snapped(to.y) };
  const held = light && placeAmong(plan, light, place, others);
  return held ? withLight(plan, index, held) : plan;
}

/**
 * A wall light at another height, a strip with another length or direction; unchanged if there is
 * no room for it.
 */
export function withLightChanged(plan: Plan, index: number, change: Partial<PlannedLight>): Plan {
  const light = plan.lights[index];
  const others = plan.lights.filter((_, place) => place !== index);
  const held = light && placeAmong(plan, { ...light, ...change }, light, others);
  return held ? withLight(plan, index, held) : plan;
}

/** Rotates a ceiling light further by so many degrees. */
export function withTurned(plan: Plan, index: number, degrees: number): Plan {
  const light = plan.lights[index];
  if (!light || light.z !== undefined) return plan;
  const turn = ((((light.turn ?? 0) + degrees) % FULL_TURN) + FULL_TURN) % FULL_TURN;
  return withLight(plan, index, { ...light, turn });
}

function withLight(plan: Plan, index: number, light: PlannedLight): Plan {
  return { ...plan, lights: plan.lights.map((one, place) => (place === index ? light : one)) };
}

/**
 * Changes the room's shape: kinds in an even layout are arranged again, other lights and obstacles
 * keep their places. `settled` then puts inside what is in a wall.
 */
export function withRoom(plan: Plan, change: Partial<Plan>): Plan {
  const changed = { ...plan, ...change };
  const obstacles = changed.obstacles.map((one) => obstacleWithin(changed, one));
  const lights = changed.lights.map((light) => followed(plan, changed, light));
  const ids = new Set(plan.lights.map(({ variantId }) => variantId));
  return [...ids]
    .filter((id) => isEven(plan, id))
    .reduce((next: Plan, id) => withGrid(next, id, ofKind(next, id).length), {
      ...changed,
      obstacles,
      lights,
    });
}

const ofKind = ({ lights }: Plan, id: number) => lights.filter((light) => light.variantId === id);

/** Whether the lights of a kind are where `withGrid` puts them. */
function isEven(plan: Plan, variantId: number): boolean {
  const own = ofKind(plan, variantId);
  const places = evenPlaces(roomOf(plan), own.length);
  const isAt = (place: { x: number; y: number }) => (light: PlannedLight) =>
    Math.abs(place.x - light.x) <= 1 && Math.abs(place.y - light.y) <= 1;
  return own.every(({ z }) => z === undefined) && places.every((place) => own.some(isAt(place)));
}

/** Wall lights and strips stay at their walls, strips at the ceiling. */
function followed(before: Plan, after: Plan, light: PlannedLight): PlannedLight {
  const { x, y, z, run } = light;
  if (z === undefined) return light;
  const height = run ? mm(Math.max(0, after.height - (before.height - z))) : z;
  const along = (value: number, from: number, to: number) =>
    mm(value > from / 2 ? to - (from - value) : value);
  return {
    ...light,
    x: along(x, before.length, after.length),
    y: along(y, before.width, after.width),
    z: height,
  };
}

/** Removes all lights of a kind. */
export function withoutKind(plan: Plan, variantId: number): Plan {
  const lights = plan.lights.filter((light) => light.variantId !== variantId);
  const arranged = plan.arranged === variantId ? undefined : plan.arranged;
  return { ...plan, lights, arranged };
}

export function withoutLight(plan: Plan, index: number): Plan {
  return { ...plan, lights: plan.lights.filter((_, place) => place !== index) };
}

/** Adds a light in the middle of the room, or of the larger arm of an L-shaped one. */
export function withAdded(plan: Plan, variantId: number): Plan {
  if (plan.lights.length >= MOST_LIGHTS) return plan;
  const { places } = lightGrid(roomOf(plan), 1);
  const [place] = places;
  if (!place) return plan;
  const light = { variantId, x: mm(Math.round(place.x)), y: mm(Math.round(place.y)) };
  return { ...plan, lights: [...plan.lights, light] };
}
