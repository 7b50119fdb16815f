import type { Order } from "#contract/orders/endpoints.ts";

/**
 * Orders seen since this page load: placed or looked up here, so that the next page shows them
 * immediately.
 */
const known = new Map<string, Order>();

export function rememberOrder(order: Order): void {
  known.set(order.number.toLowerCase(), order);
}

export function knownOrder(number: string): Order | undefined {
  return known.get(number.toLowerCase());
}
