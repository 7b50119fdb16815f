import type { FastifyRequest } from "fastify";
import { invoiceEndpoints as contract } from "#contract/invoices/endpoints.ts";
import { shopperOf } from "#server/modules/customers/index.ts";
import { accessTo, canonicalNumber } from "#server/modules/orders/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { canonicalInvoice } from "./canonical-invoice.ts";
import { addNationalId } from "./issue/add-national-id.ts";
import {
  documentByNumber,
  type DocumentRecord,
  invoiceOfOrder,
  listInvoices,
  type Reader,
} from "./read/document-queries.ts";
import { documentOfOrder } from "./read/order-confirmation.ts";
import { presentDocument, presentSummary } from "./read/present-document.ts";
import { sendPdf } from "./send-pdf.ts";

const PAGE_SIZE = 20;
const SHOWN_DIGITS = 4;
/** Each takes about 50 ms of CPU. */
const PDFS = { perMinute: 30 };

type ShopperReader = Extract<Reader, { kind: "shopper" }>;

/** For customers and guests. */
export const invoiceRoutes: ModulePlugin = (app, platform) => {
  const { db, publicUrl } = platform;

  serveEndpoint(app, contract.listInvoices, async ({ who, query }) => {
    const { page = 1, pageSize = PAGE_SIZE } = query;
    const reader: Reader = { kind: "shopper", shopperId: who.shopperId, ownOnly: true };
    const { invoices, total } = await listInvoices(db, reader, { page, pageSize });
    return { items: invoices.map(presentSummary), total, page, pageSize };
  });

  serveEndpoint(app, contract.getInvoice, async ({ who, params, locale }) =>
    presentDocument(await own(who.shopperId, params.number), locale),
  );

  serveEndpoint(
    app,
    contract.getInvoicePdf,
    async ({ who, params, locale, reply }) =>
      sendPdf(reply, await own(who.shopperId, params.number), { locale, publicUrl }),
    PDFS,
  );

  serveEndpoint(app, contract.getOrderInvoice, async ({ request, params, locale }) =>
    presentDocument(await ofOrder(request, params.number), locale),
  );

  serveEndpoint(
    app,
    contract.getOrderInvoicePdf,
    async ({ request, params, locale, reply }) =>
      sendPdf(reply, await ofOrder(request, params.number), { locale, publicUrl }),
    PDFS,
  );

  serveEndpoint(app, contract.addNationalId, async ({ request, params, body, locale }) => {
    const number = canonicalNumber(params.number);
    await inTransaction(platform, async (work) => {
      const reader = await visitor(work.db, request);
      await addNationalId(work, { number, reader }, body.nationalId);
    });
    return presentDocument(await ofOrder(request, params.number), locale);
  });

  async function own(shopperId: number, number: string): Promise<DocumentRecord> {
    const reader: Reader = { kind: "shopper", shopperId, ownOnly: true };
    return (await documentByNumber(db, canonicalInvoice(number), reader)) ?? refuse("not-found");
  }

  async function ofOrder(request: FastifyRequest, number: string): Promise<DocumentRecord> {
    const order = canonicalNumber(number);
    const reader = await visitor(db, request);
    const ordered = await invoiceOfOrder(db, order, { ...reader, ownOnly: true });
    if (ordered) return ordered;
    const access = await accessTo(db, order, reader.shopperId);
    if (access?.access !== "full") refuse(access ? "code-needed" : "not-found");
    const known = (await documentOfOrder(db, order)) ?? refuse("not-found");
    return { ...known, national_id: hiddenId(known.national_id) };
  }
};

/**
 * Many people see a parcel with its order number and phone; the buyer's national ID is not for
 * them.
 */
function hiddenId(id: string | null): string | null {
  return id && "•".repeat(id.length - SHOWN_DIGITS) + id.slice(-SHOWN_DIGITS);
}

async function visitor(db: Connection, request: FastifyRequest): Promise<ShopperReader> {
  const shopperId = await shopperOf(db, request);
  if (shopperId === undefined) refuse("not-found");
  return { kind: "shopper", shopperId, ownOnly: false };
}
