/** Most products in a list of favourites, and as many as are remembered as viewed. Apart: pages need no schemas for them. */
export const MAX_FAVOURITES = 500;
export const MAX_VIEWED = 24;
