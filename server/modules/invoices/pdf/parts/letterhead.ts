import type { InvoiceDocument } from "#contract/invoices/document.ts";
import { isolated } from "#server/platform/messages/plain-value.ts";
import { BRASS, type Sheet, WIDTH } from "../sheet.ts";
import type { Say } from "../words.ts";
import { drawLogo } from "./logo.ts";
import { LABEL, NAME, TITLE, VALUE } from "./styles.ts";

const LOGO = 34;

/** The shop, the kind of document, and its reference data. */
export function drawLetterhead(sheet: Sheet, document: InvoiceDocument, say: Say): void {
  const logo = drawLogo(sheet, LOGO);
  const top = sheet.y;
  sheet.textAt(top + 3, document.seller.name, NAME, { start: logo + 11, width: WIDTH / 2 });
  sheet.textAt(top - 2, say(`title.${document.kind}`), TITLE, { align: "end" });
  sheet.y = top + 44;
  // Instead of the number, which is only that of the order.
  const isConfirmation = document.kind === "confirmation";
  sheet.text(
    isConfirmation ? say("facts.noInvoice") : isolated(document.invoiceNumber),
    { ...VALUE, size: 11, color: BRASS },
    { align: "end" },
  );
  sheet.y += 30;
  sheet.rule();
  sheet.y += 12;
  drawFacts(sheet, facts(document, say));
  sheet.y += 12;
  sheet.rule();
}

interface Fact {
  label: string;
  value: string;
}

function drawFacts(sheet: Sheet, all: Fact[]): void {
  const width = WIDTH / all.length;
  let height = 0;
  for (const [index, { label, value }] of all.entries()) {
    const place = { start: index * width, width: width - 10 };
    const used = sheet.text(label, LABEL, place);
    height = Math.max(height, used + 2 + sheet.textAt(sheet.y + used + 2, value, VALUE, place));
  }
  sheet.y += height;
}

function facts(document: InvoiceDocument, say: Say): Fact[] {
  const { invoiceStatus, creditOf, reason, reference } = document;
  const first = [
    { label: say("facts.date"), value: isolated(document.invoiceDate) },
    { label: say("facts.order"), value: isolated(document.orderNumber) },
  ];
  const paidBy = {
    label: say("facts.payment"),
    value: say(`payment.${payment(document.paymentMethod)}`),
  };
  if (document.kind === "confirmation") return [...first, paidBy];
  if (invoiceStatus !== null) {
    const status = { label: say("facts.status"), value: say(`status.${invoiceStatus}`) };
    return [...first, status, paidBy];
  }
  const why =
    reference === null
      ? say(`reason.${reason ?? "correction"}`)
      : say("reason.returnOf", { number: reference });
  return [
    ...first,
    { label: say("facts.creditOf"), value: isolated(creditOf ?? "") },
    { label: say("facts.reason"), value: why },
  ];
}

const PAYMENTS = [
  "cod",
  "wallet",
  "bank",
  "card",
  "instapay",
  "mobile-wallet",
  "kiosk",
  "instalments",
] as const;

function payment(method: string) {
  return PAYMENTS.find((known) => method.startsWith(known)) ?? "other";
}
