import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import {
  staffReturnEndpoints as contract,
  type ReturnsRow,
} from "#contract/returns/staff-endpoints.ts";
import {
  canonicalNumber,
  payableByNumber,
  returnableOrder,
  walletByHand,
} from "#server/modules/orders/index.ts";
import { byHand } from "#server/modules/payments/index.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { serveGivingCommand } from "#server/modules/wallet/index.ts";
import { idempotencyKey, once } from "#server/platform/http/idempotency.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { readSpan, sendReport, type Span } from "#server/platform/http/report.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { markPayoutSent } from "./money/mark-payout-sent.ts";
import { refundReturn } from "./money/refund-return.ts";
import { sendPicture } from "./pictures/send-picture.ts";
import { presentReturn, presentStaffReturn } from "./read/present-return.ts";
import { returnOptions } from "./read/return-options.ts";
import { returnByNumber, returnsForStaff } from "./read/return-queries.ts";
import { openReturn } from "./request/open-return.ts";
import { canonicalReturn } from "./return-number.ts";
import { decideReturn } from "./status/decide-return.ts";
import { exchangeReturn } from "./status/exchange-return.ts";
import { receiveReturn } from "./status/receive-return.ts";

const PAGE_SIZE = 20;

/** Returns, for staff. Notes stay out of the audit log: people write names into them. */
export const staffReturnRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listAllReturns, async ({ query, locale }) => {
    const { state, payout, page = 1, pageSize = PAGE_SIZE } = query;
    const { rows, total } = await returnsForStaff(db, { state, payout, page, pageSize });
    return { items: rows.map((back) => presentReturn(back, locale)), total, page, pageSize };
  });

  serveEndpoint(app, contract.reportReturns, async ({ query, reply }) => {
    const span = readSpan(query);
    return sendReport(reply, query.format, {
      name: "returns",
      span,
      items: await returnFigures(db, span),
      columns: {
        reason: ({ reason }) => reason,
        lines: ({ lines }) => lines,
        units: ({ units }) => units,
        piastres: ({ piastres }) => piastres,
      },
      more: {},
    });
  });

  serveEndpoint(app, contract.readReturn, ({ params, locale }) =>
    forStaff(db, canonicalReturn(params.number), locale),
  );

  serveEndpoint(app, contract.readReturnPicture, async ({ params, reply }) => {
    const back = await returnByNumber(db, canonicalReturn(params.number));
    if (!back) refuse("not-found");
    return sendPicture(db, reply, { returnId: back.id, id: params.id });
  });

  serveEndpoint(app, contract.readReturnOptions, async ({ params, locale }) => {
    const order = await payableByNumber(db, canonicalNumber(params.number));
    return returnOptions(db, order?.id ?? refuse("not-found"), locale);
  });

  serveStaffCommand(app, platform, contract.openReturn, async (input) => {
    const { work, who, params, body, request, record, nothingDone, locale } = input;
    const orderNumber = canonicalNumber(params.number);
    const key = idempotencyKey(request, `opened-returns:${who.id}`, { orderNumber, body });
    const { answer: number, repeated } = await once(work, key, () =>
      openReturn(work, orderNumber, body, who.id),
    );
    const { resolution, isAtCounter } = body;
    if (repeated) nothingDone();
    else
      await record({
        action: "return.open",
        target: `return:${number}`,
        after: { orderNumber, resolution, isAtCounter },
      });
    return forStaff(work.db, number, locale);
  });

  serveStaffCommand(app, platform, contract.decideReturn, async (input) => {
    const { work, who, params, body, record, locale } = input;
    const number = canonicalReturn(params.number);
    const { before } = await decideReturn(work, number, body, who.id);
    const { decision, asRefund } = body;
    await record({
      action: `return.${decision === "approved" ? "approve" : "refuse"}`,
      target: `return:${number}`,
      before: { state: before },
      after: { state: decision, asRefund },
    });
    return forStaff(work.db, number, locale);
  });

  serveStaffCommand(app, platform, contract.receiveReturn, async (input) => {
    const { work, who, params, body, record, locale } = input;
    const number = canonicalReturn(params.number);
    await receiveReturn(work, number, body, who.id);
    await record({
      action: "return.receive",
      target: `return:${number}`,
      after: { state: "received", lines: body.lines },
    });
    return forStaff(work.db, number, locale);
  });

  serveGivingCommand(app, platform, contract.refundReturn, async (input) => {
    const { work, who, params, body, record, give, locale } = input;
    const number = canonicalReturn(params.number);
    const { total, orderId, orderNumber } = await refundReturn(work, number, body.note, who.id);
    await record({
      action: "return.refund",
      target: `return:${number}`,
      after: { state: "refunded", amount: total },
    });
    const amount = await walletByHand(work, orderId, await byHand(work.db, orderId));
    await give({ kind: "return", amount, orderNumber });
    return forStaff(work.db, number, locale);
  });

  serveStaffCommand(app, platform, contract.exchangeReturn, async (input) => {
    const { work, who, params, body, record, locale } = input;
    const number = canonicalReturn(params.number);
    await exchangeReturn(work, number, body, who.id);
    await record({
      action: "return.exchange",
      target: `return:${number}`,
      after: { state: "exchanged", isHandedOver: body.isHandedOver },
    });
    return forStaff(work.db, number, locale);
  });

  serveGivingCommand(app, platform, contract.markPayoutSent, async (input) => {
    const { work, who, params, body, record, give, locale } = input;
    const number = canonicalReturn(params.number);
    const sent = await markPayoutSent(work, number, { ...body, staffId: who.id });
    const { amount, orderNumber } = sent;
    await record({
      action: "return.payout-sent",
      target: `return:${number}`,
      before: { payout: "waiting" },
      after: { payout: "sent", amount },
    });
    await give({ kind: "payout", amount, orderNumber });
    return forStaff(work.db, number, locale);
  });
};

async function forStaff(db: Connection, number: string, locale: Locale) {
  const back = await returnByNumber(db, number);
  if (!back) refuse("not-found");
  return presentStaffReturn(back, await returnableOrder(db, back.order_id), locale);
}

/** Reasons of returns, most frequent first, without refused and withdrawn ones. */
async function returnFigures(db: Connection, { from, to }: Span): Promise<ReturnsRow[]> {
  const { rows } = await sql<ReturnsRow>`
    select reason, count(*)::integer as lines, sum(quantity)::integer as units,
      coalesce(sum(line.refund_piastres), 0)::bigint as piastres
    from returns.return as asked join returns.line as line on line.return_id = asked.id
    where asked.state not in ('refused', 'withdrawn')
      and asked.requested_at >= (${from}::date)::timestamp at time zone 'Africa/Cairo'
      and asked.requested_at < (${to}::date + 1)::timestamp at time zone 'Africa/Cairo'
    group by reason order by units desc, reason`.execute(db);
  return rows;
}
