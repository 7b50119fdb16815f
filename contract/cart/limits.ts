/** Most units of one variant in a cart, and most different variants. Apart, so that pages need no schemas for them. */
export const MAX_QUANTITY = 999;
export const MAX_LINES = 100;
/** Most different variants that are added by one press. */
export const MAX_SET = 20;
