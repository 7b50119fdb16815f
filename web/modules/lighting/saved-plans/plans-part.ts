import { DraftingCompass } from "@lucide/icons";
import type { AccountPart } from "#web/shell/account/account-part.ts";

export const plansPart: AccountPart = {
  code: "plans",
  icon: DraftingCompass,
  load: () => import("./plans-section.tsx"),
};
