import type { AccountPart } from "#web/shell/account/account-part.ts";
import { LockKeyhole } from "@lucide/icons";

export const privacyPart: AccountPart = {
  code: "privacy",
  icon: LockKeyhole,
  load: () => import("./privacy-section.tsx"),
};
