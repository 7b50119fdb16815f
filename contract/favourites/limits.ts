/**
 * Maximum number of favourites and of remembered views. In a separate file, so that pages need no
 * schemas.
 */
export const MAX_FAVOURITES = 500;
export const MAX_VIEWED = 24;
