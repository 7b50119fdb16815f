import { recipientEndpoints } from "#contract/orders/recipient-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { canonicalNumber } from "../order-number.ts";
import { orderByNumber } from "../order-queries.ts";
import { presentOrder } from "../present-order.ts";
import { correctRecipient } from "./correct-recipient.ts";

export const recipientRoutes: ModulePlugin = (app, platform) => {
  serveStaffCommand(app, platform, recipientEndpoints.correctRecipient, async (input) => {
    const { params, body, work, who, record, nothingDone, locale } = input;
    const number = canonicalNumber(params.number);
    const { version, ...recipient } = body;
    const change = { number, version, recipient, staffId: who.id, locale };
    const corrected = await correctRecipient(work, change);
    // The audit log cannot be erased, so it gets no name, phone or address: the order keeps the old
    // ones.
    if (corrected) {
      const before = { governorate: corrected.before.governorate };
      const after = { governorate: recipient.address.governorate, fields: corrected.fields };
      await record({ action: "order.correct-recipient", target: `order:${number}`, before, after });
    } else nothingDone();
    const order = await orderByNumber(work.db, number);
    return order ? presentOrder(order, locale) : refuse("not-found");
  });
};
