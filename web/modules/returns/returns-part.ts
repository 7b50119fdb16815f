import { RotateCcw } from "@lucide/icons";
import type { AccountPart } from "#web/shell/account/account-part.ts";

export const returnsPart: AccountPart = {
  code: "returns",
  icon: RotateCcw,
  load: () => import("./returns-section.tsx"),
};
