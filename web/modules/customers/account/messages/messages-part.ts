import type { AccountPart } from "#web/shell/account/account-part.ts";
import { Mail } from "@lucide/icons";

export const messagesPart: AccountPart = {
  code: "messages",
  icon: Mail,
  load: () => import("./messages-section.tsx"),
};
