import type { ModulePlugin } from "#server/platform/module.ts";
import { followOrders } from "./issue/follow-orders.ts";
import { invoicePrivacy } from "./privacy/invoice-privacy.ts";
import { invoiceRoutes } from "./routes.ts";
import { staffInvoiceRoutes } from "./staff-routes.ts";

export { invoiceInvariants } from "./invariants.ts";

export const invoicesModule: ModulePlugin = (app, platform) => {
  followOrders(platform);
  invoicePrivacy(app, platform);
  invoiceRoutes(app, platform);
  staffInvoiceRoutes(app, platform);
};
