import type { AccountPart } from "#web/shell/account/account-part.ts";
import { ShieldCheck } from "@lucide/icons";

export const securityPart: AccountPart = {
  code: "security",
  icon: ShieldCheck,
  load: () => import("./security-section.tsx"),
};
