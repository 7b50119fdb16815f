import { sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { staffOrderEndpoints, TimelineEntry } from "#contract/orders/staff-endpoints.ts";
import { staffNames } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { namedIn, presentNoted } from "../notes/mentions.ts";
import { orderByNumber } from "../order-queries.ts";
import { presentOrder } from "../present-order.ts";
import { mayCorrect, recipientOf } from "../recipient/order-recipient.ts";
import { type OrderState, statusesAfter } from "../status/order-states.ts";
import type { OrdersTables } from "../tables.ts";

interface Done {
  at: Date;
  staffId: number | null;
}

type StaffOrder = EndpointResponse<typeof staffOrderEndpoints.getStaffOrder>;

/** An order with everything that staff see of it. */
export async function orderRecord(
  db: Connection,
  number: string,
  locale: Locale,
): Promise<StaffOrder> {
  const order = (await orderByNumber(db, number)) ?? refuse("not-found");
  const events = await eventsOf(db, order.id);
  const notes = await notesOf(db, order.id);
  const nameOf = await staffNames(db, [
    ...[...events, ...notes].map(({ staffId }) => staffId),
    ...notes.flatMap(({ text: noted }) => namedIn(noted)),
    order.placed_by,
  ]);
  const named = <T extends Done>({ at, staffId, ...what }: T) => ({
    ...what,
    at: at.toISOString(),
    by: nameOf(staffId),
  });
  return {
    ...presentOrder(order, locale),
    next: statusesAfter(order.waiting_for ?? (order.status as OrderState)),
    channel: order.channel,
    placedBy: nameOf(order.placed_by),
    recipientVersion: (mayCorrect(order) && recipientOf(order)?.version) || null,
    timeline: events.map(named),
    notes: notes.map(({ text: noted, ...note }) => ({
      ...named(note),
      ...presentNoted(noted, nameOf),
    })),
  };
}

async function notesOf(db: Connection, orderId: number) {
  return db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order_note")
    .select(["id", "at", "staff_id as staffId", "text"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
}

async function eventsOf(db: Connection, orderId: number) {
  type Row = Omit<TimelineEntry, "at" | "by"> & Done;
  const { rows } = await sql<Row>`
    select event.at, event.status, event.waiting_for as "waitingFor", parcel.number as parcel,
      credit.number as credit, correction.fields as correction, event.actor, event.staff_id as "staffId", event.note
    from orders.order_event as event
    left join orders.fulfilment as parcel on parcel.id = event.fulfilment_id
    left join orders.credit on credit.id = event.credit_id
    left join orders.correction on correction.event_id = event.id
    where event.order_id = ${orderId} order by event.id
  `.execute(db);
  return rows;
}
