import type { AskedAlert } from "#contract/alerts/endpoints.ts";
import type { AlertKind } from "#contract/alerts/limits.ts";
import type { VariantSummary } from "#contract/catalog/product.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { DAY_MS, MINUTE_MS } from "#contract/kernel/time/units.ts";
import { allowMessage } from "#server/modules/customers/index.ts";
import { newCode } from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { countMessage } from "#server/platform/outbox/count-message.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import {
  type AlertContact,
  chosenContacts,
  confirmedContacts,
  readContact,
} from "./alert-contact.ts";
import { mailConfirmation, smsConfirmation } from "./alert-messages.ts";
import { sealTicket } from "./alert-ticket.ts";
import { keepAlert, type NewAlert } from "./keep-alert.ts";
import { watchedVariant } from "./watched-variant.ts";

const CONFIRMATIONS = {
  kind: "alert",
  toOne: [
    { max: 5, minutes: 60 },
    { max: 10, minutes: 24 * 60 },
  ],
};
const CODE_MS = 15 * MINUTE_MS;
const LINK_MS = 7 * DAY_MS;

export interface AlertRequest {
  variantId: number;
  kind: AlertKind;
  /** As typed; "": the account's own contact. */
  contact: string;
  customerId: number | undefined;
  locale: Locale;
  address: string;
}

/**
 * Requests an alert. A customer's confirmed contact is notified from now on; any other is first
 * asked to confirm, and until then nothing is stored.
 */
export async function askAlert(platform: Platform, request: AlertRequest): Promise<AskedAlert> {
  const variant = await watchedVariant(platform.db, request.locale, request.variantId);
  if (request.kind === "stock" && variant.available > 0) refuse("in-stock");
  const { customerId } = request;
  const own = customerId === undefined ? [] : await confirmedContacts(platform.db, customerId);
  const [chosen] = customerId === undefined ? [] : await chosenContacts(platform, customerId);
  const first = chosen ?? own[0];
  // Without a confirmed contact, an empty one is refused like any invalid one.
  const contact = (request.contact === "" && first) || readContact(request.contact);
  const isOwn = own.some(({ target }) => target === contact.target);
  if (customerId !== undefined && isOwn) {
    // The account's contacts and channels may change before the alert is due; any other contact was
    // entered explicitly.
    const isFirst = contact.target === first?.target;
    const owner = isFirst ? { customerId } : { target: contact.target };
    await keepAllowed(platform, { ...wanted(request, variant), owner }, contact);
    return { state: "active", sentTo: contact.target, ticket: null };
  }
  await countMessage(platform, CONFIRMATIONS, { to: contact.target, address: request.address });
  return sendConfirmation(platform, request, variant, contact);
}

/** Requesting an alert overrides earlier opt-outs. */
async function keepAllowed(
  platform: Platform,
  alert: NewAlert,
  { channel, target: contact }: AlertContact,
): Promise<void> {
  const customerId = "customerId" in alert.owner ? alert.owner.customerId : null;
  await inTransaction(platform, async (work) => {
    const recipient = { customerId, contact };
    await allowMessage(platform, work, recipient, { topic: "alerts", channel });
    await keepAlert(work, alert);
  });
}

function wanted({ kind, locale }: AlertRequest, { variantId, productId, price }: VariantSummary) {
  return { variantId, productId, kind, locale, below: kind === "price" ? price.amount : null };
}

async function sendConfirmation(
  platform: Platform,
  { kind, locale }: AlertRequest,
  variant: VariantSummary,
  { channel, target }: AlertContact,
): Promise<AskedAlert> {
  const isMail = channel === "email";
  const code = isMail ? null : newCode();
  const endsAt = Date.now() + (isMail ? LINK_MS : CODE_MS);
  const below = kind === "price" ? variant.price.amount : null;
  const { variantId } = variant;
  const ticket = sealTicket(platform, { variantId, kind, below, target, locale, endsAt, code });
  const about = { to: target, locale, kind, variant, expiresAt: new Date(endsAt) };
  await inTransaction(platform, (work) =>
    code === null
      ? mailConfirmation(work, platform, { ...about, ticket })
      : smsConfirmation(work, { ...about, code }),
  );
  return { state: isMail ? "mail" : "code", sentTo: target, ticket: isMail ? null : ticket };
}
