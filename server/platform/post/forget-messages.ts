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
