/** Labels for goods on one print, and variants that they are of. Apart, so that the back office needs no schemas for it. */
export const MOST_LABELS = 1_000;
export const MOST_LABELLED = 100;
