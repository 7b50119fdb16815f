import { ListChecks } from "@lucide/icons";
import type { AccountPart } from "#web/shell/account/account-part.ts";

export const listsPart: AccountPart = {
  code: "lists",
  icon: ListChecks,
  load: () => import("./lists-section.tsx"),
};
