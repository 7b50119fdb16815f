import { sql } from "kysely";
import { orderNoteEndpoints as contract } from "#contract/orders/note-endpoints.ts";
import { membersWhoMay, serveStaffCommand } from "#server/modules/staff/index.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { canonicalNumber } from "../order-number.ts";
import { onceFor } from "../staff/once-for.ts";
import { orderRecord } from "../staff/order-record.ts";
import { addOrderNote } from "./add-order-note.ts";
import { listMentions } from "./list-mentions.ts";

export const orderNoteRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  // The text stays out of the audit log: people write names into it.
  serveStaffCommand(app, platform, contract.addOrderNote, async (input) => {
    const { params, body, work, who, record, locale } = input;
    const number = canonicalNumber(params.number);
    await onceFor(input, async () => {
      const noted = await addOrderNote(work, number, body.text, who);
      await record({ action: "order.note", target: `order:${number}` });
      return noted;
    });
    return orderRecord(work.db, number, locale);
  });

  serveEndpoint(app, contract.listOrderReaders, async () => ({
    items: await membersWhoMay(db, "order:read"),
  }));

  serveEndpoint(app, contract.listMentions, ({ who, query }) => listMentions(db, who.id, query));

  // Reading changes nothing in the shop, so it has no entry in the audit log.
  serveEndpoint(app, contract.seeMentions, async ({ who, params }) => {
    await sql`
      update orders.note_mention as mention set seen_at = now()
      from orders.order_note as note join orders.order on "order".id = note.order_id
      where note.id = mention.note_id and "order".number = ${canonicalNumber(params.number)}
        and mention.staff_id = ${who.id} and mention.seen_at is null
    `.execute(db);
  });
};
