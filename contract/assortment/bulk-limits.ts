/** Most products changed in one request. */
export const MAX_CHANGED = 200;

/** Rounding steps for new prices, in piastres: 1 piastre, 25 piastres, EGP 1, 5, 10, 50. */
export const PRICE_STEPS = ["1", "25", "100", "500", "1000", "5000"] as const;
