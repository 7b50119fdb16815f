import type { AccountPart } from "#web/shell/account/account-part.ts";
import { LockKeyhole } from "lucide-react";

export const privacyPart: AccountPart = {
  code: "privacy",
  icon: LockKeyhole,
  load: () => import("./privacy-section.tsx"),
};
