import type { AccountPart } from "#web/shell/account/account-part.ts";
import { RotateCcw } from "lucide-react";

export const returnsPart: AccountPart = {
  code: "returns",
  icon: RotateCcw,
  load: () => import("./returns-section.tsx"),
};
