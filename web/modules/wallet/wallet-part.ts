import { Wallet } from "@lucide/icons";
import type { AccountPart } from "#web/shell/account/account-part.ts";

export const walletPart: AccountPart = {
  code: "wallet",
  icon: Wallet,
  load: () => import("./wallet-section.tsx"),
  loadSummary: () => import("./wallet-summary.tsx"),
};
