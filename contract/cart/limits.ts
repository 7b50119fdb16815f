/**
 * Maximum units of one variant in a cart, and maximum number of different variants. In a separate
 * file, so that pages need no schemas.
 */
export const MAX_QUANTITY = 999;
export const MAX_LINES = 100;
/** Maximum different variants added at once. */
export const MAX_SET = 20;
