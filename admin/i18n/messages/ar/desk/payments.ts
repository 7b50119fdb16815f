import type { SameKeys } from "../../../message-shape.ts";
import type { payments as english } from "../../en/desk/payments.ts";

/** Receipts of transfers. */
export const payments: SameKeys<typeof english> = {
  states: { waiting: "في الانتظار", accepted: "مقبول", declined: "مرفوض" },
  state: "الحالة",
  emptyWaiting: "لا توجد تحويلات في انتظار المراجعة",
  picture: "الصورة {number} للتحويل",
  paper: "احفظ ملف PDF {number}",
  accept: "وصل المبلغ",
  acceptText: "بعد مراجعة حساب المتجر فقط: يُستكمل الطلب فورًا.",
  accepted: "تم تسجيل التحويل كمدفوع",
  referenceHelp: "رقم التحويل في كشف حساب المتجر. الرقم نفسه يُحسب مرة واحدة.",
  decline: "ارفض",
  declineText: "يقرأ العميل السبب، ويمكنه إرسال إثبات آخر.",
  reason: "السبب، يقرؤه العميل",
  declined: "تم رفض الإثبات",
  refunds: { empty: "لا توجد مبالغ في انتظار الإرسال", failed: "رفضه البنك" },
};
