import type { Locale } from "#contract/kernel/locale.ts";
import { formatPrice } from "#contract/kernel/money.ts";
import { refundShare } from "#contract/orders/refund-share.ts";
import { sayTexts } from "#server/platform/messages/message-book.ts";
import type { SayText } from "#server/platform/messages/message-texts.ts";
import type { Mail, MailPart } from "#server/platform/outbox/mail.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { orderMails } from "../messages/order-mail-book.ts";
import type { orderMailsEn } from "../messages/order-mails-en.ts";
import type { OrderRecord } from "../order-queries.ts";

export type Say = SayText<typeof orderMailsEn>;
export type Rows = Extract<MailPart, { kind: "facts" }>["rows"];
type Line = OrderRecord["lines"][number];

export interface OrderMail {
  subject: string;
  heading: string;
  text: string;
  note: string | null;
  facts: Rows;
}

/** The texts of order mails, in the order's language. */
export function sayFor(db: Connection, { locale }: Pick<OrderRecord, "locale">): Promise<Say> {
  return sayTexts(db, orderMails, locale);
}

/** The mail to the customer; undefined when there is no email. */
export function mailOf(order: OrderRecord, t: Say, mail: OrderMail): Mail | undefined {
  const { contact_email: to, contact_name: name, locale, number } = order;
  if (to === null || name === null) return undefined;
  return {
    to,
    locale,
    subject: mail.subject,
    preview: mail.text,
    parts: [
      { kind: "heading", text: mail.heading },
      { kind: "text", text: t("shared.greeting", { name }) },
      { kind: "text", text: mail.text },
      ...(mail.note
        ? [{ kind: "facts" as const, rows: [{ label: t("shared.note"), value: mail.note }] }]
        : []),
      { kind: "facts", rows: mail.facts },
      { kind: "button", label: t("shared.button"), href: `/orders-and-returns/${number}` },
      { kind: "note", text: t("shared.help") },
    ],
  };
}

/** Lines with a number of their units and the price of these; a line with none is left out. */
export function lineFacts(
  order: OrderRecord,
  t: Say,
  unitsOf: (line: Line) => { from: number; quantity: number },
): Rows {
  const { locale } = order;
  return order.lines.flatMap((line) => {
    const { from, quantity } = unitsOf(line);
    const paid = line.line_piastres - line.discount_piastres;
    const amount = refundShare({ paid, quantity: line.quantity }, from, quantity);
    return quantity === 0
      ? []
      : [
          {
            label: variantName(line, locale),
            value: t("shared.line", { quantity, amount: formatPrice(amount, locale) }),
          },
        ];
  });
}

/** The given units without prices: in a parcel or a credit. */
export function unitFacts(
  { lines, locale }: OrderRecord,
  t: Say,
  units: readonly { position: number; quantity: number }[],
): Rows {
  return units.flatMap(({ position, quantity }) => {
    const line = lines.find((one) => one.position === position);
    return line
      ? [{ label: variantName(line, locale), value: t("shared.units", { quantity }) }]
      : [];
  });
}

/** The name with the variant's options: `Hala (Black, 80 cm)`. */
function variantName({ name, options }: Line, locale: Locale): string {
  return options[locale] ? `${name[locale]} (${options[locale]})` : name[locale];
}
