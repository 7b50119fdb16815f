import { Package } from "@lucide/icons";
import type { AccountPart } from "#web/shell/account/account-part.ts";

export const ordersPart: AccountPart = {
  code: "orders",
  icon: Package,
  load: () => import("./orders-section.tsx"),
  loadSummary: () => import("./orders-summary.tsx"),
};
