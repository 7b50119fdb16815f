/** What an order that has not come to its end waits for: one of these, and beside it that somebody looks at a problem. */
export const ORDER_QUEUES = ["call", "confirm", "payment", "pack", "hand-over", "problem"] as const;
export type OrderQueue = (typeof ORDER_QUEUES)[number];

/** Why somebody should look at an order: it is later than promised, or its phone is wrong. */
export const ORDER_PROBLEMS = ["late", "wrong-number"] as const;
