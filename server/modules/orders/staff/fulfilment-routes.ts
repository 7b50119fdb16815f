import type { FastifyRequest } from "fastify";
import type { Locale } from "#contract/kernel/locale.ts";
import { fulfilmentEndpoints } from "#contract/orders/fulfilment-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { idempotencyKey, once } from "#server/platform/http/idempotency.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { cancelItems } from "../credits/cancel-items.ts";
import { giveGoodwill } from "../credits/give-goodwill.ts";
import { correctFulfilment, deliverFulfilment } from "../fulfilments/deliver-fulfilment.ts";
import { sendFulfilment } from "../fulfilments/send-fulfilment.ts";
import type { Actor } from "../status/actor.ts";
import { canonicalNumber } from "../order-number.ts";
import type { OrderPayments } from "../order-payments.ts";
import { orderById } from "../order-queries.ts";
import { presentOrder } from "../present-order.ts";

/** Parcels, cancelled items and goodwill. Notes stay out of the audit log: people write names into them. */
export const fulfilmentRoutes: ModulePlugin<[OrderPayments]> = (app, platform, payments) => {
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

  serveStaffCommand(app, platform, fulfilmentEndpoints.cancelItems, async (input) => {
    const { work, who, params, body, record, locale } = input;
    const number = canonicalNumber(params.number);
    const { orderId } = await onceFor(input, async () => {
      const done = await cancelItems(work, payments, number, body, byStaff(who, body.note));
      const after = { lines: body.lines, refundTo: body.refundTo, amount: done.amount };
      await record({ action: "order.cancel-items", target: `order:${number}`, after });
      return done;
    });
    return shown(work, orderId, locale);
  });

  serveStaffCommand(app, platform, fulfilmentEndpoints.giveGoodwill, async (input) => {
    const { work, who, params, body, record, locale } = input;
    const number = canonicalNumber(params.number);
    const { orderId } = await onceFor(input, async () => {
      const given = await giveGoodwill(work, payments, number, body, byStaff(who, body.reason));
      const after = { amount: body.amount, refundTo: body.refundTo };
      await record({ action: "order.goodwill", target: `order:${number}`, after });
      return given;
    });
    return shown(work, orderId, locale);
  });
};

interface RepeatableInput {
  work: Work;
  who: { id: number };
  request: FastifyRequest;
  params: object;
  body: object;
  nothingDone: () => void;
}

/** A repeat of the same request changes nothing more. */
async function onceFor(
  { work, who, request, params, body, nothingDone }: RepeatableInput,
  write: () => Promise<{ orderId: number }>,
): Promise<{ orderId: number }> {
  const scope = `${request.routeOptions.url}:${who.id}`;
  const key = idempotencyKey(request, scope, { ...params, ...body });
  const { answer, repeated } = await once(work, key, write);
  if (repeated) nothingDone();
  return answer;
}

function byStaff({ id: staffId }: { id: number }, note = ""): Actor {
  return { actor: "staff", staffId, ...(note && { note }) };
}

async function shown(work: Work, orderId: number, locale: Locale) {
  const order = await orderById(work.db, orderId);
  return order ? presentOrder(order, locale) : refuse("not-found");
}
