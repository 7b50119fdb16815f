import { type Crowd, limitConcurrency } from "./limit-concurrency.ts";

/**
 * Priority under load: buying first, then pages that were cached before something on them changed,
 * then lists and products, then searches. The API's carts, orders and accounts are never queued;
 * pictures have their own queue and yield to these.
 */
export const RANK = { buying: 0, changed: 1, list: 2, search: 3 } as const;

/** Everything waiting for a page, a list or a search in this process. */
export const crowd: Crowd = { waiting: 0 };

/** API answers to queries, of which there is no end of variants. */
export const queriesInTurn = limitConcurrency(4, 200, 2_000, crowd);
