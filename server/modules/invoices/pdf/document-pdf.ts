import Pdf from "pdfkit";
import type { InvoiceDocument } from "#contract/invoices/document.ts";
import { ISO_TAG, type Locale } from "#contract/kernel/locale.ts";
import { isolated } from "#server/platform/messages/plain-value.ts";
import { drawLetterhead } from "./parts/letterhead.ts";
import { drawLines } from "./parts/line-table.ts";
import { drawParties } from "./parts/parties.ts";
import { LABEL } from "./parts/styles.ts";
import { drawTotals } from "./parts/totals.ts";
import { Sheet } from "./sheet.ts";
import { documentWords, type Say } from "./words.ts";

/** An invoice or credit note as a PDF document, in the language it was presented in. */
export async function documentPdf(
  invoice: InvoiceDocument,
  locale: Locale,
  publicUrl: string,
): Promise<Buffer> {
  const say = documentWords(locale);
  const pdf = new Pdf({
    size: "A4",
    margin: 0,
    bufferPages: true,
    // The shop's own fonts are set before the first letter.
    font: "",
    lang: ISO_TAG[locale],
    displayTitle: true,
    pdfVersion: "1.7",
    info: {
      Title: say(`file.${invoice.kind}`, { number: invoice.invoiceNumber }).replace(
        /[\u2066-\u2069]/g,
        "",
      ),
      Author: invoice.seller.name,
      CreationDate: new Date(invoice.issuedAt),
    },
  });
  const finished = collect(pdf);
  const sheet = new Sheet(pdf, locale);
  drawLetterhead(sheet, invoice, say);
  sheet.y += 18;
  drawParties(sheet, invoice, say);
  sheet.y += 22;
  drawLines(sheet, invoice, say);
  drawTotals(sheet, invoice, say, checkUrl(invoice, publicUrl));
  drawFoot(sheet, invoice, say);
  pdf.end();
  return finished;
}

/** The order's page, and after the `#` what the tax authority's receipts carry there: total and seller. */
export function checkUrl(invoice: InvoiceDocument, publicUrl: string): string {
  const { orderNumber, invoiceNumber, totals, seller } = invoice;
  const total = (totals.total / 100).toFixed(2);
  const issuer = seller.taxNumber ? `,IssuerRIN:${seller.taxNumber.replaceAll("-", "")}` : "";
  return `${publicUrl}/orders-and-returns/${orderNumber}#${invoiceNumber},Total:${total}${issuer}`;
}

function drawFoot(sheet: Sheet, { seller, invoiceNumber }: InvoiceDocument, say: Say): void {
  sheet.foot((page, pages) => {
    sheet.rule();
    sheet.y += 8;
    sheet.text([seller.name, isolated(invoiceNumber)].join(" · "), LABEL);
    sheet.text(say("footer.page", { page, pages }), LABEL, { align: "end" });
  });
}

function collect(pdf: NodeJS.ReadableStream): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on("data", (part: Buffer) => parts.push(part));
    pdf.on("end", () => resolve(Buffer.concat(parts)));
    pdf.on("error", reject);
  });
}
