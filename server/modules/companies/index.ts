import { customerErased } from "#server/modules/customers/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { identifyMember } from "./company-customer.ts";
import { companyRoutes } from "./company-routes.ts";
import { documentRoutes } from "./documents/document-routes.ts";
import { eraseMember } from "./members/leave-company.ts";
import { memberRoutes } from "./members/member-routes.ts";
import type { PriceLists } from "./price-lists.ts";

export { companyMails } from "./messages/company-mail-book.ts";
export type { CompanyCustomer } from "./company-customer.ts";
export { companyTermsOf } from "./company-queries.ts";
export { createCompany, foundRegisteredCompany } from "./create-company.ts";
export { exportCompany, exportInvitations } from "./export-company.ts";
export { invitedEmail, joinByInvitation } from "./join-company.ts";
export { companyForStaff, listCompanies } from "./list-companies.ts";
export { leaveCompany } from "./members/leave-company.ts";
export { askDocument } from "./documents/ask-document.ts";
export { documentsOf, sendCompanyFile } from "./documents/document-queries.ts";
export { askedOf } from "./present-company.ts";
export { reviewCompany } from "./review-company.ts";

/** What this module needs from modules above. */
interface CompaniesPorts {
  priceLists: PriceLists;
}

export const companiesModule: ModulePlugin<[CompaniesPorts]> = (app, platform, ports) => {
  app.identify.company = (request) => identifyMember(platform.db, request);
  platform.events.inTransaction(customerErased, eraseMember);
  companyRoutes(app, platform, ports.priceLists);
  memberRoutes(app, platform);
  documentRoutes(app, platform);
};
