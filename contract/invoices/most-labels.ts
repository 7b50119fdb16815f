/**
 * Most SKU labels per print, and most variants. In a separate file, so that the back office needs
 * no schemas for it.
 */
export const MOST_LABELS = 1_000;
export const MOST_LABELLED = 100;
