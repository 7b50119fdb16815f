import type { FastifyReply } from "fastify";
import type { CompanyDocument, DocumentKind } from "#contract/companies/document-endpoints.ts";
import { sendPrivate } from "#server/modules/media/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { CompanyTables } from "../tables.ts";

/** The documents that a company has sent. */
export async function documentsOf(db: Connection, companyId: number): Promise<CompanyDocument[]> {
  const rows = await db
    .$extendTables<CompanyTables>()
    .selectFrom("companies.document")
    .select(["kind", "file_kind", "sent_at"])
    .where("company_id", "=", companyId)
    .orderBy("sent_at")
    .execute();
  return rows.map(({ kind, file_kind: fileKind, sent_at: sentAt }) => ({
    kind,
    fileKind,
    sentAt: sentAt.toISOString(),
  }));
}

/** Sends a company's document. The caller has checked access. */
export async function sendCompanyFile(
  db: Connection,
  reply: FastifyReply,
  { companyId, kind }: { companyId: number; kind: DocumentKind },
): Promise<void> {
  const file = await db
    .$extendTables<CompanyTables>()
    .selectFrom("companies.document")
    .select(["file_kind", "bytes"])
    .where("company_id", "=", companyId)
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (!file) refuse("not-found");
  await sendPrivate(reply, { name: kind, kind: file.file_kind, bytes: file.bytes });
}
