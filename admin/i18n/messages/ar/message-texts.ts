import type { SameKeys } from "../../message-shape.ts";
import type { messageTexts as english } from "../en/message-texts.ts";

/** The texts of mails and short messages. */
export const messageTexts: SameKeys<typeof english> = {
  own: "نص خاص بمتجرك",
  delivered: "النص الأصلي",
  texts: "النصوص",
  placesHelp: "لا تغيّر ما بين الأقواس: تحل محله بيانات الطلب. تظهر أمثلة عليها بجانبه.",
  preview: "المعاينة: {language}",
  unreadable: "لا يمكن عرض النص بعد، راجع الأقواس",
  test: "أرسل لي رسالة تجريبية",
  sent: "تم الإرسال إلى \u2066{to}\u2069",
  saved: "تم الحفظ. الرسائل الجديدة تستخدم هذا النص",
  restore: "استعد النص الأصلي: {label}",
  numbered: "{label} {number}",
  roles: {
    subject: "عنوان الرسالة",
    heading: "العنوان الداخلي",
    preview: "نص المعاينة (يظهر بعد العنوان)",
    text: "فقرة",
    note: "ملاحظة صغيرة",
    button: "زر",
    sms: "رسالة نصية",
  },
  books: {
    orders: "الطلبات",
    "order-codes": "أكواد الطلبات ورسائلها النصية",
    "payment-proofs": "التحويلات",
    returns: "المرتجعات",
    aftercare: "طلب التقييم",
    alerts: "التنبيهات",
    accounts: "الحسابات",
    companies: "الشركات",
    feedback: "الردود",
    staff: "فريق العمل",
  },
};
