import {
  companyDocumentEndpoints as contract,
  MAX_DOCUMENT_BYTES,
} from "#contract/companies/document-endpoints.ts";
import { cleanDocument } from "#server/modules/media/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import { serveUpload } from "#server/platform/http/upload.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { identifyMember } from "../company-customer.ts";
import { sendCompanyFile } from "./document-queries.ts";
import { keepDocument } from "./keep-document.ts";

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
