import type { Locale } from "#contract/kernel/locale.ts";
import { staffCompanyEndpoints as contract } from "#contract/staff/company-endpoints.ts";
import { askDocument, reviewCompany, sendCompanyFile } from "#server/modules/companies/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { recordForChange } from "#server/platform/http/record-version.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { serveStaffCommand } from "../audit/serve-staff-command.ts";
import { companyDetail, companyPage, reviewedCompany } from "./company-detail.ts";
import type { CompanyTerms } from "./company-terms.ts";

/**
 * Companies that want to buy on terms. Messages to them stay out of the audit log: they contain
 * names, and it outlives an erasure.
 */
export const staffCompanyRoutes: ModulePlugin<[CompanyTerms]> = (app, platform, terms) => {
  const { db } = platform;
  const whole = async (at: Connection, id: number, locale: Locale) =>
    (await companyDetail(at, terms, id, locale)) ?? refuse("not-found");

  serveEndpoint(app, contract.listCompanies, async ({ query }) => companyPage(db, query));

  serveEndpoint(app, contract.readCompany, async ({ params, locale }) =>
    whole(db, params.id, locale),
  );

  serveEndpoint(app, contract.readCompanyDocument, async ({ params, reply }) =>
    sendCompanyFile(db, reply, { companyId: params.id, kind: params.kind }),
  );

  serveStaffCommand(app, platform, contract.askCompanyDocument, async (input) => {
    const { work, record, params, body, locale } = input;
    await askDocument(work, params.id, body);
    const target = `company:${params.id}`;
    await record({ action: "company.ask-document", target, after: { kind: body.kind } });
    return whole(work.db, params.id, locale);
  });

  serveStaffCommand(app, platform, contract.reviewCompany, async (input) => {
    const { work, record, params, body, locale } = input;
    const before = await lookedAt(work, params.id, body.version);
    const { decision: review, note, priceListId = before.priceListId } = body;
    await reviewCompany(work, params.id, { review, note: note || null, priceListId });
    await record({
      action: "company.review",
      target: `company:${params.id}`,
      before: { review: before.review, priceListId: before.priceListId },
      after: { review, priceListId },
    });
    return whole(work.db, params.id, locale);
  });
};

/** The company in the version that the user has seen. */
async function lookedAt(work: Work, id: number, version: string | undefined) {
  const read = (db: Connection) => reviewedCompany(db, id);
  if (version === undefined) return (await read(work.db)) ?? refuse("not-found");
  return recordForChange(work, { root: { table: "companies.company", key: id }, version, read });
}
