import { MonitorSmartphone } from "@lucide/icons";
import type { AccountPart } from "#web/shell/account/account-part.ts";

export const devicesPart: AccountPart = {
  code: "devices",
  icon: MonitorSmartphone,
  load: () => import("./devices-section.tsx"),
};
