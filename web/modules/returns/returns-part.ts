import type { AccountPart } from "#web/shell/account/account-part.ts";
import { RotateCcw } from "@lucide/icons";

export const returnsPart: AccountPart = {
  code: "returns",
  icon: RotateCcw,
  load: () => import("./returns-section.tsx"),
};
