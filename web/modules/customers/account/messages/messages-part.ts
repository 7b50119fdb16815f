import type { AccountPart } from "#web/shell/account/account-part.ts";
import { Bell } from "@lucide/icons";

export const messagesPart: AccountPart = {
  code: "messages",
  icon: Bell,
  load: () => import("./messages-section.tsx"),
};
