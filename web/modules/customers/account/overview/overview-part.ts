import type { AccountPart } from "#web/shell/account/account-part.ts";
import { LayoutDashboard } from "@lucide/icons";

export const overviewPart: AccountPart = {
  code: "overview",
  icon: LayoutDashboard,
  load: () => import("./overview-section.tsx"),
};
