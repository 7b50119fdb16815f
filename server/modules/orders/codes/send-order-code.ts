import type { Locale } from "#contract/kernel/locale.ts";
import { MINUTE_MS } from "#contract/kernel/time/units.ts";
import type { SentOrderCode } from "#contract/orders/code-endpoints.ts";
import { limitCodes } from "#server/modules/identity/index.ts";
import { sayTexts } from "#server/platform/messages/message-book.ts";
import { sendMail } from "#server/platform/outbox/mail.ts";
import { sendSms } from "#server/platform/outbox/sms.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import { orderCodes } from "../messages/order-code-book.ts";
import { type CodeOwner, type CodeTarget, newOrderCode } from "./order-code.ts";

/** A code to be sent. */
export interface AskedCode {
  owner: CodeOwner;
  to: CodeTarget;
  /** Order number; "" for several orders. */
  number: string;
  /** Nothing to open: written like any other, expired before delivery, so never sent. */
  isDecoy?: boolean;
  /** Language of the caller. */
  locale: Locale;
  address: string;
}

const SECTIONS = {
  access: "access",
  "earlier-orders": "earlierOrders",
  "find-orders": "findOrders",
} as const;

/**
 * Sends a code to the phone or email of an order or account; limits prevent flooding a stranger's.
 */
export async function sendOrderCode(platform: Platform, asked: AskedCode): Promise<SentOrderCode> {
  await limitCodes(platform, asked.to.target, asked.address);
  return inTransaction(platform, async (work) => {
    const { owner, to, isDecoy } = asked;
    const { code, endsAt, answer } = await newOrderCode(work, platform, owner, { ...to, isDecoy });
    await send(work, asked, { code, endsAt });
    return answer;
  });
}

async function send(
  work: Work,
  { owner: { purpose }, to: { channel, target: to }, number, locale, isDecoy = false }: AskedCode,
  { code, endsAt }: { code: string; endsAt: Date },
): Promise<void> {
  const t = await sayTexts(work.db, orderCodes, locale);
  const { siteName } = await readSettings(work.db);
  const minutes = Math.round((endsAt.getTime() - Date.now()) / MINUTE_MS);
  const expiresAt = isDecoy ? new Date(0) : endsAt;
  const values = { code, number, minutes, shop: siteName[locale] };
  if (channel === "phone" || purpose === "confirmation") {
    const section = purpose === "confirmation" ? purpose : SECTIONS[purpose];
    await sendSms(work, { to, locale, expiresAt, text: t(`${section}.sms`, values) });
    return;
  }
  const section = SECTIONS[purpose];
  await sendMail(work, {
    to,
    locale,
    expiresAt,
    subject: t(`${section}.subject`, { number }),
    preview: t("shared.lasts", { minutes }),
    parts: [
      { kind: "heading", text: t(`${section}.heading`) },
      { kind: "text", text: t(`${section}.text`) },
      { kind: "code", code },
      { kind: "text", text: t("shared.lasts", { minutes }) },
      { kind: "note", text: t(`${section}.note`) },
    ],
  });
}
