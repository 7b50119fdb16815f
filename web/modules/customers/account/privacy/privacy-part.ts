import { LockKeyhole } from "@lucide/icons";
import type { AccountPart } from "#web/shell/account/account-part.ts";

export const privacyPart: AccountPart = {
  code: "privacy",
  icon: LockKeyhole,
  load: () => import("./privacy-section.tsx"),
};
