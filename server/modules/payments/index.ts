import { customerErased } from "#server/modules/customers/index.ts";
import { fulfilmentSent, orderCredited } from "#server/modules/orders/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { BankGateway } from "./bank/bank-gateway.ts";
import { creditOutletRefunds } from "./bank/credit-outlet-refunds.ts";
import { sendRefunds } from "./bank/send-refunds.ts";
import { giveBackSurplus } from "./money/give-back-surplus.ts";
import { collectFor } from "./money/received.ts";
import { paymob } from "./paymob/paymob.ts";
import { sweepProofs } from "./proofs/keep-file.ts";
import { eraseProofs } from "./proofs/personal-data.ts";
import { proofRoutes } from "./proofs/routes.ts";
import { staffProofRoutes } from "./proofs/staff-routes.ts";
import { remittanceRoutes } from "./remittances/routes.ts";
import { paymentRoutes } from "./routes.ts";
import { SANDBOX_PATH } from "./sandbox/sandbox-gateway.ts";
import { serveSandbox } from "./sandbox/sandbox-server.ts";

export { notifyOfRefund } from "./money/refund-mail.ts";
export { isBankAnswering } from "./paymob/paymob.ts";
export { proofMails } from "./messages/proof-mail-book.ts";
export { type BankGateway, methodsOf } from "./bank/bank-gateway.ts";
export { billsOf } from "./bank/bills-of-orders.ts";
export { chooseGateway } from "./choose-gateway.ts";
export { isSandboxSecret, sandboxGateway } from "./sandbox/sandbox-gateway.ts";
export { bankAnswered, orderPaid } from "./events.ts";
export { giveBack } from "./money/give-back.ts";
export { byHand } from "./money/by-hand.ts";
export { moneyOf } from "./money/order-money.ts";
export { receivedOf } from "./money/received.ts";
export { exportProofs } from "./proofs/personal-data.ts";
export { paymentInvariants } from "./money/invariants.ts";

interface PaymentsSettings {
  /** Undefined: the shop has no bank payments. */
  bankGateway: BankGateway | undefined;
}

export const paymentsModule: ModulePlugin<[PaymentsSettings]> = (
  app,
  platform,
  { bankGateway },
) => {
  const { db, events, jobs, publicUrl } = platform;
  paymentRoutes(app, platform, { bankGateway });
  proofRoutes(app, platform);
  staffProofRoutes(app, platform);
  remittanceRoutes(app, platform);
  events.inTransaction(customerErased, (work, { shopperId }) => eraseProofs(work, shopperId));
  events.inTransaction(fulfilmentSent, collectFor);
  events.inTransaction(orderCredited, giveBackSurplus);
  jobs.schedule("settle-refunds", "* * * * *", () => settleRefunds(platform, bankGateway));
  jobs.schedule("sweep-proofs", "45 * * * *", () => sweepProofs(db));
  if (bankGateway?.url === publicUrl + SANDBOX_PATH) serveSandbox(app, SANDBOX_PATH, bankGateway);
};

/**
 * Sends requested refunds that staff need not send by hand; a scheduled job. @returns how many were
 * refunded
 */
export async function settleRefunds(
  platform: Platform,
  bankGateway: BankGateway | undefined,
): Promise<number> {
  const { db, log } = platform;
  const credited = await creditOutletRefunds(platform);
  return credited + (bankGateway ? await sendRefunds(db, paymob(bankGateway), log) : 0);
}
