import type { Endpoint } from "#contract/kernel/endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { fulfilmentEndpoints } from "#contract/orders/fulfilment-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { type GivingInput, serveGivingCommand } from "#server/modules/wallet/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { cancelUnits } from "../credits/cancel-units.ts";
import { giveGoodwill } from "../credits/give-goodwill.ts";
import { walletByHand } from "../credits/wallet-by-hand.ts";
import { correctFulfilment, deliverFulfilment } from "../fulfilments/deliver-fulfilment.ts";
import { failFulfilment } from "../fulfilments/fail-fulfilment.ts";
import { sendFulfilment } from "../fulfilments/send-fulfilment.ts";
import { canonicalNumber } from "../order-number.ts";
import type { OrderPayments } from "../order-payments.ts";
import { orderById } from "../order-queries.ts";
import { presentOrder } from "../present-order.ts";
import type { Actor } from "../status/actor.ts";
import { onceFor } from "./once-for.ts";

/**
 * Parcels, cancelled units and goodwill. Notes stay out of the audit log: people write names into
 * them.
 */
export const fulfilmentRoutes: ModulePlugin<[OrderPayments]> = (app, platform, payments) => {
  const giveWallet = async (
    { work, give }: Pick<GivingInput<Endpoint>, "work" | "give">,
    orderNumber: string,
    orderId: number,
  ) => {
    const amount = await walletByHand(work, orderId, await payments.byHand(work.db, orderId));
    await give({ kind: "cancellation", amount, orderNumber });
  };

  serveStaffCommand(app, platform, fulfilmentEndpoints.sendFulfilment, async (input) => {
    const { work, who, params, body, record, locale } = input;
    const number = canonicalNumber(params.number);
    const { orderId } = await onceFor(input, async () => {
      const sent = await sendFulfilment(work, number, body, byStaff(who));
      const after = { lines: body.lines ?? "all" };
      await record({ action: "order.ship", target: `order:${number}`, after });
      return sent;
    });
    return shown(work, orderId, locale);
  });

  serveStaffCommand(app, platform, fulfilmentEndpoints.correctFulfilment, async (input) => {
    const { work, params, body, record, locale } = input;
    const number = canonicalNumber(params.number);
    const { orderId, before } = await correctFulfilment(work, number, params.fulfilment, body);
    const target = `order:${number}`;
    await record({ action: "order.correct-parcel", target, before, after: { ...body } });
    return shown(work, orderId, locale);
  });

  serveStaffCommand(app, platform, fulfilmentEndpoints.deliverFulfilment, async (input) => {
    const { work, who, params, record, locale } = input;
    const number = canonicalNumber(params.number);
    const { orderId } = await onceFor(input, async () => {
      const there = await deliverFulfilment(work, number, params.fulfilment, byStaff(who));
      const after = { fulfilment: params.fulfilment };
      await record({ action: "order.deliver", target: `order:${number}`, after });
      return there;
    });
    return shown(work, orderId, locale);
  });

  serveGivingCommand(app, platform, fulfilmentEndpoints.failFulfilment, async (input) => {
    const { work, who, params, body, record, locale } = input;
    const number = canonicalNumber(params.number);
    const { orderId } = await onceFor(input, async () => {
      const parcel = { ...params, number };
      const done = await failFulfilment(work, payments, parcel, body, byStaff(who, body.note));
      const { note: _, ...facts } = body;
      const after = { fulfilment: params.fulfilment, ...facts, amount: done.amount };
      await record({ action: "order.fail-parcel", target: `order:${number}`, after });
      await giveWallet(input, number, done.orderId);
      return done;
    });
    return shown(work, orderId, locale);
  });

  serveGivingCommand(app, platform, fulfilmentEndpoints.cancelUnits, async (input) => {
    const { work, who, params, body, record, locale } = input;
    const number = canonicalNumber(params.number);
    const { orderId } = await onceFor(input, async () => {
      const done = await cancelUnits(work, payments, number, body, byStaff(who, body.note));
      const after = { lines: body.lines, refundTo: body.refundTo, amount: done.amount };
      await record({ action: "order.cancel-units", target: `order:${number}`, after });
      await giveWallet(input, number, done.orderId);
      return done;
    });
    return shown(work, orderId, locale);
  });

  serveGivingCommand(app, platform, fulfilmentEndpoints.giveGoodwill, async (input) => {
    const { work, who, params, body, record, locale, members, give } = input;
    const number = canonicalNumber(params.number);
    const { orderId } = await onceFor(input, async () => {
      const given = await giveGoodwill(work, payments, number, body, byStaff(who, body.reason));
      const after = { amount: body.amount, refundTo: body.refundTo };
      const { staffIds } = await payments.byHand(work.db, given.orderId);
      if (members.some((id) => staffIds.includes(id))) refuse("own-payment");
      await record({ action: "order.goodwill", target: `order:${number}`, after });
      await give({ kind: "goodwill", amount: body.amount, orderNumber: number });
      return given;
    });
    return shown(work, orderId, locale);
  });
};

function byStaff({ id: staffId }: { id: number }, note = ""): Actor {
  return { actor: "staff", staffId, ...(note && { note }) };
}

async function shown(work: Work, orderId: number, locale: Locale) {
  const order = await orderById(work.db, orderId);
  return order ? presentOrder(order, locale) : refuse("not-found");
}
