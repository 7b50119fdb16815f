import type { SameKeys } from "../../../message-shape.ts";
import type { payments as english } from "../../en/desk/payments.ts";

/** Receipts of transfers. */
export const payments: SameKeys<typeof english> = {
  states: { waiting: "في الانتظار", accepted: "مقبول", declined: "مرفوض" },
  state: "الحالة",
  emptyWaiting: "لا توجد تحويلات في انتظار المراجعة",
  picture: "صورة الإيصال {number}",
  paper: "نزّل ملف PDF {number}",
  accept: "اقبل الدفعة",
  acceptText: "راجع حساب المتجر أولًا: يتأكد الطلب فورًا.",
  accepted: "تم قبول الدفعة",
  referenceHelp: "رقم التحويل في كشف حساب المتجر. الرقم نفسه يُسجَّل مرة واحدة.",
  decline: "ارفض",
  declineText: "يقرأ العميل السبب، ويمكنه إرسال إيصال آخر.",
  reason: "السبب، ويقرؤه العميل",
  declined: "تم رفض الإيصال",
  refunds: { empty: "لا توجد مبالغ في انتظار الإرسال", failed: "رفضه البنك" },
};
