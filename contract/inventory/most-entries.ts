/** As many different SKUs as one call may enter into a count. Apart, so that the back office needs no schemas for it. */
export const MOST_ENTRIES = 500;
