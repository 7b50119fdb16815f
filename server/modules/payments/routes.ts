import { localePath } from "#contract/kernel/locale.ts";
import { isBankMethod } from "#contract/orders/payment-method.ts";
import { paymentEndpoints } from "#contract/payments/endpoints.ts";
import { customerOf, shopperOf } from "#server/modules/customers/index.ts";
import {
  accessTo,
  canonicalNumber,
  mayPayInCash,
  otherMethods,
  payableByNumber,
} from "#server/modules/orders/index.ts";
import { serveGivingCommand } from "#server/modules/wallet/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { type BankGateway, methodsOf } from "./bank/bank-gateway.ts";
import { beginPayment } from "./bank/begin-payment.ts";
import { takeCallback } from "./bank/take-callback.ts";
import { markRefundSent } from "./money/mark-refund-sent.ts";
import { refundsToSend } from "./money/refunds-to-send.ts";
import { takeMoney } from "./money/take-money.ts";
import { ownOrder } from "./own-order.ts";
import { paymob } from "./paymob/paymob.ts";
import { settleProof } from "./proofs/decide-proof.ts";
import { readPayment, readStaffPayment } from "./read-payment.ts";

const BEGINS_PER_MINUTE = 20;

export const paymentRoutes: ModulePlugin<[{ bankGateway: BankGateway | undefined }]> = (
  app,
  platform,
  { bankGateway },
) => {
  const { db, publicUrl, log } = platform;
  const provider = bankGateway && paymob(bankGateway);

  serveEndpoint(app, paymentEndpoints.getPayment, async ({ request, params }) => {
    const number = canonicalNumber(params.number);
    const found = await accessTo(db, number, await shopperOf(db, request));
    const order = found && (await payableByNumber(db, number));
    if (!order) refuse("not-found");
    const payment = await readPayment(db, order);
    // Proofs of transfers are only shown with full access to the order.
    if (found.access === "masked") return { ...payment, proofs: [], canSendProof: false };
    if (order.waitingFor !== "payment" || payment.state !== "waiting") return payment;
    const isAsked = payment.isDeclined && isBankMethod(order.method);
    const canPayInCash =
      isAsked && (await mayPayInCash(db, order.id, await customerOf(db, request)));
    // After a partial payment, the method stays the same.
    const others =
      payment.paid > payment.refunded
        ? []
        : await otherMethods(db, { bankMethods: methodsOf(bankGateway) }, order.id);
    return { ...payment, canPayInCash, others };
  });

  serveEndpoint(
    app,
    paymentEndpoints.beginPayment,
    async ({ request, params, locale }) => {
      const order = await ownOrder(db, request, params.number);
      if (!provider) refuse("payment-method");
      const path = localePath(`/Order/${order.number}`, locale, platform.defaultLocale);
      return beginPayment({ db, provider, publicUrl, log }, order, path);
    },
    { perMinute: BEGINS_PER_MINUTE },
  );

  serveEndpoint(app, paymentEndpoints.paymobCallback, async ({ query, body }) => {
    const notification = provider?.read(body, query.hmac);
    if (!provider || !notification) refuse("forbidden");
    const taken = await inTransaction(platform, (work) =>
      takeCallback(work, provider.name, notification),
    );
    return { taken };
  });

  serveEndpoint(app, paymentEndpoints.getStaffPayment, async ({ params }) => {
    const order = await payableByNumber(db, canonicalNumber(params.number));
    return order ? readStaffPayment(db, order) : refuse("not-found");
  });

  serveGivingCommand(
    app,
    platform,
    paymentEndpoints.recordPayment,
    async ({ params, body, work, who, record, give }) => {
      const order =
        (await payableByNumber(work.db, canonicalNumber(params.number))) ?? refuse("not-found");
      const receiptId = await takeMoney(work, order.id, { ...body, staffId: who.id });
      if (receiptId !== undefined && body.kind === "transfer") {
        await settleProof(work, order.id, { receiptId, staffId: who.id });
      }
      // Without the reference: people write names into it, and the log outlives an erasure.
      const after = { kind: body.kind, amount: body.amount };
      await record({ action: "payment.record", target: `order:${order.number}`, after });
      const amount = receiptId === undefined ? 0 : body.amount;
      await give({ kind: "payment", amount, orderNumber: order.number });
      return readPayment(
        work.db,
        (await payableByNumber(work.db, canonicalNumber(params.number))) ?? order,
      );
    },
  );

  serveEndpoint(app, paymentEndpoints.listRefunds, ({ query }) =>
    refundsToSend(platform.db, query.page),
  );

  serveGivingCommand(app, platform, paymentEndpoints.markRefundSent, async (input) => {
    const { params, body, work, who, record, give } = input;
    const { order, amount } = await markRefundSent(work, params.id, { ...body, staffId: who.id });
    await record({
      action: "payment.refund-sent",
      target: `order:${order.number}`,
      before: { refund: params.id, state: "waiting" },
      after: { refund: params.id, state: "done", amount },
    });
    await give({ kind: "payout", amount, orderNumber: order.number });
    return readStaffPayment(work.db, order);
  });
};
