import type { SameKeys } from "../../../message-shape.ts";
import type { redirects as english } from "../../en/content/redirects.ts";

/** Old paths and where they redirect to. */
export const redirects: SameKeys<typeof english> = {
  search: "الرابط القديم أو الجديد",
  state: "الحالة",
  on: "يعمل",
  off: "متوقف",
  sort: "الترتيب",
  sorts: { from: "الرابط القديم", newest: "الأحدث أولًا", hits: "الأكثر استخدامًا أولًا" },
  never: "لم يُستخدم بعد",
  empty: "لا توجد تحويلات بعد. عندما تنتقل صفحة إلى رابط جديد، حوّل رابطها القديم من هنا.",
  add: "أضف تحويلًا",
  addText: "من يفتح الرابط القديم يصل إلى الجديد، بلغة الصفحة نفسها.",
  edit: "عدّل",
  editTitle: "تحويل {from}",
  save: "احفظ",
  saved: "تم حفظ التحويل",
  remove: "احذف",
  removeTitle: "حذف تحويل {from}؟",
  removeText: "بعد الحذف لن يجد الزائر شيئًا على الرابط القديم.",
  removed: "تم حذف التحويل",
  from: "الرابط القديم",
  fromHelp: "مثل \u2066/old-page\u2069، بدون اللغة",
  to: "الرابط الجديد",
  toHelp: "صفحة في المتجر مثل \u2066/product/lamp-12\u2069، أو رابط كامل لموقع آخر",
  status: "مدة التحويل",
  statuses: {
    "301": "دائم (301)",
    "302": "مؤقت (302)",
    "307": "مؤقت مع نفس نوع الطلب (307)",
    "308": "دائم مع نفس نوع الطلب (308)",
  },
  isActive: "التحويل يعمل",
  import: {
    open: "استورد",
    title: "استيراد تحويلات",
    rows: "تحويل في كل سطر: الرابط القديم ثم الجديد",
    rowsHelp:
      "انسخ من جدول والصق هنا، أو افصل بينهما بفاصلة. حتى 500 سطر في المرة. لا يُحفظ شيء قبل أن ترى النتيجة.",
    try: "راجع أولًا",
    submit: "استورد",
    close: "أغلق",
    done: "تم استيراد التحويلات",
    wouldBe:
      "مراجعة فقط، لم يُحفظ شيء: الجديد {added}، المستبدل {replaced}، بدون تغيير {unchanged}، المرفوض {refused}",
    was: "تم الاستيراد: الجديد {added}، المستبدل {replaced}، بدون تغيير {unchanged}، المرفوض {refused}",
    row: "سطر {row}:",
    results: { added: "جديد", replaced: "مستبدل", unchanged: "بدون تغيير", refused: "مرفوض" },
  },
};
