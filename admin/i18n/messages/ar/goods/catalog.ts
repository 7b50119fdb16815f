import type { SameKeys } from "../../../message-shape.ts";
import type { catalog as english } from "../../en/goods/catalog.ts";

/** Categories and brands. */
export const catalog: SameKeys<typeof english> = {
  code: "الكود",
  codeHelp: "حروف لاتينية صغيرة وأرقام وشرطات، ولا يتغير بعد ذلك",
  name: "الاسم",
  description: "الوصف",
  slug: "نهاية الرابط",
  slugHelp: "اتركها فارغة لاستخدام الاسم",
  edit: "عدّل",
  save: "احفظ",
  saved: "تم الحفظ",
  remove: "احذف",
  removeTitle: "حذف {name}؟",
  removeText: "لا يستخدمه أي منتج. لا يمكن التراجع عن الحذف.",
  removed: "تم الحذف",
  brands: { add: "علامة تجارية جديدة", empty: "لا توجد علامات تجارية بعد" },
  categories: {
    add: "قسم جديد",
    empty: "لا توجد أقسام بعد",
    parent: "داخل القسم",
    top: "قسم رئيسي",
    state: "في المتجر",
    shown: "ظاهر",
    hidden: "مخفي",
    move: "انقل",
    moveTitle: "أين يكون قسم {name}؟",
    moved: "تم نقل {name}",
    isActive: "يظهر في المتجر",
    attributes: "المواصفات المطلوبة لمنتجات القسم",
    keyFacts: "المواصفات التي تظهر على بطاقة المنتج",
    fromParent: "اتركها فارغة لتكون كالقسم الأعلى",
  },
};
