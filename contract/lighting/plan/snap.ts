import { type Millimetres, mm } from "../units.ts";
import { heldAt } from "./light-places.ts";
import { SNAP } from "./plan-changes.ts";
import type { Plan } from "./plan.ts";

/** Distance from which a guide line attracts a light. */
const PULL = 120;

export interface Rest {
  x: Millimetres;
  y: Millimetres;
  /** The guide lines it snapped to: across the plan at `x`, along it at `y`. */
  lines: { x: boolean; y: boolean };
}

/**
 * Where a dragged light snaps to: in line with another or to the middle of the room when near, else
 * to the grid; wall lights to the nearest wall.
 */
export function restOf(plan: Plan, index: number, to: { x: number; y: number }): Rest {
  const light = plan.lights[index];
  const others = plan.lights.filter((_, place) => place !== index);
  const line = {
    x: nearest(to.x, [plan.length / 2, ...others.map(({ x }) => x)]),
    y: nearest(to.y, [plan.width / 2, ...others.map(({ y }) => y)]),
  };
  const place = {
    x: mm(line.x ?? onRaster(to.x, plan.length)),
    y: mm(line.y ?? onRaster(to.y, plan.width)),
  };
  const { x, y } = (light && heldAt(plan, light, place)) ?? place;
  return { x, y, lines: { x: x === line.x, y: y === line.y } };
}

function nearest(value: number, lines: readonly number[]): number | undefined {
  const distance = (line: number) => Math.abs(line - value);
  return lines
    .filter((line) => distance(line) <= PULL)
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

function onRaster(value: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round(value / SNAP) * SNAP));
}
