import type { ListSummary } from "#contract/lists/endpoints.ts";
import { call } from "#web/api/client.ts";

/** What is added to a list: the variant that a card shows, or variants with quantities. */
export type ListGoods =
  | { productId: number }
  | { items: readonly { variantId: number; quantity: number }[] };

/** Adds to a list that exists. */
export function addGoods(
  id: number,
  goods: ListGoods,
  idempotencyKey: string,
): Promise<ListSummary> {
  const params = { id };
  return "productId" in goods
    ? call("POST /api/v1/account/lists/{id}/products", { params, body: goods, idempotencyKey })
    : call("POST /api/v1/account/lists/{id}/items", {
        params,
        body: { items: [...goods.items] },
        idempotencyKey,
      });
}

/** Makes a list of them. A repeat with the same key makes no second list. */
export async function createOf(
  name: string,
  goods: ListGoods,
  idempotencyKey: string,
): Promise<ListSummary> {
  const items = "items" in goods ? [...goods.items] : [];
  const list = await call("POST /api/v1/account/lists", { body: { name, items }, idempotencyKey });
  return "items" in goods ? list : addGoods(list.id, goods, idempotencyKey);
}
