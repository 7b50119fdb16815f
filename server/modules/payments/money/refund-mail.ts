import { formatPrice } from "#contract/kernel/money.ts";
import type { PayableOrder } from "#server/modules/orders/index.ts";
import { messageTexts } from "#server/platform/messages/message-texts.ts";
import { sendMail } from "#server/platform/outbox/mail.ts";
import { sendSms } from "#server/platform/outbox/sms.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { refundMailsAr } from "../messages/refund-mails-ar.ts";
import { refundMailsEn } from "../messages/refund-mails-en.ts";

interface SentRefund {
  /** Piastres. */
  amount: number;
  reference: string;
}

/** Notifies of a refund sent by staff: by mail, or by short message if there is no email. */
export async function notifyOfRefund(
  work: Work,
  { locale, email, phone, name, number }: PayableOrder,
  { amount, reference }: SentRefund,
): Promise<void> {
  const t = messageTexts({ en: refundMailsEn, ar: refundMailsAr }, locale);
  const values = { number, amount: formatPrice(amount, locale), reference };
  if (!email) {
    if (phone)
      await sendSms(work, { to: phone, locale, text: t("sent.sms", values), thread: number });
    return;
  }
  await sendMail(work, {
    to: email,
    locale,
    thread: number,
    subject: t("sent.subject", values),
    preview: t("sent.text", values),
    parts: [
      { kind: "heading", text: t("sent.heading", values) },
      { kind: "text", text: t("sent.greeting", { name: name ?? "" }) },
      { kind: "text", text: t("sent.text", values) },
      {
        kind: "facts",
        rows: [
          { label: t("sent.order"), value: number },
          { label: t("sent.amount"), value: values.amount },
          { label: t("sent.reference"), value: reference },
        ],
      },
      { kind: "button", label: t("sent.button"), href: `/orders-and-returns/${number}` },
    ],
  });
}
