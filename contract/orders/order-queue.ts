/**
 * What an open order waits for: one of these, and in addition possibly `problem`, when somebody
 * should look at it.
 */
export const ORDER_QUEUES = ["call", "confirm", "payment", "pack", "hand-over", "problem"] as const;
export type OrderQueue = (typeof ORDER_QUEUES)[number];

/** Why an order needs attention: it is late, or its phone number is wrong. */
export const ORDER_PROBLEMS = ["late", "wrong-number"] as const;
