import type { ApiClient } from "../api-client.ts";
import { openMailbox } from "../mailbox.ts";
import type { TestShop } from "../test-shop.ts";

/** What a stranger knows who has seen a parcel. */
export interface ParcelLabel {
  number: string;
  /** As typed in Egypt: `01012345678`. */
  phone: string;
}

export const lookUp = (client: ApiClient, { number, phone }: ParcelLabel) =>
  client.post("/api/v1/orders/lookup", { number, phoneOrEmail: phone });

/** The code that was last sent to a phone. */
export async function codeTo(shop: TestShop, phone: string): Promise<string> {
  const messages = await openMailbox(shop.platform).smsTo(`+2${phone}`);
  // What an order's other message begins with is the shop's name.
  return messages.findLast(({ text }) => /^\d{6} /.test(text))?.code ?? "";
}

/** Looks an order up and opens all of it with the code from its phone. */
export async function openByCode(shop: TestShop, client: ApiClient, label: ParcelLabel) {
  openMailbox(shop.platform);
  const path = `/api/v1/orders/${label.number}/access`;
  await lookUp(client, label);
  const sent = await client.post(`${path}/code`, { channel: "phone" });
  if (sent.statusCode !== 200) throw new Error(sent.body);
  return client.post(path, { code: await codeTo(shop, label.phone) });
}
