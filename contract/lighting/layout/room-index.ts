import type { Millimetres } from "../units.ts";

/** K = L·W ⁄ ((L + W)·Hm), by which books list how much of the light of a room reaches the plane; Hm is from the plane to the lights. */
export function roomIndex(
  length: Millimetres,
  width: Millimetres,
  abovePlane: Millimetres,
): number {
  return (length * width) / ((length + width) * abovePlane);
}
