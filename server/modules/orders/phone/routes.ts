import { sql } from "kysely";
import type { Address } from "#contract/customers/address.ts";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import {
  phoneOrderEndpoints as contract,
  type phoneOrderEndpoints,
} from "#contract/orders/phone-endpoints.ts";
import { customerByPhone } from "#server/modules/customers/index.ts";
import { personKeys } from "#server/modules/pricing/index.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { networkKeys } from "#server/platform/http/network-keys.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { PlaceOrderDeps } from "../checkout/place-order.ts";
import { orderById } from "../order-queries.ts";
import { presentOrder } from "../present-order.ts";
import { onceFor } from "../staff/once-for.ts";
import { findGoods } from "./find-goods.ts";
import { placePhoneOrder, quotePhoneOrder } from "./place-phone-order.ts";

/** Orders that staff enter for callers. */
export const phoneOrderRoutes: ModulePlugin<[PlaceOrderDeps]> = (app, platform, deps) => {
  const { db, authSecret } = platform;

  serveEndpoint(app, contract.findCaller, ({ query }) => findCaller(db, query.phone));

  serveEndpoint(app, contract.findGoods, async ({ query, locale }) => ({
    items: await findGoods(platform, query.q, locale),
  }));

  serveEndpoint(app, contract.quotePhoneOrder, ({ body, locale }) =>
    quotePhoneOrder(platform, deps, body, locale),
  );

  serveStaffCommand(app, platform, contract.placePhoneOrder, async (input) => {
    const { request, body, work, who, record, locale } = input;
    const clerk = {
      staffId: who.id,
      network: networkKeys(request.ip),
      people: personKeys(authSecret, body.contact),
    };
    const { orderId } = await onceFor(input, async () => {
      const placed = await placePhoneOrder(work, deps, body, clerk);
      const order = await orderById(work.db, placed.orderId);
      const { paymentMethod, customerId = null, coupon = null } = body;
      const after = { paymentMethod, total: order?.total_piastres, customerId, coupon };
      await record({ action: "order.place", target: `order:${order?.number}`, after });
      return placed;
    });
    const order = await orderById(work.db, orderId);
    return order ? presentOrder(order, locale) : refuse("not-found");
  });
};

type Answer = EndpointResponse<typeof phoneOrderEndpoints.findCaller>;

interface LastOrder {
  name: string;
  phone2: string | null;
  email: string | null;
  address: Address;
  /** Number of orders with this phone number. */
  orders: number;
}

/** The account that has confirmed this number, and the recipient of the last order with it. */
async function findCaller(db: Connection, phone: string): Promise<Answer> {
  const { rows } = await sql<LastOrder>`
    select contact_name as name, contact_phone2 as phone2, contact_email as email, address,
      (select count(*)::int from orders.order where contact_phone = ${phone}) as orders
    from orders.order where contact_phone = ${phone} order by id desc limit 1
  `.execute(db);
  const [last] = rows;
  const customer = await customerByPhone(db, phone);
  if (!customer) return { caller: last ? { ...last, account: null } : null };
  const { id, name, accountType } = customer;
  return {
    caller: {
      name,
      phone2: last?.phone2 ?? null,
      email: customer.email ?? last?.email ?? null,
      address: last?.address ?? customer.address,
      orders: last?.orders ?? 0,
      account: { id, name, isCompany: accountType === "company" },
    },
  };
}
