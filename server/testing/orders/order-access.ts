import { orderHref, ratingKey } from "#server/modules/orders/access/order-link.ts";
import type { ApiClient } from "../api-client.ts";
import { openMailbox } from "../mailbox.ts";
import type { TestShop } from "../test-shop.ts";

/** What a stranger who has seen a parcel knows. */
export interface ParcelLabel {
  number: string;
  /** As typed in Egypt: `01012345678`. */
  phone: string;
}

export const lookUp = (client: ApiClient, { number, phone }: ParcelLabel) =>
  client.post("/api/v1/orders/lookup", { number, phoneOrEmail: phone });

/** The latest code sent to a phone. */
export async function codeTo(shop: TestShop, phone: string): Promise<string> {
  const messages = await openMailbox(shop.platform).smsTo(`+2${phone}`);
  // Other messages about an order begin with the shop's name.
  return messages.findLast(({ text }) => /^\d{6} /.test(text))?.code ?? "";
}

/** Looks an order up and gets full access with the code from its phone. */
export async function openByCode(shop: TestShop, client: ApiClient, label: ParcelLabel) {
  openMailbox(shop.platform);
  const path = `/api/v1/orders/${label.number}/access`;
  await lookUp(client, label);
  const sent = await client.post(`${path}/code`, { channel: "phone" });
  if (sent.statusCode !== 200) throw new Error(sent.body);
  return client.post(path, { code: await codeTo(shop, label.phone) });
}

/** The keys of a guest's links: one for the masked order, one for rating its products. */
export async function linkKeysOf(
  { pool, platform }: TestShop,
  number: string,
): Promise<{ order: string; rating: string }> {
  const { rows } = await pool.query<{ number: string; guest_until: Date | null }>(
    "select number, guest_until from orders.order where number = $1",
    [number],
  );
  const [order] = rows;
  if (!order) throw new Error(`no order ${number}`);
  return {
    order: orderHref(platform, order)?.split("#")[1] ?? "",
    rating: ratingKey(platform, order) ?? "",
  };
}
