import type { AccountPart } from "#web/shell/account/account-part.ts";
import { Building2 } from "lucide-react";

export const companyPart: AccountPart = {
  code: "company",
  icon: Building2,
  companyOnly: true,
  load: () => import("./company-section.tsx"),
};
