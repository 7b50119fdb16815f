/** Address of the open form on a product's page: `/product/12-…#rate`. */
export const RATE_ANCHOR = "rate";
/** The order by which a guest rates: `/product/12-…?order=F-100001-HG#rate`. */
export const ORDER_PARAM = "order";

const HASH = new RegExp(`^#${RATE_ANCHOR}(?:=([\\w-]{16}))?$`);

/** A guest's order, and the key from its mail; without one it is rated in the browser that may read the order. */
export interface RatedOrder {
  number: string;
  key?: string | undefined;
}

/** Where a product is rated; a guest does it by the order that it came with. */
export function ratePath(path: string, order?: RatedOrder): string {
  const query = order ? `?${ORDER_PARAM}=${order.number}` : "";
  // Behind the `#` no log and no other site gets the key.
  return `${path}${query}#${RATE_ANCHOR}${order?.key ? `=${order.key}` : ""}`;
}

/** What the end of an address says about the form; undefined: nothing, it stays closed. */
export function readRateHash(hash: string): { key: string | undefined } | undefined {
  const match = HASH.exec(hash);
  return match ? { key: match[1] } : undefined;
}
