import { ReceiptText } from "@lucide/icons";
import type { AccountPart } from "#web/shell/account/account-part.ts";

export const invoicesPart: AccountPart = {
  code: "invoices",
  icon: ReceiptText,
  load: () => import("./invoices-section.tsx"),
};
