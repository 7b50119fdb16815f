import { RATING_KEY } from "#contract/aftercare/endpoints.ts";
import type { RatedOrder } from "#contract/feedback/rate-path.ts";
import { sendFile } from "#web/api/files.ts";
import type { SendUpload } from "#web/shell/files/use-uploads.ts";

/** Endpoints for the pictures of a rating: a customer's own, or those of a guest's order. */
export interface PicturePlace {
  send: SendUpload;
  view: (id: string) => string;
  /** The key from the emailed link, if the browser may not read the order otherwise. */
  headers: Record<string, string>;
}

/** A customer's pictures are read by id, whatever product they belong to. */
export function accountPictures(): Pick<PicturePlace, "view" | "headers"> {
  return { view: (id) => `/api/v1/account/rating-pictures/${id}?size=small`, headers: {} };
}

export function picturePlace(productId: number, order?: RatedOrder): PicturePlace {
  if (order === undefined) {
    const params = { id: productId };
    const send: SendUpload = (file, onProgress) =>
      sendFile("POST /api/v1/products/{id}/rating-pictures", file, { params, onProgress });
    return { ...accountPictures(), send };
  }
  const params = { number: order.number, id: productId };
  const headers: Record<string, string> = order.key ? { [RATING_KEY]: order.key } : {};
  return {
    send: (file, onProgress) =>
      sendFile("POST /api/v1/orders/{number}/products/{id}/rating-pictures", file, {
        params,
        headers,
        onProgress,
      }),
    view: (id) =>
      `/api/v1/orders/${order.number}/products/${productId}/rating-pictures/${id}?size=small`,
    headers,
  };
}
