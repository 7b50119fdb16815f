import type { AccountPart } from "#web/shell/account/account-part.ts";
import { ListChecks } from "@lucide/icons";

export const listsPart: AccountPart = {
  code: "lists",
  icon: ListChecks,
  load: () => import("./lists-section.tsx"),
};
