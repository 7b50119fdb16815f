/** Address of the open form on a product's page: `/product/12-…#rate`. */
export const RATE_ANCHOR = "rate";
/** The order by which a guest rates: `/product/12-…?order=F-100001-HG#rate`. */
export const ORDER_PARAM = "order";

/** Where a product is rated; a guest does it by the order that it came with. */
export function ratePath(path: string, guestsOrder?: string): string {
  return `${path}${guestsOrder ? `?${ORDER_PARAM}=${guestsOrder}` : ""}#${RATE_ANCHOR}`;
}
