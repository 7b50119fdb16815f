import { type Millimetres, mm } from "../units.ts";
import type { Plan } from "./plan.ts";
import { SNAP } from "./plan-changes.ts";

/** From so near a line draws a light to itself. */
const PULL = 120;

export interface Rest {
  x: Millimetres;
  y: Millimetres;
  /** Lines that drew it: across the plan at `x`, along it at `y`. */
  lines: { x: boolean; y: boolean };
}

/** Where a dragged light comes to rest: in line with another or in the middle of the room when it is near, else on the raster. */
export function restOf(plan: Plan, index: number, to: { x: number; y: number }): Rest {
  const others = plan.lights.filter((_, place) => place !== index);
  const x = nearest(to.x, [plan.length / 2, ...others.map((light) => light.x)]);
  const y = nearest(to.y, [plan.width / 2, ...others.map((light) => light.y)]);
  return {
    x: mm(x ?? onRaster(to.x, plan.length)),
    y: mm(y ?? onRaster(to.y, plan.width)),
    lines: { x: x !== undefined, y: y !== undefined },
  };
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
