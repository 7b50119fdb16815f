import type { FastifyReply } from "fastify";
import { invoiceEndpoints as contract } from "#contract/invoices/endpoints.ts";
import { MOST_LABELS } from "#contract/invoices/most-labels.ts";
import { paperEndpoints } from "#contract/invoices/paper-endpoints.ts";
import { normaliseCode } from "#contract/kernel/digits.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { canonicalNumber } from "#server/modules/orders/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { refuseField } from "#server/platform/http/refuse-field.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { canonicalInvoice } from "./canonical-invoice.ts";
import { printPapers } from "./papers/print-papers.ts";
import { printSkuLabels } from "./papers/sku-labels.ts";
import { documentByNumber, type DocumentRecord, listInvoices } from "./read/document-queries.ts";
import { presentDocument, presentSummary } from "./read/present-document.ts";
import { sendPdf } from "./send-pdf.ts";
import { taxDocument } from "./tax/tax-document.ts";

const PAGE_SIZE = 20;
const STAFF = { kind: "staff" } as const;
/** A hundred documents take a second of CPU. */
const PRINTS = { perMinute: 20 };

/** For staff. */
export const staffInvoiceRoutes: ModulePlugin = (app, platform) => {
  const { db, publicUrl } = platform;

  serveEndpoint(app, contract.listAllInvoices, async ({ query }) => {
    const { page = 1, pageSize = PAGE_SIZE, q, status } = query;
    const begins = q ? beginsOf(q) : undefined;
    const { invoices, total } = await listInvoices(db, STAFF, { page, pageSize, begins, status });
    return { items: invoices.map(presentSummary), total, page, pageSize };
  });

  serveEndpoint(app, contract.readInvoice, async ({ params, locale }) =>
    presentDocument(await read(params.number), locale),
  );

  serveEndpoint(app, contract.readInvoicePdf, async ({ params, locale, reply }) =>
    sendPdf(reply, await read(params.number), { locale, publicUrl }),
  );

  serveEndpoint(
    app,
    paperEndpoints.printPapers,
    async ({ params: { kind }, query, locale, reply }) => {
      const numbers = query.numbers.map(canonicalNumber);
      const pdf = await printPapers({ db, publicUrl, locale }, kind, numbers);
      await sendPaper(reply, kind, locale, pdf);
    },
    PRINTS,
  );

  serveEndpoint(
    app,
    paperEndpoints.printSkuLabels,
    async ({ query, locale, reply }) => {
      const most = Math.floor(MOST_LABELS / query.variants.length);
      if (query.copies > most) refuseField("copies", "maxValue", { 0: most });
      await sendPaper(reply, "sku-labels", locale, await printSkuLabels(db, locale, query));
    },
    PRINTS,
  );

  serveEndpoint(app, contract.exportInvoice, async ({ params, reply }) => {
    const record = await read(params.number);
    reply.header("content-disposition", `attachment; filename="${record.number}-eta.json"`);
    return taxDocument(db, record);
  });

  async function read(number: string): Promise<DocumentRecord> {
    return (await documentByNumber(db, canonicalInvoice(number), STAFF)) ?? refuse("not-found");
  }
};

async function sendPaper(
  reply: FastifyReply,
  kind: string,
  locale: Locale,
  pdf: Buffer,
): Promise<void> {
  await reply
    .type("application/pdf")
    .header("content-disposition", `attachment; filename="${kind}-${locale}.pdf"`)
    .header("content-language", locale)
    .header("cache-control", "private, no-store")
    .send(pdf);
}

/** A whole or partial number as typed: of an invoice or an order, with or without dashes. */
function beginsOf(typed: string): string[] {
  const plain = normaliseCode(typed);
  return [...new Set([plain.toUpperCase(), canonicalInvoice(plain), canonicalNumber(plain)])];
}
