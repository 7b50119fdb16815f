import { companyEndpoints as contract } from "#contract/companies/company-endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { register, REGISTRATIONS_PER_MINUTE } from "#server/modules/customers/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { companyColumns, type CompanyFields } from "./company-data.ts";
import { companyOf } from "./company-queries.ts";
import { documentsOf } from "./documents/document-queries.ts";
import { joinByInvitation, openInvitation } from "./join-company.ts";
import { lockAsApprover } from "./members/members.ts";
import { presentCompany } from "./present-company.ts";
import type { PriceLists } from "./price-lists.ts";
import type { CompanyTables } from "./tables.ts";

/** The fields that staff check for approval. */
const REVIEWED = ["name_en", "name_ar", "tax_number"] as const;

export const companyRoutes: ModulePlugin<[PriceLists]> = (app, platform, priceLists) => {
  const { db } = platform;

  serveEndpoint(
    app,
    contract.registerCompany,
    async ({ body, ...askedBy }) => register(platform, { kind: "company", ...body }, askedBy),
    { perMinute: REGISTRATIONS_PER_MINUTE },
  );

  serveEndpoint(app, contract.getCompany, async ({ who, locale }) => readCompany(who.id, locale));

  serveEndpoint(app, contract.updateCompany, async ({ who, body, locale }) => {
    await inTransaction(platform, (work) =>
      updateCompany(work, { companyId: who.company.id, customerId: who.id }, body),
    );
    return readCompany(who.id, locale);
  });

  serveEndpoint(
    app,
    contract.getInvitation,
    async ({ params }) => {
      const found = await openInvitation(db, params.invitation);
      if (!found) refuse("not-found");
      return {
        companyNameEn: found.name_en ?? "",
        companyNameAr: found.name_ar ?? "",
        role: found.role,
        email: found.email,
      };
    },
    { perMinute: 30 },
  );

  serveEndpoint(app, contract.acceptInvitation, async ({ who, params, locale }) => {
    await inTransaction(platform, (work) => joinByInvitation(work, who.id, params.invitation));
    return readCompany(who.id, locale);
  });

  async function readCompany(customerId: number, locale: Locale) {
    const company = await companyOf(db, customerId);
    if (!company) refuse("forbidden");
    const listId = company.price_list_id;
    const priceList = listId === null ? null : await priceLists.nameOf(db, listId, locale);
    return presentCompany(company, { priceList, documents: await documentsOf(db, company.id) });
  }
};

/** Changes a company's data. Changing a checked field requires another review. */
async function updateCompany(
  work: Work,
  who: { companyId: number; customerId: number },
  fields: CompanyFields,
): Promise<void> {
  const before = await lockAsApprover(work, who.companyId, who.customerId);
  const columns = companyColumns(fields);
  const isReviewedAgain = REVIEWED.some(
    (name) => columns[name] !== undefined && columns[name] !== before[name],
  );
  await work.db
    .$extendTables<CompanyTables>()
    .updateTable("companies.company")
    .set({
      ...columns,
      name_en: columns.name_en ?? before.name_en,
      ...(isReviewedAgain && { review: "waiting" as const, review_note: null, reviewed_at: null }),
    })
    .where("id", "=", who.companyId)
    .execute();
}
