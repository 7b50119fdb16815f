import type { SameKeys } from "../../../message-shape.ts";
import type { ratings as english } from "../../en/feedback/ratings.ts";

export const ratings: SameKeys<typeof english> = {
  title: "آراء العملاء",
  summary:
    "{count, plural, zero {لا تقييمات} one {{average} من 5 (تقييم واحد)} two {{average} من 5 (تقييمان)} few {{average} من 5 (# تقييمات)} many {{average} من 5 (# تقييمًا)} other {{average} من 5 (# تقييم)}}",
  count:
    "{count, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}",
  stars:
    "{value, plural, zero {بدون نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}",
  share:
    "{stars}: {count, plural, zero {لا أحد} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}",
  given: "{value} من 5",
  none: "لم يقيّم أحد هذا المنتج بعد.",
  noneInvite: "هل اشتريته؟ رأيك يساعد غيرك على الاختيار.",
  bought: "شراء مؤكَّد",
  showAll: "اعرض كل التقييمات",
  noneOfThese: "لا توجد تقييمات بهذا العدد من النجوم.",
  picture: "الصورة {number} من تقييم {author}",
  sort: {
    label: "ترتيب التقييمات",
    newest: "الأحدث",
    highest: "الأعلى تقييمًا",
    lowest: "الأقل تقييمًا",
  },
  pictures: {
    label: "صور العملاء",
    add: "أضف صورًا",
    hint: "المنتج في مكانه عندك. حتى {count, plural, zero {# صور} one {صورة واحدة} two {صورتين} few {# صور} many {# صورة} other {# صورة}}.",
    alt: "الصورة {number} من تقييمك",
    remove: "احذف الصورة {number}",
    sending: "جارٍ إرسال الصورة",
    failed: "هذا الملف ليس صورة يمكن عرضها. أرسل JPG أو PNG أو WebP.",
  },
  more: "اعرض المزيد من الآراء",
  loadingMore: "جارٍ تحميل المزيد",
  starsAlone: "نجوم بدون تعليق.",
  form: {
    open: "قيّم هذا المنتج",
    change: "عدّل تقييمي",
    title: "تقييمك",
    value: "كم نجمة؟",
    names: { one: "ضعيف", two: "مقبول", three: "جيد", four: "جيد جدًا", five: "ممتاز" },
    missing: "من فضلك اختر تقييمًا من 1 إلى 5",
    text: "رأيك بكلماتك",
    textHint: "شكله وأداؤه وتركيبه. حتى 2000 حرف.",
    picturesGone: "إحدى الصور لم تعد محفوظة عندنا. احذفها وأضفها من جديد.",
    name: "يظهر بجانبه اسمك الأول وأول حرف من اسم العائلة، بعد أن يقرأه فريق العمل.",
    send: "أرسل التقييم",
    sending: "جارٍ الإرسال",
    cancel: "إلغاء",
    sent: "تم إرسال تقييمك بنجاح",
    signIn: "تسجيل الدخول لتقييم هذا المنتج",
    waiting: "تقييمك وصل، وسيظهر بعد أن يقرأه فريق العمل.",
    declined: "لم يُنشر تقييمك. يمكن تعديله وإرساله من جديد.",
    published: "شكرًا، تم نشر تقييمك لهذا المنتج.",
  },
  own: {
    empty: "لا توجد تقييمات حتى الآن",
    emptyText: "تقييم ما اشتريته يساعد غيرك على الاختيار.",
    emptyAction: "اعرض طلباتي",
    remove: "سحب التقييم",
    removeNamed: "سحب تقييم {name}",
    removed: "تم سحب تقييم {name}",
    undo: "تراجع",
    states: { waiting: "قيد المراجعة", published: "منشور", declined: "لم يُنشر" },
  },
};
