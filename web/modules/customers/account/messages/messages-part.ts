import { Mail } from "@lucide/icons";
import type { AccountPart } from "#web/shell/account/account-part.ts";

export const messagesPart: AccountPart = {
  code: "messages",
  icon: Mail,
  load: () => import("./messages-section.tsx"),
};
