import type { AccountPart } from "#web/shell/account/account-part.ts";
import { ReceiptText } from "@lucide/icons";

export const invoicesPart: AccountPart = {
  code: "invoices",
  icon: ReceiptText,
  load: () => import("./invoices-section.tsx"),
};
