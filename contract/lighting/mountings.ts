/** How a light is mounted. In a separate file, so that pages need no schemas for it. */
export const CEILING_MOUNTINGS = ["recessed", "surface", "track", "suspended"] as const;
export const MOUNTINGS = [...CEILING_MOUNTINGS, "wall", "strip"] as const;
export type Mounting = (typeof MOUNTINGS)[number];

/**
 * Whether lights of a kind are arranged on the ceiling; wall lights and strips are placed
 * individually.
 */
export function isOnCeiling(mounting: Mounting): boolean {
  return CEILING_MOUNTINGS.some((one) => one === mounting);
}
