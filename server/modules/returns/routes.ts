import type { FastifyRequest } from "fastify";
import type { Locale } from "#contract/kernel/locale.ts";
import { customerReturnEndpoints as contract } from "#contract/returns/endpoints.ts";
import { customerOf, shopperOf } from "#server/modules/customers/index.ts";
import { requireRecent } from "#server/modules/identity/index.ts";
import { cleanUpload } from "#server/modules/media/index.ts";
import {
  accessTo,
  canonicalNumber,
  mayReadOrder,
  refuseOrder,
  returnableOrder,
} from "#server/modules/orders/index.ts";
import { idempotencyKey, once } from "#server/platform/http/idempotency.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import { serveUpload } from "#server/platform/http/upload.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { keepPicture, removePicture } from "./pictures/keep-picture.ts";
import { sendPicture } from "./pictures/send-picture.ts";
import { presentReturn } from "./read/present-return.ts";
import { returnOptions } from "./read/return-options.ts";
import { returnByNumber, type ReturnRecord, returnsOfShopper } from "./read/return-queries.ts";
import { requestReturn } from "./request/request-return.ts";
import { canonicalReturn } from "./return-number.ts";
import { withdrawReturn } from "./status/withdraw-return.ts";

const PAGE_SIZE = 10;
const PICTURES_PER_MINUTE = 30;

/** Repeats are recognised per shopper. */
export function returnsScope(shopperId: number | undefined): string {
  return `returns:${shopperId ?? ""}`;
}

/** Returns, for those who may read the order. */
export const returnRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.getReturnOptions, async ({ request, params, locale }) =>
    returnOptions(db, await ownOrder(db, request, params.number), locale),
  );

  serveEndpoint(app, contract.requestReturn, async ({ request, params, body, locale }) => {
    const orderNumber = canonicalNumber(params.number);
    const customer = await customerOf(db, request);
    if (customer && body.payoutTo) requireRecent(customer);
    const number = await inTransaction(platform, async (work) => {
      const shopperId = await shopperOf(work.db, request);
      const key = idempotencyKey(request, returnsScope(shopperId), { orderNumber, body });
      const { answer } = await once(work, key, () =>
        requestReturn(work, { shopperId, orderNumber, body }),
      );
      return answer.number;
    });
    return presented(number, locale);
  });

  serveUpload(app, contract.addReturnPicture, {
    perMinute: PICTURES_PER_MINUTE,
    find: async (request, { number }) => {
      const orderId = await ownOrder(db, request, number);
      const { deliveredAt } = await returnableOrder(db, orderId);
      return deliveredAt ? orderId : refuse("not-delivered");
    },
    handle: async ({ file, place: orderId, request }) => {
      const bytes = await cleanUpload(file, { address: request.ip });
      return { id: await inTransaction(platform, (work) => keepPicture(work, orderId, bytes)) };
    },
  });

  serveEndpoint(app, contract.removeReturnPicture, async ({ request, params }) => {
    const orderId = await ownOrder(db, request, params.number);
    await inTransaction(platform, (work) => removePicture(work, orderId, params.id));
  });

  serveEndpoint(app, contract.listReturns, async ({ who, query, locale }) => {
    const { page = 1, pageSize = PAGE_SIZE } = query;
    const { rows, total } = await returnsOfShopper(db, who.shopperId, { page, pageSize });
    return { items: rows.map((back) => presentReturn(back, locale)), total, page, pageSize };
  });

  serveEndpoint(app, contract.getReturn, async ({ request, params, locale }) =>
    presentReturn(await ownReturn(db, request, params.number), locale),
  );

  serveEndpoint(app, contract.withdrawReturn, async ({ request, params, locale }) => {
    const number = await inTransaction(platform, async (work) => {
      const back = await ownReturn(work.db, request, params.number);
      await withdrawReturn(work, back.number);
      return back.number;
    });
    return presented(number, locale);
  });

  serveEndpoint(app, contract.getReturnPicture, async ({ request, params, reply }) => {
    const back = await ownReturn(db, request, params.number);
    return sendPicture(db, reply, { returnId: back.id, id: params.id });
  });

  async function presented(number: string, locale: Locale) {
    return presentReturn((await returnByNumber(db, number)) ?? refuse("not-found"), locale);
  }
};

/** Id of an order that the caller has access to; one that was only looked up needs a code. */
async function ownOrder(db: Connection, request: FastifyRequest, number: string): Promise<number> {
  const canonical = canonicalNumber(number);
  const shopperId = await shopperOf(db, request);
  const found = await accessTo(db, canonical, shopperId);
  return found?.access === "full" ? found.orderId : refuseOrder(db, canonical, shopperId);
}

async function ownReturn(
  db: Connection,
  request: FastifyRequest,
  number: string,
): Promise<ReturnRecord> {
  const shopperId = await shopperOf(db, request);
  if (shopperId === undefined) refuse("not-found");
  const back = await returnByNumber(db, canonicalReturn(number));
  if (!back) refuse("not-found");
  if (!(await mayReadOrder(db, back.order_id, shopperId)))
    return refuseOrder(db, back.order_number, shopperId);
  return back;
}
