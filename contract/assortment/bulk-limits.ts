/** Products that are changed in one go. */
export const MAX_CHANGED = 200;

/** Steps that new prices are rounded to, in piastres: to the piastre, 25 piastres, EGP 1, 5, 10, 50. */
export const PRICE_STEPS = ["1", "25", "100", "500", "1000", "5000"] as const;
