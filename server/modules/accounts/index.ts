import type { ModulePlugin } from "#server/platform/module.ts";

export { customerById } from "./profile/customer-queries.ts";
export { serveStaffCommand } from "./staff/audit/serve-staff-command.ts";
export { ensureShopper, shopperOf } from "./shopper.ts";

export const accountsModule: ModulePlugin = (app, { secureCookies }) => {
  app.decorate("secureCookies", secureCookies);
  app.decorateRequest("isPersonal", false);
  app.addHook("onSend", async (request, reply) => {
    if (request.isPersonal) reply.header("cache-control", "private, no-store");
  });
};
