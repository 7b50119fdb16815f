import sharp from "sharp";
import { transferOrder } from "#server/testing/orders/transfer-order.ts";
import { personOnly, roles } from "../callers.ts";
import type { Attempt, Rows } from "../row.ts";

let count = 0;

/** A new picture each time: identical files count as one. */
const picture = async () =>
  sharp({ create: { width: 8 + (count += 1), height: 8, channels: 3, background: "#c80" } })
    .jpeg()
    .toBuffer();

const newOrder = ({ shop, owner, variantId }: Attempt) => transferOrder(shop, owner, variantId);

const ofNewOrder = async (attempt: Attempt) => ({ params: { number: await newOrder(attempt) } });

/** An order of the owner with an uploaded file that is in no receipt yet. */
async function newFile(attempt: Attempt) {
  const number = await newOrder(attempt);
  const sent = await attempt.owner.send({
    method: "POST",
    url: `/api/v1/orders/${number}/payment/proof-files`,
    payload: await picture(),
    headers: { "content-type": "image/jpeg" },
  });
  return { number, id: sent.json<{ id: string }>().id };
}

const ofNewFile = async (attempt: Attempt) => ({ params: await newFile(attempt) });

/** A receipt that waits for staff. */
async function newProof(attempt: Attempt) {
  const { number, id: file } = await newFile(attempt);
  const sent = await attempt.owner.post(`/api/v1/orders/${number}/payment/proofs`, {
    files: [file],
  });
  if (sent.statusCode !== 201) throw new Error(sent.body);
  const { rows } = await attempt.shop.pool.query<{ id: number }>(
    "select max(id) as id from payments.proof",
  );
  return { id: rows[0]?.id ?? 0, file };
}

/** Sending a transfer receipt, and reviewing it. */
export const proofRows: Rows = {
  addProofFile: {
    may: personOnly,
    request: async (attempt) => ({ ...(await ofNewOrder(attempt)), file: await picture() }),
  },
  removeProofFile: { may: personOnly, request: ofNewFile },
  getProofFile: { may: personOnly, request: ofNewFile },
  sendProof: {
    may: personOnly,
    request: async (attempt) => {
      const { number, id } = await newFile(attempt);
      return { params: { number }, body: { files: [id] } };
    },
  },
  listProofs: { may: roles("orders") },
  readProofFile: {
    may: roles("orders"),
    request: async (attempt) => ({ params: await newProof(attempt) }),
  },
  acceptProof: {
    may: roles("orders"),
    request: async (attempt) => ({
      params: await newProof(attempt),
      body: { amount: 1_000_00, reference: `proof-${(count += 1)}` },
    }),
  },
  declineProof: {
    may: roles("orders"),
    request: async (attempt) => ({
      params: await newProof(attempt),
      body: { reason: "Another account" },
    }),
  },
};
