import type { SameKeys } from "../../../message-shape.ts";
import type { spreadsheets as english } from "../../en/goods/spreadsheets.ts";

const ROWS =
  "{rows, plural, zero {بدون صفوف} one {صف واحد} two {صفين} few {# صفوف} many {# صفًا} other {# صف}}";

/** Export and import of spreadsheets. */
export const spreadsheets: SameKeys<typeof english> = {
  empty: "لا توجد ملفات بعد. صدّر جدولًا وعدّله في إكسل ثم استورده من هنا.",
  kinds: {
    products: "المنتجات وموديلاتها",
    stock: "المخزون",
    prices: "الأسعار",
    "price-lists": "قوائم أسعار الشركات",
    redirects: "تحويلات الروابط",
  },
  formats: { xlsx: "إكسل (\u2066.xlsx\u2069)", csv: "ملف نصي (\u2066.csv\u2069)" },
  kind: "الجدول",
  format: "الصيغة",
  export: {
    open: "صدّر",
    title: "تصدير جدول",
    text: "عدّل الملف ثم استورده من جديد. الصفوف التي تحذفها من الملف تبقى في المتجر كما هي.",
    save: "نزّل",
    done: "تم تنزيل الملف",
  },
  import: {
    open: "استورد",
    title: "استيراد جدول",
    text: "تُفحص الصفوف أولًا، ولا يتغير شيء قبل أن ترى النتيجة. إكسل أو CSV، حتى 20 ميجابايت و50,000 صف، والعناوين بالعربية أو الإنجليزية.",
    choose: "اختر ملفًا",
    chosen: "الملف: {name}",
    none: "من فضلك اختر ملفًا",
    send: "افحص",
    done: "تم رفع الملف",
  },
  states: {
    reading: "جارٍ القراءة",
    checking: "جارٍ الفحص",
    checked: "تم الفحص",
    applying: "جارٍ التطبيق",
    applied: "تم التطبيق",
    cancelled: "أُلغي",
    failed: "لم يكتمل",
  },
  progress: {
    reading: `تمت قراءة ${ROWS} حتى الآن`,
    checking: `تم فحص {done} من ${ROWS}، ولم يتغير شيء`,
    applying: `تم تطبيق {done} من ${ROWS}`,
  },
  said: {
    checked: "تم الفحص. لم يتغير شيء بعد.",
    nothing: "تم الفحص. لا توجد تغييرات.",
    applied:
      "{count, plural, zero {لم يُطبَّق أي صف} one {تم تطبيق صف واحد} two {تم تطبيق صفين} few {تم تطبيق # صفوف} many {تم تطبيق # صفًا} other {تم تطبيق # صف}}. التغييرات ظاهرة الآن في المتجر.",
    cancelled:
      "أُلغي الاستيراد. {count, plural, zero {لم يتغير شيء.} one {تم تطبيق صف واحد قبل الإلغاء.} two {تم تطبيق صفين قبل الإلغاء.} few {تم تطبيق # صفوف قبل الإلغاء.} many {تم تطبيق # صفًا قبل الإلغاء.} other {تم تطبيق # صف قبل الإلغاء.}}",
    empty: "لا توجد صفوف تحت العناوين.",
  },
  ignored: "أعمدة غير معروفة لن تُستورد: {names}",
  sent: "{kind} · رفعه {name}، ويُحفظ حتى {until}",
  results: { new: "جديد", changed: "تغيّر", unchanged: "بدون تغيير", broken: "به أخطاء" },
  report: {
    title: "التفاصيل",
    show: "اعرض",
    all: "كل الصفوف",
    line: "سطر {line}",
    isApplied: "تم تطبيقه",
    change: "{column}: من {before} إلى {after}",
    nothing: "فارغ",
  },
  brokenFile: "نزّل الصفوف التي بها أخطاء",
  brokenDone: "تم تنزيل الصفوف التي بها أخطاء: صحّحها واستورد ذلك الملف",
  apply: {
    label: "طبّق",
    title: "تطبيق التغييرات؟",
    text: "{count, plural, zero {لن يُطبَّق أي صف} one {سيُطبَّق صف واحد} two {سيُطبَّق صفان} few {ستُطبَّق # صفوف} many {سيُطبَّق # صفًا} other {سيُطبَّق # صف}}. لن تُطبَّق الصفوف التي بها أخطاء.",
    again: "أكمل",
    done: "بدأ تطبيق التغييرات",
  },
  cancel: {
    label: "أوقف",
    title: "إيقاف هذا الاستيراد؟",
    text: "الصفوف التي تم تطبيقها تبقى كما هي.",
    done: "تم إيقاف الاستيراد",
  },
};
