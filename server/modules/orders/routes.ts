import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "#contract/kernel/locale.ts";
import { orderCodeEndpoints } from "#contract/orders/code-endpoints.ts";
import { companyOrderEndpoints } from "#contract/orders/company-endpoints.ts";
import { type Order, orderEndpoints as contract } from "#contract/orders/endpoints.ts";
import {
  type Customer,
  customerOf,
  ensureShopper,
  shopperOf,
} from "#server/modules/customers/index.ts";
import { personKeys } from "#server/modules/pricing/index.ts";
import { idempotencyKey, once } from "#server/platform/http/idempotency.ts";
import { networkKeys } from "#server/platform/http/network-keys.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { lookUpOrder } from "./access/look-up-order.ts";
import { maskOrder } from "./access/mask-order.ts";
import { MASKED_MINUTES, openOrder, PROVED_MINUTES } from "./access/open-order.ts";
import { orderOfLink } from "./access/order-link.ts";
import { accessTo, refuseOrder } from "./access/order-policy.ts";
import { guessCoupon } from "./checkout/guess-coupon.ts";
import { placeOrder, type PlaceOrderDeps } from "./checkout/place-order.ts";
import { quoteCheckout } from "./checkout/quote-checkout.ts";
import { decideOrder } from "./company/decide-order.ts";
import { listCompanyOrders } from "./company/list-company-orders.ts";
import { listOrders } from "./list-orders.ts";
import { canonicalNumber } from "./order-number.ts";
import { orderById, type OrderRecord } from "./order-queries.ts";
import { changeMethod } from "./payment/change-method.ts";
import { payInCash } from "./payment/pay-in-cash.ts";
import { presentOrder } from "./present-order.ts";
import { cancelOrder } from "./status/cancel-order.ts";

const LOOKUPS_PER_MINUTE = 10;
/** Repeats are recognised per shopper: only whoever has the cart's cookie gets the order again. */
export const ORDERS_SCOPE = "orders:";

/** A signed-in customer who typed no email has the account's confirmed one. */
function knownContact<T extends { email?: string | undefined }>(
  contact: T,
  customer: Customer | undefined,
): T {
  return { ...contact, email: contact.email || (customer?.confirmedEmail ?? undefined) };
}

interface Asking {
  request: FastifyRequest;
  reply: FastifyReply;
  locale: Locale;
}

export const orderRoutes: ModulePlugin<[PlaceOrderDeps]> = (app, platform, deps) => {
  const { db } = platform;
  const { payments } = deps;

  serveEndpoint(app, contract.quoteCheckout, async ({ request, body, locale }) =>
    guessCoupon(db, request, body.coupon, async () => {
      const customer = await customerOf(db, request);
      const { phone } = body;
      return quoteCheckout(
        { db, payments },
        await shopperOf(db, request),
        {
          ...body,
          people: phone
            ? personKeys(platform.authSecret, knownContact({ ...body, phone }, customer))
            : [],
        },
        { customer, wallet: body.wallet ?? 0 },
        locale,
      );
    }),
  );

  serveEndpoint(app, contract.placeOrder, async ({ request, reply, body, locale }) => {
    const place = async (work: Work) => {
      const customer = await customerOf(work.db, request);
      const network = networkKeys(request.ip);
      const contact = knownContact(body.contact, customer);
      const people = personKeys(platform.authSecret, contact);
      const shopperId = (await shopperOf(work.db, request)) ?? refuse("cart-empty");
      let placed: OrderRecord | undefined;
      const { answer, repeated } = await once(
        work,
        idempotencyKey(request, ORDERS_SCOPE + shopperId, body),
        async () => {
          const filled = { ...body, contact };
          const placement = { network, people, shopperId, customer, locale, body: filled };
          placed = await placeOrder(work, deps, placement);
          return { orderId: placed.id };
        },
      );
      // Of a guest who has signed in since, the order stayed the guest's.
      if (repeated)
        await openOrder(work, await ensureShopper(work, request, reply), answer.orderId, {
          isProved: true,
          minutes: PROVED_MINUTES,
        });
      return placed ?? answer.orderId;
    };
    const order = await guessCoupon(db, request, body.coupon, () => inTransaction(platform, place));
    return typeof order === "number" ? orderFor(order, locale) : presentOrder(order, locale);
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
    const number = canonicalNumber(params.number);
    const found = await accessTo(db, number, await shopperOf(db, request));
    return found ? orderFor(found.orderId, locale, found.access) : refuse("not-found");
  });

  serveEndpoint(app, contract.cancelOrder, async ({ request, params, locale }) => {
    const { orderId } = await inTransaction(platform, async (work) =>
      cancelOrder(work, await shopperOf(work.db, request), canonicalNumber(params.number)),
    );
    return orderFor(orderId, locale);
  });

  serveEndpoint(app, contract.payInCash, async ({ request, params, locale }) => {
    const { orderId, shopperId } = await ownOrder(request, params.number);
    await inTransaction(platform, async (work) =>
      payInCash(work, deps, orderId, {
        shopperId,
        customer: await customerOf(work.db, request),
        network: networkKeys(request.ip),
        locale,
      }),
    );
    return orderFor(orderId, locale);
  });

  serveEndpoint(app, contract.changePaymentMethod, async ({ request, params, body, locale }) => {
    const { orderId, shopperId } = await ownOrder(request, params.number);
    await inTransaction(platform, async (work) =>
      changeMethod(work, deps, orderId, {
        to: body.paymentMethod,
        shopperId,
        customer: await customerOf(work.db, request),
        network: networkKeys(request.ip),
      }),
    );
    return orderFor(orderId, locale);
  });

  /** An order that the caller has access to. */
  async function ownOrder(request: FastifyRequest, named: string) {
    const number = canonicalNumber(named);
    const shopperId = await shopperOf(db, request);
    const found = await accessTo(db, number, shopperId);
    if (found?.access !== "full" || shopperId === undefined)
      return refuseOrder(db, number, shopperId);
    return { orderId: found.orderId, shopperId };
  }

  serveEndpoint(
    app,
    contract.lookUpOrder,
    async ({ request, reply, body, locale }) => {
      const orderId = await lookUpOrder(db, body, networkKeys(request.ip));
      return openMasked({ request, reply, locale }, orderId, canonicalNumber(body.number));
    },
    { perMinute: LOOKUPS_PER_MINUTE },
  );

  serveEndpoint(
    app,
    orderCodeEndpoints.followOrderLink,
    async ({ request, reply, params, body, locale }) => {
      const number = canonicalNumber(params.number);
      const link = { number, key: body.key };
      const orderId = await orderOfLink(platform, "order", link, networkKeys(request.ip));
      if (orderId === undefined) refuse("order-not-found");
      return openMasked({ request, reply, locale }, orderId, number);
    },
    { perMinute: LOOKUPS_PER_MINUTE },
  );

  /** Callers who already have full access keep it. */
  async function openMasked({ request, reply, locale }: Asking, orderId: number, number: string) {
    const shopperId = await inTransaction(platform, async (work) => {
      const shopper = await ensureShopper(work, request, reply);
      await openOrder(work, shopper, orderId, { isProved: false, minutes: MASKED_MINUTES });
      return shopper;
    });
    const found = await accessTo(db, number, shopperId);
    return orderFor(orderId, locale, found?.access ?? "masked");
  }

  async function orderFor(
    orderId: number,
    locale: Locale,
    access: Order["access"] = "full",
  ): Promise<Order> {
    const order = (await orderById(db, orderId)) ?? refuse("not-found");
    const presented = presentOrder(order, locale);
    return access === "full" ? presented : maskOrder(presented);
  }
};
