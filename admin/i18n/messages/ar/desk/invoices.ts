import type { SameKeys } from "../../../message-shape.ts";
import type { invoices as english } from "../../en/desk/invoices.ts";

/** Invoices and their credit notes. */
export const invoices: SameKeys<typeof english> = {
  empty: "لا توجد فواتير بعد. تصدر الفاتورة عند دفع الطلب أو شحنه.",
  search: "رقم الفاتورة أو الطلب",
  state: "الحالة",
  states: { Paid: "مدفوعة", NotPaid: "غير مدفوعة" },
  pdf: "نزّل {number} بصيغة PDF",
};
