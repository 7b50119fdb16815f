import type { SameKeys } from "../../../message-shape.ts";
import type { plans as english } from "../../en/account-pages/plans.ts";

export const plans: SameKeys<typeof english> = {
  list: "المخططات المحفوظة",
  new: "خطّط غرفة أخرى",
  room: "{length, number} × {width, number} متر",
  lights:
    "{count, plural, zero {بدون وحدات} one {وحدة واحدة} two {وحدتان} few {# وحدات} many {# وحدة} other {# وحدة}}",
  rename: "غيّر الاسم",
  renameOf: "غيّر الاسم: {name}",
  renameTitle: "اسم جديد للمخطط",
  name: "اسم المخطط",
  renamed: "تم تغيير اسم المخطط.",
  remove: "احذف",
  removeOf: "احذف {name}",
  removed: "تم حذف المخطط.",
  restored: "تمت استعادة المخطط.",
  none: {
    title: "لا توجد مخططات محفوظة بعد",
    text: "خطّط إضاءة غرفة واحفظها لتجدها هنا من أي جهاز.",
    action: "خطّط غرفة",
  },
};
