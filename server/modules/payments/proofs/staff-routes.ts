import { proofEndpoints as contract } from "#contract/payments/proof-endpoints.ts";
import { payablesById } from "#server/modules/orders/index.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { acceptProof, declineProof } from "./decide-proof.ts";
import { presentStaffProof } from "./present-proof.ts";
import { proofById, proofsByState, type ProofRecord } from "./proof-queries.ts";
import { sendFile } from "./send-file.ts";

const PAGE_SIZE = 20;

/**
 * What staff see and decide. References and reasons stay out of the audit log: people write names
 * into them.
 */
export const staffProofRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listProofs, async ({ query: { state, page } }) => {
    const { rows, total } = await proofsByState(db, { state, page, pageSize: PAGE_SIZE });
    return { items: await presented(db, rows), total, page, pageSize: PAGE_SIZE };
  });

  serveEndpoint(app, contract.readProofFile, async ({ params, reply }) =>
    sendFile(db, reply, { proofId: params.id, id: params.file }),
  );

  serveStaffCommand(app, platform, contract.acceptProof, async (input) => {
    const { work, who, params, body, record } = input;
    const { order } = await acceptProof(work, params.id, { ...body, staffId: who.id });
    await record({
      action: "payment.proof-accept",
      target: `order:${order.number}`,
      before: { proof: params.id, state: "waiting" },
      after: { proof: params.id, state: "accepted", amount: body.amount },
    });
    return one(work.db, params.id);
  });

  serveStaffCommand(app, platform, contract.declineProof, async (input) => {
    const { work, who, params, body, record } = input;
    const { order } = await declineProof(work, params.id, { ...body, staffId: who.id });
    await record({
      action: "payment.proof-decline",
      target: `order:${order.number}`,
      before: { proof: params.id, state: "waiting" },
      after: { proof: params.id, state: "declined" },
    });
    return one(work.db, params.id);
  });
};

async function one(db: Connection, id: number) {
  const [proof] = await presented(db, [(await proofById(db, id)) ?? refuse("not-found")]);
  return proof ?? refuse("not-found");
}

async function presented(db: Connection, proofs: readonly ProofRecord[]) {
  const orders = await payablesById(
    db,
    proofs.map(({ orderId }) => orderId),
  );
  return proofs.flatMap((proof) => {
    const order = orders.get(proof.orderId);
    return order ? [presentStaffProof(proof, order)] : [];
  });
}
