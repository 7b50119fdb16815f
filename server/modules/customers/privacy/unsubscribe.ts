import { createHmac, timingSafeEqual } from "node:crypto";
import { NEWSLETTER_VERSION } from "#contract/customers/newsletter-text.ts";
import { MAX_ID } from "#contract/kernel/slug.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { recordConsent } from "./newsletter-consent.ts";

type Secret = Pick<Platform, "authSecret">;

/** Where a newsletter's link leads. What stands behind the `#` reaches no log; it holds as long as the customer does. */
export function unsubscribeHref(secret: Secret, customerId: number): string {
  return `/auth/Unsubscribe#${customerId}.${signature(secret, customerId).toString("base64url")}`;
}

/** Takes the consent back of whoever the link was sent to. A second time changes nothing. */
export async function unsubscribe(secret: Secret, work: Work, token: string): Promise<void> {
  const [, idText = "", sent = ""] = /^(\d{1,10})\.([\w-]{43})$/.exec(token) ?? [];
  const customerId = Number(idText);
  if (idText === "" || customerId > MAX_ID) refuse("not-found");
  const given = Buffer.from(sent, "base64url");
  if (!timingSafeEqual(given, signature(secret, customerId))) refuse("not-found");
  await recordConsent(work, customerId, {
    isGiven: false,
    text: NEWSLETTER_VERSION,
    source: "link",
  });
}

function signature({ authSecret }: Secret, customerId: number): Buffer {
  return createHmac("sha256", authSecret).update(`unsubscribe:${customerId}`).digest();
}
