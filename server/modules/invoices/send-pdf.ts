import type { FastifyReply } from "fastify";
import type { Locale } from "#contract/kernel/locale.ts";
import { documentPdf } from "./pdf/document-pdf.ts";
import type { DocumentRecord } from "./read/document-queries.ts";
import { presentDocument } from "./read/present-document.ts";

/** Sends a document as a PDF file, in the requested language. */
export async function sendPdf(
  reply: FastifyReply,
  record: DocumentRecord,
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
): Promise<void> {
  const pdf = await documentPdf(presentDocument(record, locale), locale, publicUrl);
  await reply
    .type("application/pdf")
    .header("content-disposition", `attachment; filename="${record.number}-${locale}.pdf"`)
    .header("content-language", locale)
    .header("cache-control", "private, no-store")
    .send(pdf);
}
