import type { Millimetres } from "../units.ts";

/**
 * K = L·W ⁄ ((L + W)·Hm), by which tables list utilisation factors; Hm is the height of the lights
 * above the plane.
 */
export function roomIndex(
  length: Millimetres,
  width: Millimetres,
  abovePlane: Millimetres,
): number {
  return (length * width) / ((length + width) * abovePlane);
}
