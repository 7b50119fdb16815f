import { type LightGrid, lightGrid } from "../layout/light-grid.ts";
import { lightCount, USUAL_MAINTENANCE, USUAL_UTILISATION } from "../illuminance/lumen-method.ts";
import { floorArea, isInside } from "../room/room.ts";
import { type Lumens, type Millimetres, mm } from "../units.ts";
import { MOST_LIGHTS, type Plan, type PlannedLight, roomOf } from "./plan.ts";

/** Where a dragged light comes to rest. */
export const SNAP = 50;

/** As many lights on a regular grid; what was there goes. */
export function withGrid(plan: Plan, variantId: number, count: number): Plan {
  const { places } = lightGrid(roomOf(plan), Math.min(count, MOST_LIGHTS));
  const lights = places
    .slice(0, MOST_LIGHTS)
    .map(({ x, y }) => ({ variantId, x: mm(Math.round(x)), y: mm(Math.round(y)) }));
  return { ...plan, lights };
}

/** How many lights the lumen method asks for: where to begin, before anything is calculated. */
export function proposedCount(plan: Plan, flux: Lumens): number {
  const count = lightCount({
    area: floorArea(roomOf(plan)),
    target: plan.target,
    flux,
    utilisation: USUAL_UTILISATION,
    maintenance: USUAL_MAINTENANCE,
  });
  return Math.min(MOST_LIGHTS, Math.max(1, count));
}

/** The grid on which all lights stand, if they do. */
export function gridOfPlan(plan: Plan): LightGrid | undefined {
  if (plan.lights.length === 0) return undefined;
  const grid = lightGrid(roomOf(plan), plan.lights.length);
  const isSame =
    grid.places.length === plan.lights.length &&
    plan.lights.every(({ x, y }) =>
      grid.places.some((place) => Math.abs(place.x - x) <= 1 && Math.abs(place.y - y) <= 1),
    );
  return isSame ? grid : undefined;
}

/** A light at another place, in mm: on the raster of whoever drags, and never outside the room. */
export function withMoved(
  plan: Plan,
  index: number,
  to: { x: number; y: number },
  raster = SNAP,
): Plan {
  const room = roomOf(plan);
  const snapped = (value: number, most: Millimetres) =>
    mm(Math.min(most, Math.max(0, Math.round(value / raster) * raster)));
  const place = { x: snapped(to.x, room.length), y: snapped(to.y, room.width) };
  return isInside(room, place.x, place.y) ? withLight(plan, index, place) : plan;
}

function withLight(plan: Plan, index: number, change: Partial<PlannedLight>): Plan {
  return {
    ...plan,
    lights: plan.lights.map((light, place) => (place === index ? { ...light, ...change } : light)),
  };
}

/** A room of another shape keeps the lights that are still in it. */
export function withRoom(plan: Plan, change: Partial<Plan>): Plan {
  const next = { ...plan, ...change };
  const room = roomOf(next);
  return { ...next, lights: next.lights.filter(({ x, y }) => isInside(room, x, y)) };
}

export function withoutLight(plan: Plan, index: number): Plan {
  return { ...plan, lights: plan.lights.filter((_, place) => place !== index) };
}

/** One more light, in the middle of the room or of the larger arm of an L. */
export function withAdded(plan: Plan, variantId: number): Plan {
  if (plan.lights.length >= MOST_LIGHTS) return plan;
  const { places } = lightGrid(roomOf(plan), 1);
  const [place] = places;
  if (!place) return plan;
  const light = { variantId, x: mm(Math.round(place.x)), y: mm(Math.round(place.y)) };
  return { ...plan, lights: [...plan.lights, light] };
}
