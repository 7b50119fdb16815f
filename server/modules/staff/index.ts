import type { CustomersPorts } from "#server/modules/customers/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { staffCompanyRoutes } from "./customers/company-routes.ts";
import type { CompanyTerms } from "./customers/company-terms.ts";
import { staffMergeRoutes } from "./customers/merge-routes.ts";
import { staffPrivacyRoutes } from "./customers/privacy-routes.ts";
import { staffCustomerRoutes } from "./customers/routes.ts";
import { networkRoutes } from "./network/routes.ts";
import { identifyStaff } from "./sign-in/identify-staff.ts";
import { staffPasskeyRoutes, staffPasskeySignInRoutes } from "./sign-in/passkey-routes.ts";
import { staffSelfRoutes, staffSessionRoutes, staffSignInRoutes } from "./sign-in/routes.ts";
import { invitationRoutes, memberSessionRoutes, teamRoutes } from "./team/routes.ts";
import { viewRoutes } from "./views/routes.ts";

export { staffMails } from "./messages/staff-mail-book.ts";
export type { Staff } from "./staff.ts";
export { addOwner } from "./add-owner.ts";
export { appendAudit, type AuditFact } from "./audit/append-audit.ts";
export { changedFields } from "./audit/changed-fields.ts";
export { membersWhoMay } from "./team/members-who-may.ts";
export { mailMention } from "./team/mention-mail.ts";
export { memberNames } from "./team/team-queries.ts";
export { type KnownStaff, staffById } from "./staff-by-id.ts";
export { inviteFirstOwner, isStaffed } from "./invite-first-owner.ts";
export { staffNames } from "./staff-names.ts";
export {
  RecordedRefusal,
  serveStaffCommand,
  type StaffCommandInput,
} from "./audit/serve-staff-command.ts";
export { serveStaffUpload } from "./audit/serve-staff-upload.ts";

interface StaffPorts extends CustomersPorts {
  companyTerms: CompanyTerms;
}

export const staffModule: ModulePlugin<[StaffPorts]> = (app, platform, ports) => {
  const { companyTerms, ...customers } = ports;
  app.identify.staff = (request, endpoint) => identifyStaff(platform.db, request, endpoint);
  staffSignInRoutes(app, platform);
  staffPasskeySignInRoutes(app, platform);
  staffSessionRoutes(app, platform);
  staffSelfRoutes(app, platform);
  staffPasskeyRoutes(app, platform);
  invitationRoutes(app, platform);
  teamRoutes(app, platform);
  memberSessionRoutes(app, platform);
  viewRoutes(app, platform);
  networkRoutes(app, platform);
  staffCustomerRoutes(app, platform);
  staffPrivacyRoutes(app, platform, customers);
  staffMergeRoutes(app, platform, customers);
  staffCompanyRoutes(app, platform, companyTerms);
};
