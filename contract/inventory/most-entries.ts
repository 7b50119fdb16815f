/** As many different SKUs as one call may enter into a count. Apart, so that the back office needs no schemas for it. */
export const MOST_ENTRIES = 500;

/** What becomes of what was counted of a SKU before. */
export const COUNT_MODES = ["add", "replace"] as const;
export type CountMode = (typeof COUNT_MODES)[number];
