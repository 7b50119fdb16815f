import type { AccountPart } from "#web/shell/account/account-part.ts";
import { DraftingCompass } from "@lucide/icons";

export const plansPart: AccountPart = {
  code: "plans",
  icon: DraftingCompass,
  load: () => import("./plans-section.tsx"),
};
