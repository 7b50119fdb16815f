import { sql } from "kysely";
import type { AlertKind } from "#contract/alerts/limits.ts";
import type { VariantSummary } from "#contract/catalog/product.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { allowMessage } from "#server/modules/customers/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { takeAttempt } from "#server/platform/secrets/attempts.ts";
import { contactOf } from "./alert-contact.ts";
import { isAlertCode, openTicket } from "./alert-ticket.ts";
import { keepAlert } from "./keep-alert.ts";
import { watchedVariant } from "./watched-variant.ts";

/** Attempts at the code of one ticket. */
const GUESSES = { scope: "alert-code", max: 5, minutes: 15 };

/** The contact is confirmed: the alert of its ticket is active from now on. */
export async function confirmAlert(
  platform: Platform,
  { ticket: sealed, code }: { ticket: string; code: string },
  locale: Locale,
): Promise<{ kind: AlertKind; variant: VariantSummary }> {
  const { target, endsAt: _, code: right, ...asked } = openTicket(platform, sealed);
  if (right !== null) {
    await takeAttempt(platform.db, { ...GUESSES, key: sealed });
    if (!isAlertCode(code, right)) refuse("code-wrong");
  }
  const variant = await watchedVariant(platform.db, locale, asked.variantId);
  const { productId } = variant;
  await inTransaction(platform, async (work) => {
    await allowAlerts(platform, work, target);
    await keepAlert(work, { ...asked, productId, owner: { target } });
  });
  return { kind: asked.kind, variant };
}

/** Requesting another alert does not undo a contact's other opt-outs. */
async function allowAlerts(platform: Platform, work: Work, target: string): Promise<void> {
  const about = { topic: "alerts", channel: contactOf(target).channel } as const;
  const recipient = { customerId: null, contact: target };
  if (await allowMessage(platform, work, recipient, about))
    await sql`delete from alerts.alert where target = ${target}`.execute(work.db);
}
