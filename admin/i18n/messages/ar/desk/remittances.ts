import type { SameKeys } from "../../../message-shape.ts";
import type { remittances as english } from "../../en/desk/remittances.ts";

/** Cash remitted by couriers. */
export const remittances: SameKeys<typeof english> = {
  empty: "لم يُسجَّل أي كشف تحصيل بعد.",
  open: "سجّل كشف تحصيل",
  title: "تسجيل كشف تحصيل",
  courier: "شركة الشحن",
  reference: "رقم الكشف",
  referenceHelp: "الكشف نفسه يُسجَّل مرة واحدة.",
  file: "اختر ملف CSV",
  rows: "شحنة في كل سطر: الرقم، المبلغ المحصَّل، الرسوم",
  rowsHelp:
    "رقم الشحنة أو الطلب أو التتبع، والمبالغ بالجنيه. حتى 500 سطر. لا يُسجَّل شيء قبل أن ترى المقارنة.",
  wrongRow: "سطر {row}: أدخل مبلغًا مثل 1250 أو 1250.50",
  noRows: "أدخل سطرًا واحدًا على الأقل",
  compare: "قارن",
  book: "سجّل الكل",
  booked: "تم تسجيل التحصيل",
  sums: "المطلوب {toCome}، المحصَّل {came}، الفرق {difference}، الرسوم {kept}",
  row: "سطر {row}:",
  fee: "رسوم",
  even: "مطابق",
  differs: "فرق {amount}",
  problems: {
    unknown: "لا توجد شحنة بهذا الرقم",
    several: "أكثر من شحنة، حدد واحدة",
    "not-cash": "ليس دفعًا عند الاستلام",
    "not-sent": "لم تُسلَّم",
    booked: "سُجِّلت من قبل",
    twice: "مكررة في هذا الكشف",
  },
};
