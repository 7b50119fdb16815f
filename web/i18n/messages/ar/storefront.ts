import type { SameKeys } from "../../message-shape.ts";
import type { storefront as english } from "../en/storefront.ts";

export const storefront: SameKeys<typeof english> = {
  title: "البحث",
  resultsFor: "نتائج البحث عن «{term}»",
  productCount:
    "{count, plural, =0 {لا توجد قطع} zero {لا توجد قطع} one {قطعة واحدة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}}",
  updating: "جارٍ تحديث القائمة",
  sort: {
    label: "الترتيب",
    apply: "رتّب",
    default: "اختيارنا",
    relevance: "الأقرب لبحثك",
    newest: "الأحدث",
    "price-asc": "السعر: من الأقل",
    "price-desc": "السعر: من الأعلى",
    rating: "الأعلى تقييمًا",
  },
  filters: {
    title: "تصفية",
    open: "تصفية",
    close: "إغلاق التصفية",
    show: "{count, plural, =0 {لا شيء يطابق} zero {لا شيء يطابق} one {اعرض قطعة واحدة} two {اعرض قطعتين} few {اعرض # قطع} many {اعرض # قطعة} other {اعرض # قطعة}}",
    applied: "اخترت",
    remove: "إزالة {facet}: {value}",
    clearAll: "مسح الكل",
    more: "{count, plural, zero {المزيد} one {اختيار آخر} two {اختياران آخران} few {# اختيارات أخرى} many {# اختيارًا آخر} other {# اختيار آخر}}",
    fromOf: "{name}، من",
    toOf: "{name}، إلى",
    what: "ما معنى هذا؟",
    count:
      "{count, plural, zero {لا قطع} one {قطعة واحدة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}}",
    parts: "تسوّق حسب القسم",
  },
  empty: {
    title: "لا توجد قطعة تجمع كل هذه الاختيارات",
    text: "ارفع واحدًا منها أو امسحها كلها، أو اتصل بنا على {hotline} ونبحث لك بأنفسنا.",
    clear: "امسح كل الاختيارات",
    categoryTitle: "هذا الرف ما زال فارغًا",
    categoryText: "قطع جديدة تصل كل أسبوع. إلى أن تصل، شاهد هذه الأقسام.",
    searchTitle: "لم نجد شيئًا عن «{term}»",
    searchText:
      "جرّب كلمات أقل أو مختلفة: نوع القطعة (دلاية، سبوت) أو مقاسها (80 سم) أو الكود المكتوب على الكرتونة. أو اتصل بنا على {hotline} ويرد عليك من يعرف كل قطعة.",
    departments: "أو ابدأ من قسم",
    all: "كل المنتجات",
    pagePast: "لا توجد صفحة {page} هنا",
    firstPage: "إلى الصفحة الأولى",
  },
  pages: {
    label: "الصفحات",
    page: "صفحة {number}",
    previous: "السابق",
    next: "التالي",
    titled: "{title}، صفحة {number}",
  },
};
