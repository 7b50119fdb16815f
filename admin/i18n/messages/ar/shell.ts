import type { SameKeys } from "../../message-shape.ts";
import type { shell as english } from "../en/shell.ts";

/** The frame around every screen. */
export const shell: SameKeys<typeof english> = {
  shop: "فانوس",
  title: "إدارة المتجر",
  toShop: "افتح المتجر",
  otherLanguage: "English",
  menu: "الأقسام",
  account: "حسابك",
  signOut: "تسجيل الخروج",
  loading: "جارٍ التحميل",
  groups: {
    sales: "المبيعات",
    customers: "العملاء",
    content: "المحتوى",
    shop: "المتجر",
  },
  roles: {
    owner: "مالك",
    catalogue: "المنتجات",
    orders: "الطلبات",
    content: "المحتوى",
    support: "خدمة العملاء",
  },
  locales: { ar: "العربية", en: "الإنجليزية" },
  problem: {
    offline: "لا يوجد اتصال. تأكد من الإنترنت وحاول مرة أخرى",
    failed: "حدث خطأ في الخادم. حاول مرة أخرى",
    title: "تعذّر تحميل هذه الصفحة",
    reload: "أعد تحميل الصفحة",
  },
  form: {
    cancel: "إلغاء",
    optional: "اختياري",
    inLanguage: "{label} ({language})",
    save: "احفظ",
    saved: "تم الحفظ",
    up: "انقل {name} لأعلى",
    down: "انقل {name} لأسفل",
    draft: "هذا ما كتبته من قبل ولم ترسله",
    dropDraft: "ابدأ من جديد",
    changed: "حفظ شخص آخر تعديلًا في هذه الأثناء",
    changedText: "ما كتبته لم يضِع. اختر أي النسختين تبقى.",
    same: "ما حُفظ هو نفسه ما كتبته.",
    mine: "ما كتبته",
    theirs: "المحفوظ الآن",
    nothing: "لا شيء",
    keepMine: "احفظ ما كتبته بدلًا منه",
    takeTheirs: "خذ المحفوظ",
  },
  list: {
    pages: "الصفحات",
    empty: "لا يوجد شيء هنا بعد",
    noMatch: "لا شيء يطابق هذه الفلاتر",
    clear: "امسح الفلاتر",
    total:
      "{count, plural, zero {لا توجد نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}",
    all: "الكل",
  },
  none: "—",
};
