import { sql } from "kysely";
import type { Work } from "../postgres/unit-of-work.ts";
import type { PostTables } from "./tables.ts";

/** Nothing is left of messages to somebody, sent or not; what is queued afterwards still leaves. */
export async function forgetMessages(
  work: Work,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<void> {
  const recipients = [email, phone].filter((recipient) => recipient !== null);
  if (recipients.length === 0) return;
  await work.db
    .$extendTables<PostTables>()
    .deleteFrom("platform.outgoing_message")
    .where("recipient", "in", recipients)
    .execute();
}

/** Nothing is left of messages to these people about something, by its number; what else they were sent stays theirs. */
export async function forgetMessagesAbout(
  work: Work,
  number: string,
  recipients: readonly (string | null)[],
): Promise<void> {
  await sql`
    delete from platform.outgoing_message
    where recipient = any (${recipients.filter((recipient) => recipient !== null)}::text[])
      and position(${number} in content::text) > 0
  `.execute(work.db);
}
