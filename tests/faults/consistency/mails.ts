import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { OutboxEntry } from "#server/platform/post/outbox-folder.ts";
import type { AcknowledgedOrder } from "../acknowledged.ts";

interface Row {
  number: string;
  email: string;
  /** Steps of the order and of its returns. */
  steps: number;
  /** Keys of the mails that were written, and of those that have left. */
  keys: string[];
  sent: string[];
}

const KEY = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One mail for each step of an order and of its returns; what is said to have left has left, once. */
export async function wrongMails(
  db: Connection,
  acknowledged: readonly AcknowledgedOrder[],
  outbox: () => Promise<readonly Pick<OutboxEntry, "name" | "to">[]>,
): Promise<string[]> {
  const { rows } = await sql<Row>`
    select number, contact_email as email, (
        (select count(*) from orders.order_event where order_id = placed.id)
        + (select count(*) from returns.event as step join returns.return as back on back.id = step.return_id
          where back.order_id = placed.id)
      )::int as steps,
      coalesce(json_agg(mail.key) filter (where mail.id is not null), '[]') as keys,
      coalesce(json_agg(mail.key) filter (where mail.outcome = 'sent'), '[]') as sent
    from orders.order as placed
    left join platform.outgoing_message as mail on mail.recipient = placed.contact_email
    group by placed.id
  `.execute(db);
  const left = Map.groupBy(await outbox(), ({ to }) => to);
  const mine = new Set(acknowledged.map(({ email }) => email));
  return rows
    .filter(({ email }) => mine.has(email))
    .flatMap((row) => wrongMail(row, (left.get(row.email) ?? []).map(keyOf)));
}

const keyOf = ({ name }: Pick<OutboxEntry, "name">) => KEY.exec(name)?.[0] ?? name;

function wrongMail({ number, steps, keys, sent }: Row, left: readonly string[]): string[] {
  const wrong: string[] = [];
  if (keys.length !== steps) wrong.push(`${number}: ${steps} steps, ${keys.length} mails`);
  const missing = sent.filter((key) => !left.includes(key));
  if (missing.length > 0) wrong.push(`${number}: ${missing.length} mails are lost`);
  if (new Set(left).size !== left.length) wrong.push(`${number}: a mail left twice`);
  return wrong;
}
