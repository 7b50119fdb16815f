import { Bell } from "@lucide/icons";
import type { AccountPart } from "#web/shell/account/account-part.ts";

export const alertsPart: AccountPart = {
  code: "alerts",
  icon: Bell,
  load: () => import("./alerts-section.tsx"),
};
