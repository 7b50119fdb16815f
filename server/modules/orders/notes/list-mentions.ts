import { sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import { MENTIONS_PAGE, type orderNoteEndpoints } from "#contract/orders/note-endpoints.ts";
import { staffNames } from "#server/modules/staff/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { namedIn, presentNoted } from "./mentions.ts";

interface Row {
  id: number;
  orderNumber: string;
  at: Date;
  staffId: number;
  text: string;
  isNew: boolean;
  total: number;
}

/** Notes that mention a member of staff, latest first. */
export async function listMentions(
  db: Connection,
  staffId: number,
  { page, state }: { page: number; state?: "new" | undefined },
): Promise<EndpointResponse<typeof orderNoteEndpoints.listMentions>> {
  const offset = (page - 1) * MENTIONS_PAGE;
  const { rows } = await sql<Row>`
    select note.id, "order".number as "orderNumber", note.at, note.staff_id as "staffId", note.text,
      mention.seen_at is null as "isNew", count(*) over ()::integer as total
    from orders.note_mention as mention
    join orders.order_note as note on note.id = mention.note_id
    join orders.order on "order".id = note.order_id
    where mention.staff_id = ${staffId} ${state === "new" ? sql`and mention.seen_at is null` : sql``}
    order by note.id desc limit ${MENTIONS_PAGE} offset ${offset}
  `.execute(db);
  const nameOf = await staffNames(
    db,
    rows.flatMap((row) => [row.staffId, ...namedIn(row.text)]),
  );
  const items = rows.map(({ id, orderNumber, at, staffId: by, text, isNew }) => ({
    ...{ id, orderNumber, at: at.toISOString(), by: nameOf(by), isNew },
    ...presentNoted(text, nameOf),
  }));
  return { items, total: rows[0]?.total ?? 0, page, pageSize: MENTIONS_PAGE };
}
