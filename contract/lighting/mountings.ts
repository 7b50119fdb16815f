/** How a light is held at a ceiling. Apart, so that pages need no schemas for it. */
export const MOUNTINGS = ["recessed", "surface", "suspended"] as const;
export type Mounting = (typeof MOUNTINGS)[number];
