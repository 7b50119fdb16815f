import type { ApiClient } from "../api-client.ts";
import type { TestShop } from "../test-shop.ts";

/**
 * An order of this client that waits for a transfer. Only companies on terms may choose that; for
 * everybody else the method is written into the order afterwards, so that guests and strangers can
 * be tested, too. @returns its number
 */
export async function transferOrder(
  shop: TestShop,
  buyer: ApiClient,
  variantId: number,
): Promise<string> {
  await buyer.send({ method: "DELETE", url: `/api/v1/cart/lines/${variantId}` });
  await buyer.add(variantId);
  const choice = { governorate: "EG-C", paymentMethod: "card" };
  const quote = (await buyer.post("/api/v1/checkout/quote", choice)).json();
  const placed = await buyer.order(quote.totals.total, { paymentMethod: "card" });
  if (placed.statusCode !== 201) throw new Error(placed.body);
  const { number } = placed.json<{ number: string }>();
  await shop.pool.query(
    "update orders.order set payment_method = 'bank-transfer' where number = $1",
    [number],
  );
  return number;
}
