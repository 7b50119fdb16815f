import type { InvoiceDocument } from "#contract/invoices/document.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { isolated } from "#server/platform/messages/plain-value.ts";
import { openFile } from "./open-file.ts";
import { drawLetterhead } from "./parts/letterhead.ts";
import { drawLines } from "./parts/line-table.ts";
import { drawParties } from "./parts/parties.ts";
import { LABEL } from "./parts/styles.ts";
import { drawTotals } from "./parts/totals.ts";
import type { Sheet } from "./sheet.ts";
import { documentWords, type Say } from "./words.ts";

/** An invoice or credit note as a PDF document, in the language it was presented in. */
export async function documentPdf(
  invoice: InvoiceDocument,
  locale: Locale,
  publicUrl: string,
): Promise<Buffer> {
  const say = documentWords(locale);
  const { sheet, close } = openFile({
    locale,
    title: say(`file.${invoice.kind}`, { number: invoice.invoiceNumber }),
    author: invoice.seller.name,
    at: new Date(invoice.issuedAt),
  });
  drawDocument(sheet, invoice, say, publicUrl);
  return close();
}

/**
 * Draws an invoice or credit note from the sheet's current page on; its pages are numbered
 * separately.
 */
export function drawDocument(
  sheet: Sheet,
  invoice: InvoiceDocument,
  say: Say,
  publicUrl: string,
): void {
  const before = sheet.pages - 1;
  drawLetterhead(sheet, invoice, say);
  sheet.y += 18;
  drawParties(sheet, invoice, say);
  sheet.y += 22;
  drawLines(sheet, invoice, say);
  drawTotals(sheet, invoice, say, checkUrl(invoice, publicUrl));
  drawFoot(sheet, invoice, say, before);
}

/**
 * The order's page; the `#` part has what the tax authority's receipts carry there: total and
 * seller. Confirmations have none.
 */
export function checkUrl(invoice: InvoiceDocument, publicUrl: string): string {
  const { kind, orderNumber, invoiceNumber, totals, seller } = invoice;
  if (kind === "confirmation") return `${publicUrl}/orders-and-returns/${orderNumber}`;
  const total = (totals.total / 100).toFixed(2);
  const issuer = seller.taxNumber ? `,IssuerRIN:${seller.taxNumber.replaceAll("-", "")}` : "";
  return `${publicUrl}/orders-and-returns/${orderNumber}#${invoiceNumber},Total:${total}${issuer}`;
}

function drawFoot(
  sheet: Sheet,
  { seller, invoiceNumber }: InvoiceDocument,
  say: Say,
  before: number,
): void {
  sheet.foot((page, pages) => {
    sheet.rule();
    sheet.y += 8;
    sheet.text([seller.name, isolated(invoiceNumber)].join(" · "), LABEL);
    sheet.text(say("footer.page", { page, pages }), LABEL, { align: "end" });
  }, before);
}
