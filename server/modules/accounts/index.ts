import type { ModulePlugin } from "#server/platform/module.ts";
import { addressRoutes } from "./addresses/routes.ts";
import { authRoutes } from "./auth/routes.ts";
import { identifyWith } from "./auth/session/identify.ts";
import { companyRoutes } from "./companies/company-routes.ts";
import { memberRoutes } from "./companies/members/member-routes.ts";
import type { PriceLists } from "./companies/price-lists.ts";
import type { PersonalData } from "./privacy/personal-data.ts";
import { privacyRoutes } from "./privacy/routes.ts";
import { profileRoutes } from "./profile/routes.ts";
import { staffRoutes } from "./staff/staff-routes.ts";
import { recoveryRoutes } from "./recovery/routes.ts";
import { twoFactorRoutes } from "./two-factor/routes.ts";

export { customerErased, customerSignedIn, type CustomerSignIn } from "./events.ts";
export { companyTermsOf } from "./companies/company-queries.ts";
export { createCompany } from "./companies/create-company.ts";
export { companyForStaff, listCompanies } from "./companies/list-companies.ts";
export { reviewCompany } from "./companies/review-company.ts";
export { customerById } from "./profile/customer-queries.ts";
export { addOwner } from "./staff/add-owner.ts";
export { forgetStaffSessions } from "./staff/session/staff-sessions.ts";
export { serveStaffCommand } from "./staff/audit/serve-staff-command.ts";
export { sweepSignIn } from "./auth/sweep-sign-in.ts";
export { customerOf } from "./auth/session/customer-of.ts";
export type { CompanyCustomer, Customer } from "./customer.ts";
export { customerOfShopper } from "./shopper-owner.ts";
export { ensureShopper, shopperOf } from "./shopper.ts";
export { sweepShoppers } from "./sweep-shoppers.ts";

/** What accounts need of modules above. */
interface AccountsPorts {
  personalData: PersonalData;
  priceLists: PriceLists;
}

export const accountsModule: ModulePlugin<[AccountsPorts]> = (app, platform, ports) => {
  app.decorate("secureCookies", platform.secureCookies);
  app.decorateRequest("isPersonal", false);
  app.addHook("onSend", async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    // Answers to signing in hold secrets, whoever asked.
    if (request.isPersonal || endpoint?.tag === "accounts")
      reply.header("cache-control", "private, no-store");
  });
  app.decorate("identify", identifyWith(platform.db));
  for (const plug of [
    authRoutes,
    profileRoutes,
    addressRoutes,
    recoveryRoutes,
    twoFactorRoutes,
    memberRoutes,
    staffRoutes,
  ])
    plug(app, platform);
  privacyRoutes(app, platform, ports.personalData);
  companyRoutes(app, platform, ports.priceLists);
};
