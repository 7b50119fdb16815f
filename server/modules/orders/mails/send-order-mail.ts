import type { Locale } from "#contract/kernel/locale.ts";
import { formatPrice } from "#contract/kernel/money.ts";
import type { OrderStatus } from "#contract/orders/order-status.ts";
import { type MailPart, sendMail } from "#server/platform/mail/mail.ts";
import { messageTexts, type SayText } from "#server/platform/messages/message-texts.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { orderMailsAr } from "../messages/order-mails-ar.ts";
import { orderMailsEn } from "../messages/order-mails-en.ts";
import type { OrderRecord } from "../order-queries.ts";

type Say = SayText<typeof orderMailsEn>;

/** Tells the customer in the order's language what happened to it. An order without an email is told by phone. */
export async function sendOrderMail(
  work: Work,
  order: OrderRecord,
  event: { status: OrderStatus; note: string | null },
): Promise<void> {
  const { contact_email: to, contact_name: name, locale, number } = order;
  if (to === null || name === null) return;
  const t: Say = messageTexts({ ar: orderMailsAr, en: orderMailsEn }, locale);
  const { status, note } = event;
  await sendMail(work, {
    to,
    locale,
    subject: t(`${status}.subject`, { number }),
    preview: t(`${status}.text`),
    parts: [
      { kind: "heading", text: t(`${status}.heading`) },
      { kind: "text", text: t("shared.greeting", { name }) },
      { kind: "text", text: t(`${status}.text`) },
      ...(note
        ? [{ kind: "facts" as const, rows: [{ label: t("shared.note"), value: note }] }]
        : []),
      { kind: "facts", rows: [...orderFacts(order, status, t), ...lineFacts(order, t)] },
      { kind: "button", label: t("shared.button"), href: `/orders-and-returns/${number}` },
      { kind: "note", text: t("shared.help") },
    ],
  });
}

type Rows = Extract<MailPart, { kind: "facts" }>["rows"];

function orderFacts(order: OrderRecord, status: OrderStatus, t: Say): Rows {
  const { locale, total_piastres: total, wallet_piastres: wallet } = order;
  const isAhead = status !== "Deliverd" && status !== "Completed" && status !== "Cancelled";
  const arrival = t("shared.between", {
    from: day(order.earliest, locale),
    to: day(order.latest, locale),
  });
  const isDue = wallet > 0 && isAhead;
  return [
    { label: t("shared.number"), value: order.number },
    { label: t("shared.total"), value: formatPrice(total, locale) },
    ...(isDue ? [{ label: t("shared.due"), value: formatPrice(total - wallet, locale) }] : []),
    ...(isAhead ? [{ label: t("shared.window"), value: arrival }] : []),
  ];
}

function lineFacts({ lines, locale }: OrderRecord, t: Say): Rows {
  return lines.map(({ name, quantity, line_piastres, discount_piastres }) => ({
    label: name[locale],
    value: t("shared.line", {
      quantity,
      amount: formatPrice(line_piastres - discount_piastres, locale),
    }),
  }));
}

function day(date: string, locale: Locale): string {
  const tag = locale === "ar" ? "ar-EG-u-nu-latn" : "en-GB";
  const format = new Intl.DateTimeFormat(tag, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}
