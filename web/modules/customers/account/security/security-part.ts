import { ShieldCheck } from "@lucide/icons";
import type { AccountPart } from "#web/shell/account/account-part.ts";

export const securityPart: AccountPart = {
  code: "security",
  icon: ShieldCheck,
  load: () => import("./security-section.tsx"),
};
