import { Building2 } from "@lucide/icons";
import type { AccountPart } from "#web/shell/account/account-part.ts";

export const companyPart: AccountPart = {
  code: "company",
  icon: Building2,
  companyOnly: true,
  load: () => import("./company-section.tsx"),
};
