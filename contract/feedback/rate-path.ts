/** Address of the opened rating form on a product's page: `/product/12-…#rate`. */
export const RATE_ANCHOR = "rate";
/** The order with which a guest rates: `/product/12-…?order=F-100001-HG#rate`. */
export const ORDER_PARAM = "order";

const HASH = new RegExp(`^#${RATE_ANCHOR}(?:=([\\w-]{16}))?$`);

/**
 * A guest's order, and the key from its mail; without the key, only a browser that may read the
 * order can rate.
 */
export interface RatedOrder {
  number: string;
  key?: string | undefined;
}

/** Where a product is rated; a guest rates it as part of an order. */
export function ratePath(path: string, order?: RatedOrder): string {
  const query = order ? `?${ORDER_PARAM}=${order.number}` : "";
  // In the `#` part, the key reaches no log and no other site.
  return `${path}${query}#${RATE_ANCHOR}${order?.key ? `=${order.key}` : ""}`;
}

/** What an address's fragment says about the form; undefined: nothing, it stays closed. */
export function readRateHash(hash: string): { key: string | undefined } | undefined {
  const match = HASH.exec(hash);
  return match ? { key: match[1] } : undefined;
}
