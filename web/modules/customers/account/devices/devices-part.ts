import type { AccountPart } from "#web/shell/account/account-part.ts";
import { MonitorSmartphone } from "@lucide/icons";

export const devicesPart: AccountPart = {
  code: "devices",
  icon: MonitorSmartphone,
  load: () => import("./devices-section.tsx"),
};
