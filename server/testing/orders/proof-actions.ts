import sharp from "sharp";
import type { Payment } from "#contract/payments/payment-schema.ts";
import type { StaffProof } from "#contract/payments/proof-endpoints.ts";
import type { ApiClient } from "../api-client.ts";
import { signInStaff } from "../sign-in-staff.ts";
import type { TestShop } from "../test-shop.ts";

let count = 0;

/** A unique picture. */
export const receiptPicture = () =>
  sharp({
    create: { width: 40 + (count += 1), height: 30, channels: 3, background: "#c80" },
  })
    .jpeg()
    .toBuffer();

/** Customers who send proofs of transfers, and staff who review them. */
export async function createProofActions(shop: TestShop) {
  const staff = await signInStaff(shop, "orders");

  const addFile = (
    buyer: ApiClient,
    order: string,
    payload: Buffer | string,
    type = "image/jpeg",
    headers = {},
  ) =>
    buyer.send({
      method: "POST",
      url: `/api/v1/orders/${order}/payment/proof-files`,
      payload,
      headers: { "content-type": type, ...headers },
    });

  /** @returns id of a new picture */
  const file = async (buyer: ApiClient, order: string): Promise<string> => {
    const sent = await addFile(buyer, order, await receiptPicture());
    if (sent.statusCode !== 201) throw new Error(sent.body);
    return sent.json<{ id: string }>().id;
  };

  const send = (buyer: ApiClient, order: string, body: object, key?: string) =>
    buyer.post(`/api/v1/orders/${order}/payment/proofs`, body, key);

  const waiting = async (order: string): Promise<StaffProof | undefined> => {
    const list = await staff.get("/api/v1/admin/payment-proofs");
    return list
      .json<{ items: StaffProof[] }>()
      .items.find(({ orderNumber }) => orderNumber === order);
  };

  /** Sends a proof with one picture. @returns id of the proof */
  const prove = async (buyer: ApiClient, order: string, details: object = {}): Promise<number> => {
    const sent = await send(buyer, order, { files: [await file(buyer, order)], ...details });
    if (sent.statusCode !== 201) throw new Error(sent.body);
    return (await waiting(order))?.id ?? 0;
  };

  const accept = (id: number, amount: number, reference: string) =>
    staff.post(`/api/v1/admin/payment-proofs/${id}/accept`, { amount, reference });
  const decline = (id: number, reason = "Another account") =>
    staff.post(`/api/v1/admin/payment-proofs/${id}/decline`, { reason });

  const payment = async (buyer: ApiClient, order: string): Promise<Payment> =>
    (await buyer.get(`/api/v1/orders/${order}/payment`)).json();
  const status = async (buyer: ApiClient, order: string): Promise<string> =>
    (await buyer.get(`/api/v1/orders/${order}`)).json().status;

  return { staff, addFile, file, send, waiting, prove, accept, decline, payment, status };
}

export type ProofActions = Awaited<ReturnType<typeof createProofActions>>;
