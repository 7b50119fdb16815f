import type { ModulePlugin } from "#server/platform/module.ts";
import { staffCompanyRoutes, staffCustomerRoutes } from "./customers/routes.ts";
import { staffSelfRoutes, staffSignInRoutes } from "./session/routes.ts";
import { invitationRoutes, teamRoutes } from "./team/routes.ts";

/** Everything that staff ask for about people. */
export const staffRoutes: ModulePlugin = (app, platform) => {
  staffSignInRoutes(app, platform);
  staffSelfRoutes(app, platform);
  invitationRoutes(app, platform);
  teamRoutes(app, platform);
  staffCustomerRoutes(app, platform);
  staffCompanyRoutes(app, platform);
};
