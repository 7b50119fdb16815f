/**
 * Maximum different SKUs per call when entering a count. In a separate file, so that the back
 * office needs no schemas.
 */
export const MOST_ENTRIES = 500;

/** What happens to an earlier count of the same SKU. */
export const COUNT_MODES = ["add", "replace"] as const;
export type CountMode = (typeof COUNT_MODES)[number];
