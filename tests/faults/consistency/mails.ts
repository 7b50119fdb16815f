import { sql } from "kysely";
import type { OutboxEntry } from "#server/platform/outbox/folder-transport.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { AcknowledgedOrder } from "../acknowledged.ts";

/** Mails still to be delivered. */
export const WAITING_MAILS =
  "select from jobs.job where name in ('mails', 'order-mails') and state < 'completed'";

/** An order's queued mail is late, not lost. */
const IS_WAITED_FOR = `exists (
  select from jobs.job where name in ('mails', 'order-mails') and state < 'completed'
    and singleton_key in ('order ' || placed.id, placed.number)
)`;

interface Row {
  number: string;
  isWaitedFor: boolean;
  email: string;
  /** Events of the order and of its returns. */
  events: number;
}

const KEY = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One mail per event of an order and of its returns. */
export async function wrongMails(
  db: Connection,
  acknowledged: readonly AcknowledgedOrder[],
  outbox: () => Promise<readonly Pick<OutboxEntry, "name" | "to">[]>,
): Promise<string[]> {
  const { rows } = await sql<Row>`
    select number, contact_email as email, ${sql.raw(IS_WAITED_FOR)} as "isWaitedFor", (
        (select count(*) from orders.order_event where order_id = placed.id)
        + (select count(*) from returns.event join returns.return on return.id = event.return_id
          where return.order_id = placed.id)
      )::int as events
    from orders.order as placed
  `.execute(db);
  const left = Map.groupBy(await outbox(), ({ to }) => to);
  const mine = new Set(acknowledged.map(({ email }) => email));
  const own = rows.filter(({ email }) => mine.has(email));
  const late = own.filter(({ isWaitedFor }) => isWaitedFor).length;
  return [
    ...(late === 0 ? [] : [`${late} orders whose mails still wait`]),
    ...own
      .filter(({ isWaitedFor }) => !isWaitedFor)
      .flatMap((row) => wrongMail(row, (left.get(row.email) ?? []).map(keyOf))),
  ];
}

const keyOf = ({ name }: Pick<OutboxEntry, "name">) => KEY.exec(name)?.[0] ?? name;

function wrongMail({ number, events }: Row, keys: readonly string[]): string[] {
  const mails = new Set(keys).size;
  return [
    ...(mails === events ? [] : [`${number}: ${events} events, ${mails} mails`]),
    ...(mails === keys.length ? [] : [`${number}: a mail was delivered twice`]),
  ];
}
