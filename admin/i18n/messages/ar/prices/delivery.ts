import type { SameKeys } from "../../../message-shape.ts";
import type { delivery as english } from "../../en/prices/delivery.ts";

/** Delivery terms of the governorates. */
export const delivery: SameKeys<typeof english> = {
  on: "التوصيل متاح",
  off: "بدون توصيل",
  any: "أي مبلغ",
  never: "أبدًا",
  edit: "عدّل",
  begin: "ابدأ التوصيل",
  title: "التوصيل إلى {name}",
  explanation: "الطلبات المسجلة من قبل تبقى بشروطها. المبالغ بالجنيه.",
  saved: "تم حفظ شروط التوصيل إلى {name}",
  fields: {
    fee: "رسوم التوصيل",
    codFee: "رسوم الدفع عند الاستلام",
    codLimit: "أقصى طلب للدفع عند الاستلام",
    freeFrom: "توصيل مجاني ابتداءً من",
    daysMin: "أيام العمل، على الأقل",
    daysMax: "أيام العمل، على الأكثر",
  },
  codLimitHelp: "اتركه فارغًا لأي مبلغ",
  freeFromHelp: "اتركه فارغًا إذا لم يكن هناك توصيل مجاني",
  stop: "أوقف التوصيل",
  stopTitle: "إيقاف التوصيل إلى {name}؟",
  stopText: "لن تُقبل طلبات جديدة إلى هناك. الطلبات المسجلة تُسلَّم كالمعتاد.",
  stopped: "توقف التوصيل إلى {name}",
  several: {
    open: "عدّل أكثر من محافظة",
    title: "نفس الشروط لأكثر من محافظة",
    places: "المحافظات",
    none: "اختر محافظة واحدة على الأقل",
    done: "{count, plural, zero {لم تتغير أي محافظة} one {تم حفظ شروط التوصيل لمحافظة واحدة} two {تم حفظ شروط التوصيل لمحافظتين} few {تم حفظ شروط التوصيل إلى # محافظات} many {تم حفظ شروط التوصيل إلى # محافظة} other {تم حفظ شروط التوصيل إلى # محافظة}}",
  },
};
