import { formatPrice } from "#contract/kernel/money.ts";
import { weekdayMomentText } from "#contract/kernel/time/moment-text.ts";
import type { PayableOrder } from "#server/modules/orders/index.ts";
import { sayTexts } from "#server/platform/messages/message-book.ts";
import type { SayText } from "#server/platform/messages/message-texts.ts";
import { type MailPart, sendMail } from "#server/platform/outbox/mail.ts";
import { sendSms } from "#server/platform/outbox/sms.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { proofMails } from "../messages/proof-mail-book.ts";
import type { proofMailsEn } from "../messages/proof-mails-en.ts";

/** What happened to a proof; `until`: the order's deadline, null when there is none. */
export type ProofStep =
  | { kind: "received" }
  | { kind: "declined"; reason: string; until: Date | null }
  | { kind: "partly"; paid: number; rest: number; until: Date };

type Say = SayText<typeof proofMailsEn>;

/**
 * Notifies the customer in the order's language: by mail, or by short message if there is no email.
 */
export async function notifyCustomer(
  work: Work,
  order: PayableOrder,
  step: ProofStep,
): Promise<void> {
  const { locale, email, phone, name, number } = order;
  const t: Say = await sayTexts(work.db, proofMails, locale);
  const values = valuesOf(order, step);
  const isOver = step.kind === "declined" && !isAhead(step.until);
  if (!email) {
    const text = isOver ? t("declined.smsOver", values) : t(`${step.kind}.sms`, values);
    if (phone) await sendSms(work, { to: phone, locale, text, thread: number });
    return;
  }
  const text = isOver ? t("declined.over") : t(`${step.kind}.text`, values);
  await sendMail(work, {
    to: email,
    locale,
    thread: number,
    subject: t(`${step.kind}.subject`, values),
    preview: text,
    parts: [
      { kind: "heading", text: t(`${step.kind}.heading`, values) },
      { kind: "text", text: t("shared.greeting", { name: name ?? "" }) },
      { kind: "text", text },
      ...reasonParts(step, t),
      { kind: "facts", rows: facts(order, step, t) },
      { kind: "button", label: t("shared.button"), href: `/orders-and-returns/${number}` },
    ],
  });
}

function valuesOf({ number, locale }: PayableOrder, step: ProofStep) {
  const price = (amount: number) => formatPrice(amount, locale);
  const until =
    step.kind === "received" || !step.until ? "" : weekdayMomentText(step.until, locale);
  const sums =
    step.kind === "partly"
      ? { paid: price(step.paid), rest: price(step.rest) }
      : { paid: "", rest: "" };
  return { number, until, ...sums };
}

function reasonParts(step: ProofStep, t: Say): MailPart[] {
  return step.kind === "declined"
    ? [
        { kind: "text", text: t("shared.reason") },
        { kind: "quote", text: step.reason },
      ]
    : [];
}

function facts(order: PayableOrder, step: ProofStep, t: Say) {
  const { locale, number, due } = order;
  const until = step.kind === "received" || !isAhead(step.until) ? null : step.until;
  return [
    { label: t("shared.order"), value: number },
    { label: t("shared.due"), value: formatPrice(due, locale) },
    ...(step.kind === "partly"
      ? [
          { label: t("shared.paid"), value: formatPrice(step.paid, locale) },
          { label: t("shared.rest"), value: formatPrice(step.rest, locale) },
        ]
      : []),
    ...(until ? [{ label: t("shared.until"), value: weekdayMomentText(until, locale) }] : []),
  ];
}

function isAhead(until: Date | null): until is Date {
  return until !== null && until > new Date();
}
