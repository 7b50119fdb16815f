import type { AlertKind } from "#contract/alerts/limits.ts";
import type { VariantSummary } from "#contract/catalog/product.ts";
import { type Locale, localePath } from "#contract/kernel/locale.ts";
import { formatPrice } from "#contract/kernel/money.ts";
import { MINUTE_MS } from "#contract/kernel/time/units.ts";
import { unsubscribeLinks } from "#server/modules/customers/index.ts";
import { sayTexts } from "#server/platform/messages/message-book.ts";
import { sendMail } from "#server/platform/outbox/mail.ts";
import { sendSms } from "#server/platform/outbox/sms.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import type { AlertContact } from "./alert-contact.ts";
import { confirmHref } from "./alert-ticket.ts";
import { alertMails } from "./messages/alert-mail-book.ts";

interface About {
  locale: Locale;
  kind: AlertKind;
  variant: VariantSummary;
}

type Ways = Pick<Platform, "authSecret" | "publicUrl" | "defaultLocale">;

const sayIn = (work: Work, locale: Locale) => sayTexts(work.db, alertMails, locale);
const CONFIRM = { stock: "confirmStock", price: "confirmPrice" } as const;

/** Asks the owner of an email to confirm an alert. */
export async function mailConfirmation(
  work: Work,
  secret: Pick<Platform, "authSecret">,
  asked: About & { to: string; ticket: string; expiresAt: Date },
): Promise<void> {
  const { to, locale, kind, variant, ticket, expiresAt } = asked;
  const t = await sayIn(work, locale);
  const section = CONFIRM[kind];
  const name = nameOf(variant);
  await sendMail(work, {
    to,
    locale,
    expiresAt,
    subject: t(`${section}.subject`, { name }),
    parts: [
      { kind: "heading", text: t(`${section}.heading`) },
      { kind: "text", text: t(`${section}.text`, { name }) },
      { kind: "button", label: t("shared.confirm"), href: confirmHref(ticket) },
      { kind: "note", text: t("shared.notYou") },
    ],
    unsubscribe: {
      ...unsubscribeLinks(secret, "alerts", { contact: to }),
      label: t("shared.stop"),
    },
  });
}

/** Asks the owner of a phone. */
export async function smsConfirmation(
  work: Work,
  asked: About & { to: string; code: string; expiresAt: Date },
): Promise<void> {
  const { to, locale, kind, variant, code, expiresAt } = asked;
  const { siteName } = await readSettings(work.db);
  const minutes = Math.round((expiresAt.getTime() - Date.now()) / MINUTE_MS);
  const values = { code, minutes, name: variant.name, shop: siteName[locale] };
  const t = await sayIn(work, locale);
  await sendSms(work, { to, locale, expiresAt, text: t(`${CONFIRM[kind]}.sms`, values) });
}

export type AlertMessage = About &
  AlertContact & {
    below: number | null;
    /** Null: a contact that was entered explicitly. */
    customerId: number | null;
  };

/** The alert itself. */
export async function sendAlertMessage(
  work: Work,
  ways: Ways,
  { channel, target: to, customerId, locale, kind, below, variant }: AlertMessage,
): Promise<void> {
  const t = await sayIn(work, locale);
  const { siteName } = await readSettings(work.db);
  const href = `${variant.path}?variant=${variant.variantId}`;
  const price = formatPrice(variant.price.amount, locale);
  const was = formatPrice(below ?? variant.price.amount, locale);
  const name = nameOf(variant);
  const refuser = customerId === null ? { contact: to } : { customerId, channel };
  const leave = unsubscribeLinks(ways, "alerts", refuser);
  if (channel === "sms") {
    const linkTo = (path: string) => ways.publicUrl + localePath(path, locale, ways.defaultLocale);
    const links = { link: linkTo(href), stop: linkTo(leave.href) };
    const values = { name: variant.name, price, shop: siteName[locale], ...links };
    await sendSms(work, { to, locale, text: t(`${kind}.sms`, values) });
    return;
  }
  const before = kind === "price" ? [{ label: t("shared.before"), value: was }] : [];
  await sendMail(work, {
    to,
    locale,
    subject: t(`${kind}.subject`, { name, price }),
    parts: [
      { kind: "heading", text: t(`${kind}.heading`) },
      { kind: "text", text: t(`${kind}.text`, { name }) },
      { kind: "facts", rows: [...before, { label: t("shared.price"), value: price }] },
      { kind: "button", label: t("shared.open"), href },
      { kind: "note", text: t("shared.once") },
    ],
    unsubscribe: { ...leave, label: t("shared.stop") },
  });
}

function nameOf({ name, options }: VariantSummary): string {
  return options === "" ? name : `${name} (${options})`;
}
