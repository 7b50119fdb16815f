import { type Millimetres, mm } from "../units.ts";

/** Downlights are spaced by their height above the plane, and half of that from the walls. */
export function downlightSpacing(abovePlane: Millimetres): {
  grid: Millimetres;
  toWall: Millimetres;
} {
  return { grid: abovePlane, toWall: mm(abovePlane / 2) };
}

/**
 * The rule of thumb "feet of length and width together, as inches": a twelfth of their sum, in any
 * unit.
 */
export function chandelierDiameter(length: Millimetres, width: Millimetres): Millimetres {
  return mm((length + width) / 12);
}
