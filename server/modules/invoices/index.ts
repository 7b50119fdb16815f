import { customerErased } from "#server/modules/customers/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { followOrders } from "./issue/follow-orders.ts";
import { eraseBuyer } from "./personal-data.ts";
import { invoiceRoutes } from "./routes.ts";
import { staffInvoiceRoutes } from "./staff-routes.ts";

export { exportInvoices } from "./personal-data.ts";
export { sameBuyers } from "./read/same-buyers.ts";
export { invoiceInvariants } from "./invariants.ts";
export { openFile } from "./pdf/open-file.ts";
export { BODY, ITEM, LABEL, TITLE, VALUE } from "./pdf/parts/styles.ts";
export { A4, BRASS, INK, type Sheet } from "./pdf/sheet.ts";

export const invoicesModule: ModulePlugin = (app, platform) => {
  followOrders(platform);
  platform.events.inTransaction(customerErased, (work, { shopperId }) =>
    eraseBuyer(work, shopperId),
  );
  invoiceRoutes(app, platform);
  staffInvoiceRoutes(app, platform);
};
