import { formatPrice } from "#contract/kernel/money.ts";
import type { RefundMethod } from "#contract/orders/refund-method.ts";
import type { ReturnResolution, ReturnState } from "#contract/returns/return-types.ts";
import type { ReturnableOrder } from "#server/modules/orders/index.ts";
import { sayTexts } from "#server/platform/messages/message-book.ts";
import { type MailPart, sendMail } from "#server/platform/outbox/mail.ts";
import { sendSms } from "#server/platform/outbox/sms.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { returnMails } from "../messages/return-mail-book.ts";
import type { FrozenGoods, ReturnsTables } from "../tables.ts";

/** What a customer is told about a return: its state, or how its replacement was given. */
export type ReturnMessage = ReturnState | "handedOver";

export interface ReturnStep {
  id: number;
  number: string;
  message: ReturnMessage;
  /** The shop's remark. */
  note: string | null;
  /** Piastres to be refunded. */
  amount?: number | undefined;
}

/**
 * Notifies the customer of a return's new state: by mail, or by short message if there is no email.
 */
export async function notifyCustomer(
  work: Work,
  order: ReturnableOrder,
  step: ReturnStep,
): Promise<void> {
  const { locale, email, phone, name } = order;
  const t = await sayTexts(work.db, returnMails, locale);
  const { message, number } = step;
  const { number: thread } = order;
  const values = { number, order: order.number, amount: formatPrice(step.amount ?? 0, locale) };
  if (!email) {
    if (phone)
      await sendSms(work, { to: phone, locale, thread, text: t(`${message}.sms`, values) });
    return;
  }
  const back = await returnForMail(work.db, step.id);
  const outcome = back.resolution === "exchange" ? "exchange" : (back.refundTo ?? "original");
  const text = message === "approved" ? t(`approved.${outcome}`) : t(`${message}.text`, values);
  await sendMail(work, {
    to: email,
    locale,
    thread,
    subject: t(`${message}.subject`, values),
    preview: text,
    parts: [
      { kind: "heading", text: t(`${message}.heading`) },
      { kind: "text", text: t("shared.greeting", { name: name ?? "" }) },
      { kind: "text", text },
      ...noteParts(step.note, t("shared.note")),
      {
        kind: "facts",
        rows: [
          { label: t("shared.number"), value: number },
          { label: t("shared.order"), value: order.number },
          ...back.lines.map((line) => ({
            label: lineName(line, locale),
            value: t("shared.units", { quantity: line.quantity }),
          })),
        ],
      },
      {
        kind: "button",
        label: t("shared.button"),
        href: `/orders-and-returns/${order.number}`,
      },
    ],
  });
}

function noteParts(note: string | null, label: string): MailPart[] {
  return note
    ? [
        { kind: "text", text: label },
        { kind: "quote", text: note },
      ]
    : [];
}

function lineName({ goods }: MailedLine, locale: ReturnableOrder["locale"]): string {
  const options = goods.options[locale];
  return options ? `${goods.name[locale]} · ${options}` : goods.name[locale];
}

interface MailedLine {
  goods: FrozenGoods;
  quantity: number;
}

/** The data of a return for its mails. */
async function returnForMail(
  db: Connection,
  id: number,
): Promise<{ resolution: ReturnResolution; refundTo: RefundMethod | null; lines: MailedLine[] }> {
  const tables = db.$extendTables<ReturnsTables>();
  const { resolution, refund_to: refundTo } = await tables
    .selectFrom("returns.return")
    .select(["resolution", "refund_to"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const lines = await tables
    .selectFrom("returns.line")
    .select(["goods", "quantity"])
    .where("return_id", "=", id)
    .orderBy("position")
    .execute();
  return { resolution, refundTo, lines };
}
