import type { AlertKind } from "#contract/alerts/limits.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { isEqual } from "#server/platform/secrets/is-equal.ts";
import { seal, unseal } from "#server/platform/secrets/sealed.ts";

type Secret = Pick<Platform, "authSecret">;

/** A guest's request until it is confirmed: it is not stored in the database. */
export interface AlertTicket {
  variantId: number;
  kind: AlertKind;
  below: number | null;
  target: string;
  locale: Locale;
  /** Milliseconds. */
  endsAt: number;
  /** The code of a short message; a mail's link needs none. */
  code: string | null;
}

const keyOf = ({ authSecret }: Secret) => ({ secret: authSecret, purpose: "alert-ticket" });

export function sealTicket(secret: Secret, ticket: AlertTicket): string {
  return seal(keyOf(secret), Buffer.from(JSON.stringify(ticket))).toString("base64url");
}

/** The request in a ticket; undefined when it was tampered with or has expired. */
export function openTicket(secret: Secret, sealed: string): AlertTicket {
  const plain = unseal(keyOf(secret), Buffer.from(sealed, "base64url"));
  const ticket = plain && (JSON.parse(plain.toString()) as AlertTicket);
  return ticket && ticket.endsAt > Date.now() ? ticket : refuse("not-found");
}

/** Compares a typed code in constant time. */
export function isAlertCode(typed: string, right: string): boolean {
  return isEqual(typed.replace(/[\s-]/g, ""), right);
}

/** Target of a mail's link. The part after `#` reaches no log. */
export function confirmHref(ticket: string): string {
  return `/Alerts#confirm.${ticket}`;
}
