import type { SameKeys } from "../../../message-shape.ts";
import type { calls as english } from "../../en/desk/calls.ts";

/** Calls to customers who pay at the door. */
export const calls: SameKeys<typeof english> = {
  empty: "لا يوجد عملاء للاتصال بهم الآن.",
  panel: "المكالمات",
  never: "لا توجد",
  corrected:
    "صُحّح الرقم ({calls, plural, zero {بدون مكالمات} one {مكالمة واحدة} two {مكالمتان} few {# مكالمات} many {# مكالمة} other {# مكالمة}})",
  now: "الآن",
  last: "{result} ({calls, plural, zero {بدون مكالمات} one {مكالمة واحدة} two {مكالمتان} few {# مكالمات} many {# مكالمة} other {# مكالمة}})",
  begin: "اتصل",
  leave: "اتركها لزميل",
  taken: "{name} يتصل الآن، حتى",
  record: "نتيجة المكالمة",
  title: "مكالمة بخصوص طلب {number}",
  save: "احفظ النتيجة",
  recorded: "تم حفظ النتيجة",
  result: "النتيجة",
  results: {
    confirmed: "أكّد الطلب",
    "no-answer": "لم يرد",
    later: "طلب الاتصال لاحقًا",
    "wrong-number": "رقم غير صحيح",
    refused: "رفض الطلب",
  },
  whatFollows: {
    confirmed: "يصبح الطلب جاهزًا للتجهيز.",
    "no-answer": "يعود إلى هذه القائمة في موعده.",
    later: "يعود إلى هذه القائمة في موعده.",
    "wrong-number": "ينتقل إلى الطلبات التي بها مشكلات.",
    refused: "يُلغى الطلب وتعود منتجاته إلى البيع.",
  },
  next: "المحاولة التالية",
  after: { "1": "بعد ساعة", "3": "بعد ثلاث ساعات", "24": "غدًا في الوقت نفسه", at: "موعد آخر" },
  moment: "موعد الاتصال",
  momentNeeded: "أدخل تاريخًا ووقتًا في المستقبل",
  note: "ملاحظة",
  reason: "السبب",
  reasonNeeded: "أدخل سبب الرفض",
  again: "المحاولة التالية",
  refusedByPhone: "رفض هذا الرقم",
  refusedByPlace: "الرفض في هذه المحافظة",
  refused: "{percent}% ({refused} من {ended})",
  noneEnded: "لا توجد طلبات نقدية منتهية",
};
