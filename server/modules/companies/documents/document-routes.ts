import { sql } from "kysely";
import {
  type CompanyDocument,
  companyDocumentEndpoints as contract,
  type DocumentKind,
  MAX_DOCUMENT_BYTES,
} from "#contract/companies/document-endpoints.ts";
import { cleanDocument, type CleanDocument } from "#server/modules/media/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import { serveUpload } from "#server/platform/http/upload.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { identifyMember } from "../company-customer.ts";
import { lockAsApprover } from "../members/members.ts";
import type { CompanyTables } from "../tables.ts";
import { sendCompanyFile } from "./document-queries.ts";

const FILES_PER_MINUTE = 20;

/** A company's documents, uploaded and viewed by its members. */
export const documentRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveUpload(app, contract.sendCompanyDocument, {
    perMinute: FILES_PER_MINUTE,
    maxBytes: MAX_DOCUMENT_BYTES,
    find: async (request) => {
      const { id: customerId, company } = await identifyMember(db, request);
      if (company.role !== "approver") refuse("approver-only");
      return { customerId, companyId: company.id };
    },
    handle: async ({ file, place, params, request }) => {
      const clean = await cleanDocument(file, { address: request.ip });
      return inTransaction(platform, (work) => keepDocument(work, place, params.kind, clean));
    },
  });

  serveEndpoint(app, contract.getCompanyDocument, async ({ who, params, reply }) =>
    sendCompanyFile(db, reply, { companyId: who.company.id, kind: params.kind }),
  );
};

/**
 * Stores a company's document in place of the previous one of its kind, which also answers staff's
 * request for it.
 */
async function keepDocument(
  work: Work,
  who: { companyId: number; customerId: number },
  kind: DocumentKind,
  { kind: fileKind, bytes }: CleanDocument,
): Promise<CompanyDocument> {
  const { companyId } = who;
  const company = await lockAsApprover(work, companyId, who.customerId);
  const db = work.db.$extendTables<CompanyTables>();
  const file = { file_kind: fileKind, bytes };
  const { sent_at } = await db
    .insertInto("companies.document")
    .values({ company_id: companyId, kind, ...file })
    .onConflict((row) =>
      row.columns(["company_id", "kind"]).doUpdateSet({ ...file, sent_at: sql<Date>`now()` }),
    )
    .returning("sent_at")
    .executeTakeFirstOrThrow();
  if (company.asked_kind === kind)
    await db
      .updateTable("companies.company")
      .set({ asked_kind: null, asked_note: null })
      .where("id", "=", companyId)
      .execute();
  return { kind, fileKind, sentAt: sent_at.toISOString() };
}
