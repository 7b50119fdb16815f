import type { AccountPart } from "#web/shell/account/account-part.ts";
import { Bell } from "@lucide/icons";

export const alertsPart: AccountPart = {
  code: "alerts",
  icon: Bell,
  load: () => import("./alerts-section.tsx"),
};
