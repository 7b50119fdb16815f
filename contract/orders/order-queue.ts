/**
 * What an open order waits for: one of these, and in addition possibly `problem`, when somebody
 * should look at it. `lapsed`: cash orders of the last days that ran out before their code was
 * entered, whose customers have not ordered since.
 */
export const ORDER_QUEUES = [
  "call",
  "confirm",
  "payment",
  "pack",
  "hand-over",
  "problem",
  "lapsed",
] as const;
export type OrderQueue = (typeof ORDER_QUEUES)[number];

/** Why an order needs attention: it is late, or its phone number is wrong. */
export const ORDER_PROBLEMS = ["late", "wrong-number"] as const;
