import type { SameKeys } from "../../../message-shape.ts";
import type { offers as english } from "../../en/prices/offers.ts";

/** Reduced prices for a period. */
export const offers: SameKeys<typeof english> = {
  add: "عرض جديد",
  list: "اعرضها كقائمة",
  since: "سارية ابتداءً من",
  empty: "لا توجد عروض من هذا اليوم",
  price: "سعر العرض (بالجنيه)",
  ordinary: "السعر الأساسي {price}",
  tooDear: "يجب أن يكون سعر العرض أقل من السعر الأساسي {price}",
  edit: "عدّل",
  saved: "تم حفظ العرض",
  added:
    "{count, plural, zero {لا توجد عروض} one {تمت إضافة العرض} two {تمت إضافة عرضين} few {تمت إضافة # عروض} many {تمت إضافة # عرضًا} other {تمت إضافة # عرض}} للفترة التي حددتها",
  remove: "احذف",
  removeTitle: "حذف العرض على {name}؟",
  removeText: "يعود السعر الأساسي فورًا. الطلبات المسجلة تبقى بأسعارها.",
  removed: "تم حذف العرض",
  time: "مدة العرض",
  goods: "المنتجات",
  calendar: {
    open: "التقويم",
    title: "تقويم العروض",
    previous: "الشهر السابق",
    next: "الشهر التالي",
    today: "اليوم",
    onDay: "عروض {day}",
    none: "لا توجد عروض في هذا اليوم",
    day: "{day}، {count, plural, =0 {لا توجد عروض} zero {لا توجد عروض} one {عرض واحد} two {عرضان} few {# عروض} many {# عرضًا} other {# عرض}}",
    count:
      "{count, plural, zero {لا عروض} one {عرض} two {عرضان} few {# عروض} many {# عرضًا} other {# عرض}}",
  },
};
