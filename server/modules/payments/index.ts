import type { ModulePlugin } from "#server/platform/module.ts";
import type { Platform } from "#server/platform/platform.ts";
import { sendRefunds } from "./cards/send-refunds.ts";
import { giveBackSurplus } from "./money/give-back-surplus.ts";
import { collectFor } from "./money/received.ts";
import { paymob } from "./paymob/paymob.ts";
import { paymentRoutes } from "./routes.ts";
import { eraseProofs } from "./proofs/personal-data.ts";
import { proofRoutes } from "./proofs/routes.ts";
import { staffProofRoutes } from "./proofs/staff-routes.ts";
import { SANDBOX_PATH } from "./sandbox/sandbox-gateway.ts";
import { serveSandbox } from "./sandbox/sandbox-server.ts";

export { sweepProofs } from "./proofs/keep-file.ts";
export { giveBack } from "./money/give-back.ts";
export { moneyOf } from "./money/order-money.ts";
export { receivedOf } from "./money/received.ts";
export { exportProofs } from "./proofs/personal-data.ts";
export { paymentInvariants } from "./money/invariants.ts";
export { sandboxGateway } from "./sandbox/sandbox-gateway.ts";

export const paymentsModule: ModulePlugin = (app, platform) => {
  const { cardGateway, events, publicUrl } = platform;
  paymentRoutes(app, platform);
  proofRoutes(app, platform);
  staffProofRoutes(app, platform);
  events.within("customer.erased", (work, { shopperId }) => eraseProofs(work, shopperId));
  events.within("fulfilment.sent", collectFor);
  events.within("order.credited", giveBackSurplus);
  if (cardGateway?.url === publicUrl + SANDBOX_PATH) serveSandbox(app, SANDBOX_PATH, cardGateway);
};

/** Gives card money back that was asked back; a job, again and again. @returns how many went back */
export async function settleRefunds({ db, cardGateway, log }: Platform): Promise<number> {
  return cardGateway ? sendRefunds(db, paymob(cardGateway), log) : 0;
}
