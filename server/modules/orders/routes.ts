import type { Locale } from "#contract/kernel/locale.ts";
import { companyOrderEndpoints } from "#contract/orders/company-endpoints.ts";
import * as contract from "#contract/orders/endpoints.ts";
import { customerOf, ensureShopper, shopperOf } from "#server/modules/customers/index.ts";
import { idempotencyKey, once } from "#server/platform/http/idempotency.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { decideOrder } from "./company/decide-order.ts";
import { listCompanyOrders } from "./company/list-company-orders.ts";
import { cancelOrder } from "./status/cancel-order.ts";
import { listOrders } from "./list-orders.ts";
import { lookUpOrder } from "./look-up-order.ts";
import { openOrder } from "./open-order.ts";
import { canonicalNumber } from "./order-number.ts";
import type { OrderPayments } from "./order-payments.ts";
import { orderById, orderOfShopper } from "./order-queries.ts";
import { guessCoupon } from "./checkout/guess-coupon.ts";
import { placeOrder } from "./checkout/place-order.ts";
import { presentOrder } from "./present-order.ts";
import { quoteCheckout } from "./checkout/quote-checkout.ts";

const LOOKUPS_PER_MINUTE = 10;

export const orderRoutes: ModulePlugin<[OrderPayments]> = (app, platform, payments) => {
  const { db } = platform;

  serveEndpoint(app, contract.quoteCheckout, async ({ request, body, locale }) =>
    guessCoupon(db, request, body.coupon, async () =>
      quoteCheckout(
        { db, payments },
        { ...body, shopperId: await shopperOf(db, request) },
        { customer: await customerOf(db, request), wallet: body.wallet ?? 0 },
        locale,
      ),
    ),
  );

  serveEndpoint(app, contract.placeOrder, async ({ request, reply, body, locale }) => {
    const place = async (work: Work) => {
      const customer = await customerOf(work.db, request);
      // What one customer sends is never a repeat of what another one did.
      const scope = customer ? `orders:${customer.id}` : "orders";
      const { answer, repeated } = await once(
        work,
        idempotencyKey(request, scope, body),
        async () =>
          placeOrder(work, payments, {
            shopperId: await shopperOf(work.db, request),
            customer,
            locale,
            body,
          }),
      );
      // A guest who repeats with the same key and content is the one who ordered, also when the cookie got lost on the way.
      if (repeated)
        await openOrder(work, await ensureShopper(work, request, reply), answer.orderId);
      return answer.orderId;
    };
    const orderId = await guessCoupon(db, request, body.coupon, () =>
      inTransaction(platform, place),
    );
    return orderFor(orderId, locale);
  });

  serveEndpoint(app, contract.listOrders, ({ who, query, locale }) =>
    listOrders(db, who.shopperId, query, locale),
  );

  serveEndpoint(app, companyOrderEndpoints.listCompanyOrders, ({ who, query, locale }) =>
    listCompanyOrders(db, who, { ...query, waiting: query.waiting === "true" }, locale),
  );

  serveEndpoint(app, companyOrderEndpoints.decideOrder, async ({ who, params, body, locale }) => {
    const { orderId } = await inTransaction(platform, (work) =>
      decideOrder(work, who, canonicalNumber(params.number), body),
    );
    return orderFor(orderId, locale);
  });

  serveEndpoint(app, contract.getOrder, async ({ request, params, locale }) => {
    const shopperId = await shopperOf(db, request);
    if (shopperId === undefined) refuse("not-found");
    const order = await orderOfShopper(db, canonicalNumber(params.number), shopperId);
    return order ? presentOrder(order, locale) : refuse("not-found");
  });

  serveEndpoint(app, contract.cancelOrder, async ({ request, params, locale }) => {
    const { orderId } = await inTransaction(platform, async (work) =>
      cancelOrder(work, await shopperOf(work.db, request), canonicalNumber(params.number)),
    );
    return orderFor(orderId, locale);
  });

  serveEndpoint(
    app,
    contract.lookUpOrder,
    async ({ request, reply, body, locale }) => {
      const orderId = await lookUpOrder(db, body);
      await inTransaction(platform, async (work) =>
        openOrder(work, await ensureShopper(work, request, reply), orderId),
      );
      return orderFor(orderId, locale);
    },
    { perMinute: LOOKUPS_PER_MINUTE },
  );

  async function orderFor(orderId: number, locale: Locale): Promise<contract.Order> {
    const order = await orderById(db, orderId);
    return order ? presentOrder(order, locale) : refuse("not-found");
  }
};
