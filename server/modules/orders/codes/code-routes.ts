import type { FastifyRequest } from "fastify";
import type { Locale } from "#contract/kernel/locale.ts";
import { orderCodeEndpoints as contract } from "#contract/orders/code-endpoints.ts";
import { ensureShopper, shopperOf } from "#server/modules/customers/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { canonicalNumber } from "../order-number.ts";
import { orderById } from "../order-queries.ts";
import { presentOrder } from "../present-order.ts";
import { confirmCash, type OrderAsked, sendConfirmationCode } from "./confirm-cash.ts";
import { addEarlierOrders, countEarlierOrders, sendEarlierCode } from "./earlier-orders.ts";
import { findOrders, sendFindCode } from "./find-orders.ts";
import { proveAccess, sendAccessCode } from "./prove-access.ts";

const PER_MINUTE = { perMinute: 20 };

/** Codes sent to an order's phone or email, and what they give access to. */
export const codeRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(
    app,
    contract.sendConfirmationCode,
    async ({ request, params, locale }) =>
      sendConfirmationCode(platform, await asked(request, params), { locale, address: request.ip }),
    PER_MINUTE,
  );

  serveEndpoint(
    app,
    contract.confirmOrder,
    async ({ request, params, body, locale }) =>
      orderFor(await confirmCash(platform, await asked(request, params), body.code), locale),
    PER_MINUTE,
  );

  serveEndpoint(
    app,
    contract.sendAccessCode,
    async ({ request, params, body, locale }) =>
      sendAccessCode(platform, await asked(request, params), {
        ...body,
        locale,
        address: request.ip,
      }),
    PER_MINUTE,
  );

  serveEndpoint(
    app,
    contract.proveAccess,
    async ({ request, params, body, locale }) =>
      orderFor(await proveAccess(platform, await asked(request, params), body.code), locale),
    PER_MINUTE,
  );

  serveEndpoint(app, contract.countEarlierOrders, ({ who }) => countEarlierOrders(db, who));

  serveEndpoint(
    app,
    contract.sendEarlierCode,
    ({ who, request, body, locale }) =>
      sendEarlierCode(platform, who, { ...body, locale, address: request.ip }),
    PER_MINUTE,
  );

  serveEndpoint(
    app,
    contract.addEarlierOrders,
    async ({ who, body }) => ({ added: await addEarlierOrders(platform, who, body.code) }),
    PER_MINUTE,
  );

  serveEndpoint(
    app,
    contract.sendFindCode,
    async ({ request, reply, body, locale }) => {
      const shopperId = await inTransaction(platform, (work) =>
        ensureShopper(work, request, reply),
      );
      return sendFindCode(platform, shopperId, { ...body, locale, address: request.ip });
    },
    PER_MINUTE,
  );

  serveEndpoint(
    app,
    contract.findOrders,
    async ({ request, body, locale }) => {
      const shopperId = (await shopperOf(db, request)) ?? refuse("code-wrong");
      return { items: await findOrders(platform, shopperId, { ...body, locale }) };
    },
    PER_MINUTE,
  );

  async function asked(
    request: FastifyRequest,
    { number }: { number: string },
  ): Promise<OrderAsked> {
    return { number: canonicalNumber(number), shopperId: await shopperOf(db, request) };
  }

  async function orderFor(orderId: number, locale: Locale) {
    const order = await orderById(db, orderId);
    if (!order) throw new Error(`order ${orderId} is gone`);
    return presentOrder(order, locale);
  }
};
