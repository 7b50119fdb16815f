import { createHmac, timingSafeEqual } from "node:crypto";
import { NEWSLETTER_VERSION } from "#contract/accounts/newsletter-text.ts";
import { MAX_ID } from "#contract/kernel/slug.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { recordConsent } from "./newsletter-consent.ts";
import type { PrivacyTables } from "./tables.ts";

/** Where a newsletter's link leads. Behind the `#` it reaches no log; it holds as long as the customer does. */
export async function unsubscribeHref(db: Connection, customerId: number): Promise<string> {
  return `/auth/Unsubscribe#${customerId}.${(await signature(db, customerId)).toString("base64url")}`;
}

/** Takes the consent back of whoever the link was sent to. A second time changes nothing. */
export async function unsubscribe(work: Work, token: string): Promise<void> {
  const [, idText = "", sent = ""] = /^(\d{1,10})\.([\w-]{43})$/.exec(token) ?? [];
  const customerId = Number(idText);
  if (idText === "" || customerId > MAX_ID) refuse("not-found");
  const wanted = await signature(work.db, customerId);
  const given = Buffer.from(sent, "base64url");
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) refuse("not-found");
  await recordConsent(work, customerId, {
    isGiven: false,
    text: NEWSLETTER_VERSION,
    source: "link",
  });
}

async function signature(db: Connection, customerId: number): Promise<Buffer> {
  const { secret } = await db
    .$extendTables<PrivacyTables>()
    .selectFrom("accounts.mail_key")
    .select("secret")
    .executeTakeFirstOrThrow();
  return createHmac("sha256", secret).update(`unsubscribe:${customerId}`).digest();
}
