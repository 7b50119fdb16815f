import type { SameKeys } from "../../message-shape.ts";
import type { basic as english } from "../en/basic.ts";

export const basic: SameKeys<typeof english> = {
  update: "حدّث",
  back: "ارجع إلى السلة",
  refused: "تعذّر تنفيذ ذلك",
  governorateFirst: "اختر المحافظة لتعرف مصاريف التوصيل وموعده والإجمالي.",
  continue: "اعرض التوصيل والإجمالي",
  again: "احسب من جديد",
  cash: "الدفع نقدًا عند الاستلام. لطرق الدفع الأخرى فعّل \u2066JavaScript\u2069 في متصفحك أو {reach, select, call {اتصل بنا على {hotline}} other {راسلنا}}.",
  noCash:
    "الدفع عند الاستلام غير متاح لهذا الطلب. للدفع بطريقة أخرى فعّل \u2066JavaScript\u2069 في متصفحك أو {reach, select, call {اتصل بنا على {hotline}} other {راسلنا}}.",
  keepNumber:
    "احتفظ بهذا الرقم؛ به وبرقم موبايلك نجد طلبك في أي وقت{reach, select, call {، أو اتصل بنا على {hotline}} other {}}.",
};
