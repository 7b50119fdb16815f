/**
 * Maximum different SKUs per call when entering a count. In a separate file, so that the back
 * office needs no schemas.
 */
export const MOST_ENTRIES = 500;
