import type { ModulePlugin } from "#server/platform/module.ts";
import { staffCompanyRoutes, staffCustomerRoutes } from "./customers/routes.ts";
import { networkRoutes } from "./network/routes.ts";
import { identifyStaff } from "./sign-in/identify-staff.ts";
import { staffPasskeyRoutes, staffPasskeySignInRoutes } from "./sign-in/passkey-routes.ts";
import { staffSelfRoutes, staffSessionRoutes, staffSignInRoutes } from "./sign-in/routes.ts";
import { invitationRoutes, teamRoutes } from "./team/routes.ts";

export type { Staff } from "./staff.ts";
export { addOwner } from "./add-owner.ts";
export type { AuditFact } from "./audit/append-audit.ts";
export { changedFields } from "./audit/changed-fields.ts";
export { inviteFirstOwner, isStaffed } from "./invite-first-owner.ts";
export { staffNames } from "./staff-names.ts";
export { serveStaffCommand } from "./audit/serve-staff-command.ts";
export { serveStaffUpload } from "./audit/serve-staff-upload.ts";

export const staffModule: ModulePlugin = (app, platform) => {
  app.identify.staff = (request, endpoint) => identifyStaff(platform.db, request, endpoint);
  staffSignInRoutes(app, platform);
  staffPasskeySignInRoutes(app, platform);
  staffSessionRoutes(app, platform);
  staffSelfRoutes(app, platform);
  staffPasskeyRoutes(app, platform);
  invitationRoutes(app, platform);
  teamRoutes(app, platform);
  networkRoutes(app, platform);
  staffCustomerRoutes(app, platform);
  staffCompanyRoutes(app, platform);
};
