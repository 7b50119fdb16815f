import type { SameKeys } from "../../../message-shape.ts";
import type {
  companyDiscounts as englishDiscounts,
  priceLists as englishLists,
} from "../../en/prices/company-prices.ts";

/** Prices and discounts of companies on terms. */
export const priceLists: SameKeys<typeof englishLists> = {
  add: "قائمة أسعار جديدة",
  addText: "تبدأ القائمة فارغة. تُحدَّد للشركة عند مراجعة طلبها.",
  empty: "لا توجد قوائم أسعار بعد",
  saved: "تم حفظ قائمة الأسعار",
  list: "القائمة",
  name: "الاسم",
  prices: "أسعار القائمة",
  price: "سعر القائمة (بالجنيه)",
};

export const companyDiscounts: SameKeys<typeof englishDiscounts> = {
  add: "خصم جديد",
  addText: "للشركات المعتمدة، حسب عدد القطع من نفس المنتج.",
  empty: "لا توجد خصومات للشركات بعد",
  label: "الاسم الذي تقرؤه الشركة",
  steps: "حسب الكمية",
  everything: "مع كل ما بداخلها. اتركها فارغة ليشمل كل المنتجات",
  all: "كل المنتجات",
  everyList: "كل الشركات المعتمدة",
  listHelp: "يحصل عليه فقط من لديه قائمة الأسعار هذه",
  edit: "عدّل",
  saved: "تم حفظ الخصم",
  end: "أنهِ الخصم",
  endTitle: "إنهاء {name}؟",
  endText: "لن يُطبَّق على الطلبات الجديدة. الطلبات التي استفادت منه تبقى كما هي.",
  ended: "انتهى الخصم",
};
