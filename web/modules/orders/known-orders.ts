import type { Locale } from "#contract/kernel/locale.ts";
import type { Order } from "#contract/orders/endpoints.ts";
import { apiLocale } from "#web/api/client.ts";
import { useShell } from "#web/shell/store.ts";

/**
 * Orders seen since this page load: placed or looked up here, so that the next page shows them
 * immediately. They hold names and addresses, so they are dropped when the session changes.
 */
const known = new Map<string, Order>();

useShell.subscribe(({ token }, before) => {
  if (token !== before.token) known.clear();
});

/** Product and place names are in the language of the request. */
function keyOf(number: string, locale: Locale): string {
  return `${locale} ${number.toLowerCase()}`;
}

export function rememberOrder(order: Order): void {
  known.set(keyOf(order.number, apiLocale()), order);
}

export function knownOrder(number: string, locale: Locale): Order | undefined {
  return known.get(keyOf(number, locale));
}

/** For when the server finds no such order for this visitor. */
export function forgetOrder(number: string): void {
  known.delete(keyOf(number, apiLocale()));
}
