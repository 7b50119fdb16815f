import { type Crowd, limitConcurrency } from "./limit-concurrency.ts";

/**
 * Who goes first where there is more to do than can be done: who buys, then who reads lists and products, then who searches.
 * Carts, orders and accounts of the API wait in no queue at all; pictures wait in one of their own and give way to these.
 */
export const RANK = { buying: 0, list: 1, search: 2 } as const;

/** Whoever waits for a page, a list or a search in this process. */
export const crowd: Crowd = { waiting: 0 };

/** Answers of the API to queries, of which there are as many as anybody can think of. */
export const queriesInTurn = limitConcurrency(4, 200, 2_000, crowd);
