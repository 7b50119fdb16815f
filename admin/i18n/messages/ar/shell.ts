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
    goods: "المنتجات والمخزون",
    customers: "العملاء",
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
    close: "أغلق",
    inLanguage: "{label} ({language})",
    cancel: "إلغاء",
    optional: "اختياري",
    draft: "هذا ما كتبته من قبل ولم ترسله",
    dropDraft: "ابدأ من جديد",
  },
  list: {
    select: "اختر {name}",
    selectAll: "اختر كل ما في الصفحة",
    selected:
      "{count, plural, zero {لا شيء مختار} one {مختار واحد} two {مختاران} few {# مختارة} many {# مختارًا} other {# مختار}}",
    clearSelection: "ألغِ الاختيار",
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
