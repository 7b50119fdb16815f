import type { SameKeys } from "../../../message-shape.ts";
import type { synonyms as english } from "../../en/goods/synonyms.ts";

/** Search synonyms, and a test of how a search is understood. */
export const synonyms: SameKeys<typeof english> = {
  search: "كلمة",
  empty: "لا توجد كلمات بعد. المتجر يعرف كلمات المهنة تلقائيًا، فأضف الكلمات التي يستخدمها عملاؤك.",
  add: "أضف كلمات",
  edit: "عدّل",
  saved: "تم حفظ الكلمات. يستخدمها البحث من الآن",
  remove: "احذف",
  removeTitle: "حذف {words}؟",
  removeText: "لن يعتبر البحث هذه الكلمات بمعنى واحد بعد ذلك.",
  removed: "تم حذف الكلمات",
  words: "كلمات بمعنى واحد",
  wordsHelp:
    "كلمة في كل سطر، من كلمتين إلى عشرين. يجب أن تكون واحدة منها على الأقل موجودة في منتجاتك.",
  tooFew: "اكتب كلمتين على الأقل لا يقرؤهما البحث كلمة واحدة.",
  language: "تسري في صفحات",
  languages: { both: "اللغتين", ar: "العربية", en: "الإنجليزية" },
  trial: {
    title: "جرّب البحث",
    q: "ابحث كما يبحث العميل",
    on: "في صفحات",
    try: "جرّب",
    understood: "ما فهمه المتجر",
    meant: "فُهمت على أنها: {words}",
    kind: "نوع المنتج",
    also: "وأيضًا",
    before: "النتائج بدون كلماتك",
    after: "النتائج مع كلماتك",
    count:
      "{count, plural, =0 {لا منتجات} zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}",
    guess: "تخمين",
  },
  rank: {
    why: "لماذا هنا؟",
    whyOf: "لماذا هنا؟ {name}",
    title: "لماذا {name} في هذا الترتيب",
    place: "رقم {place} في النتائج",
    notFirst: "ليس ضمن أول 24 نتيجة",
    inStock: "متوفر",
    soldOut: "نفدت الكمية",
    orders:
      "الطلبات الأخيرة: {orders} (يفقد الطلب نصف وزنه بعد {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}})",
    word: "الكلمة",
    where: "أين توجد",
    points: "النقاط",
    all: "مجموع النقاط",
    equal: "عند تساوي النقاط يأتي المتوفر أولًا، ثم الأكثر طلبًا في الفترة الأخيرة، ثم الأحدث.",
    fields: {
      name: "الاسم أو الكود",
      title: "العلامة التجارية أو القسم",
      words: "في الاسم أو النصوص أو المواصفات",
      typed: "مكتوبة كما في البحث تمامًا",
      number: "مواصفة بهذا الرقم أو قريبة منه",
      nowhere: "غير موجودة",
    },
  },
};
