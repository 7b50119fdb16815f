import { proofEndpoints as contract } from "#contract/payments/proof-endpoints.ts";
import { MAX_PROOF_BYTES, MAX_PROOFS } from "#contract/payments/proof-types.ts";
import { cleanDocument } from "#server/modules/media/index.ts";
import { idempotencyKey, isFirst } from "#server/platform/http/idempotency.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import { serveUpload } from "#server/platform/http/upload.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { ownOrder } from "../own-order.ts";
import { readPayment } from "../read-payment.ts";
import { keepFile, removeFile } from "./keep-file.ts";
import { whyNoProof } from "./may-prove.ts";
import { proofsOf } from "./proof-queries.ts";
import { sendFile } from "./send-file.ts";
import { sendProof } from "./send-proof.ts";

const FILES_PER_MINUTE = 20;
const PROOFS_PER_MINUTE = 10;

/** Proofs of transfers, sent by those who may read the order. */
export const proofRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveUpload(app, contract.addProofFile, {
    perMinute: FILES_PER_MINUTE,
    maxBytes: MAX_PROOF_BYTES,
    find: async (request, { number }) => {
      const order = await ownOrder(db, request, number);
      const why = whyNoProof(order, await proofsOf(db, order.id));
      return why ? refuse(why, { 0: MAX_PROOFS }) : order.id;
    },
    handle: async ({ file, place: orderId, request }) => {
      const clean = await cleanDocument(file, { address: request.ip });
      return inTransaction(platform, (work) => keepFile(work, orderId, clean));
    },
  });

  serveEndpoint(app, contract.removeProofFile, async ({ request, params }) => {
    const { id: orderId } = await ownOrder(db, request, params.number);
    await inTransaction(platform, (work) => removeFile(work, orderId, params.id));
  });

  serveEndpoint(app, contract.getProofFile, async ({ request, params, reply }) => {
    const { id: orderId } = await ownOrder(db, request, params.number);
    return sendFile(db, reply, { orderId, id: params.id });
  });

  serveEndpoint(
    app,
    contract.sendProof,
    async ({ request, params, body }) => {
      const { number } = params;
      await inTransaction(platform, async (work) => {
        const order = await ownOrder(work.db, request, number);
        const key = idempotencyKey(request, `proofs:${order.id}`, body);
        if (await isFirst(work, key)) await sendProof(work, order.id, body);
      });
      return readPayment(db, await ownOrder(db, request, number));
    },
    { perMinute: PROOFS_PER_MINUTE },
  );
};
