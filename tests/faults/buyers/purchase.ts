import { randomUUID } from "node:crypto";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Order, orderEndpoints } from "#contract/orders/endpoints.ts";
import type { Acknowledged, AcknowledgedOrder } from "../acknowledged.ts";
import type { RetryingClient } from "./retrying-client.ts";

export interface Choice {
  variantId: number;
  quantity: number;
  method: "cod" | "card" | "wallet";
  /** Share of the total paid from store credit beside the method. */
  part: number;
}

/** From the cart to an acknowledged order. @returns nothing after a final refusal */
export async function buy(
  client: RetryingClient,
  choice: Choice,
  acknowledged: Acknowledged,
  customerId?: number,
): Promise<AcknowledgedOrder | undefined> {
  const { variantId, quantity, method } = choice;
  const added = await client.post("/api/v1/cart/lines", { variantId, quantity }, randomUUID());
  if (added.status >= 400) return giveUp(client, choice, acknowledged);
  const terms = { governorate: "EG-C", paymentMethod: method };
  const quote = await client.post("/api/v1/checkout/quote", terms);
  if (quote.status >= 400) return giveUp(client, choice, acknowledged);
  const { totals } = quote.body as EndpointResponse<typeof orderEndpoints.quoteCheckout>;
  const key = randomUUID();
  const email = `${key}@crash.example`;
  const wallet = Math.floor(totals.total * choice.part);
  const body = {
    ...orderOf(totals.total, email),
    paymentMethod: method,
    ...(wallet && { wallet }),
  };
  const placed = await client.post("/api/v1/orders", body, key);
  if (placed.status >= 400) return giveUp(client, choice, acknowledged);
  const order = acknowledgedOrder(placed.body as Order, { key, email, customerId });
  acknowledged.orders.push(order);
  return order;
}

/** The cart may contain something unavailable. */
async function giveUp(
  client: RetryingClient,
  { variantId }: Choice,
  acknowledged: Acknowledged,
): Promise<undefined> {
  acknowledged.refused += 1;
  await client.remove(`/api/v1/cart/lines/${variantId}`);
}

function acknowledgedOrder(
  order: Order,
  sent: Pick<AcknowledgedOrder, "key" | "email" | "customerId">,
): AcknowledgedOrder {
  const { number, status, walletPaid, due } = order;
  return {
    ...sent,
    number,
    status,
    walletPaid,
    due,
    method: order.paymentMethod,
    lines: order.lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
    total: order.totals.total,
    isPaid: false,
    isCharged: false,
    returns: [],
  };
}

function orderOf(expectedTotal: number, email: string) {
  return {
    contact: { name: "منى عبد الرحمن", phone: "01012345678", email },
    address: { governorate: "EG-C", city: "القاهرة", street: "شارع الهرم", building: "5" },
    expectedTotal,
  };
}
