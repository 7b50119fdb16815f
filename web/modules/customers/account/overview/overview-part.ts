import { LayoutDashboard } from "@lucide/icons";
import type { AccountPart } from "#web/shell/account/account-part.ts";

export const overviewPart: AccountPart = {
  code: "overview",
  icon: LayoutDashboard,
  load: () => import("./overview-section.tsx"),
};
