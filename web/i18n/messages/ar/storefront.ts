import type { SameKeys } from "../../message-shape.ts";
import type { storefront as english } from "../en/storefront.ts";

export const storefront: SameKeys<typeof english> = {
  title: "البحث",
  resultsFor: "نتائج البحث عن «{term}»",
  guess: "لا توجد نتيجة مطابقة تمامًا لـ«{term}». هذه أقرب المنتجات إليها.",
  productCount:
    "{count, plural, =0 {لا توجد منتجات} zero {لا توجد منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}",
  updating: "جارٍ تحديث القائمة",
  sort: {
    label: "الترتيب",
    apply: "رتّب",
    default: "المقترح",
    relevance: "الأقرب لبحثك",
    newest: "الأحدث",
    "price-asc": "السعر: من الأقل",
    "price-desc": "السعر: من الأعلى",
    rating: "الأعلى تقييمًا",
  },
  filters: {
    title: "تصفية",
    open: "تصفية",
    close: "أغلق التصفية",
    show: "{count, plural, =0 {لا نتائج} zero {لا نتائج} one {اعرض منتجًا واحدًا} two {اعرض منتجين} few {اعرض # منتجات} many {اعرض # منتجًا} other {اعرض # منتج}}",
    applied: "اخترت",
    remove: "أزل {facet}: {value}",
    clearAll: "امسح الكل",
    more: "{count, plural, zero {المزيد} one {اختيار آخر} two {اختياران آخران} few {# اختيارات أخرى} many {# اختيارًا آخر} other {# اختيار آخر}}",
    from: "من {value}",
    upTo: "حتى {value}",
    fromOf: "{name}، من",
    toOf: "{name}، إلى",
    what: "ما معنى هذا؟",
    count:
      "{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}",
    parts: "تسوّق حسب القسم",
  },
  empty: {
    title: "لا يوجد منتج يجمع كل هذه الاختيارات",
    text: "أزل أحدها أو امسحها كلها، أو اتصل بنا على {hotline} ونبحث لك بأنفسنا.",
    clear: "امسح كل الاختيارات",
    categoryTitle: "لا توجد منتجات في هذا القسم حاليًا",
    categoryText: "تصلنا منتجات جديدة كل أسبوع. حتى تصل، شاهد هذه الأقسام.",
    searchTitle: "لم نجد شيئًا عن «{term}»",
    searchText:
      "جرّب كلمات أقل أو مختلفة: نوع المنتج (دلاية، سبوت) أو مقاسه (80 سم) أو الكود المكتوب على العلبة. أو اتصل بنا على {hotline} ويرد عليك من يعرف كل منتج.",
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
