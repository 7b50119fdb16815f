import { RATING_KEY } from "#contract/aftercare/endpoints.ts";
import type { RatedOrder } from "#contract/feedback/rate-path.ts";

/** Endpoints for the pictures of a rating: a customer's own, or those of a guest's order. */
export interface PicturePlace {
  send: string;
  view: (id: string) => string;
  /** The key from the emailed link, if the browser may not read the order otherwise. */
  headers: Record<string, string>;
}

/** A customer's pictures are read by id, whatever product they belong to. */
export function accountPictures(): Pick<PicturePlace, "view" | "headers"> {
  return { view: (id) => `/api/v1/account/rating-pictures/${id}?size=small`, headers: {} };
}

export function picturePlace(productId: number, order?: RatedOrder): PicturePlace {
  if (order === undefined)
    return { ...accountPictures(), send: `/api/v1/products/${productId}/rating-pictures` };
  const send = `/api/v1/orders/${order.number}/products/${productId}/rating-pictures`;
  return {
    send,
    view: (id) => `${send}/${id}?size=small`,
    headers: order.key ? { [RATING_KEY]: order.key } : {},
  };
}
