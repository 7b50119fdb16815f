import type { SameKeys } from "../../../message-shape.ts";
import type { privacy as english } from "../../en/people/privacy.ts";

/** What the law gives a customer. */
export const privacy: SameKeys<typeof english> = {
  title: "البيانات الشخصية",
  intro:
    "يفعل العملاء ذلك بأنفسهم من حساباتهم. هنا لمن يطلبه بطريقة أخرى: تأكد أولًا أنه صاحب الحساب.",
  ways: { phone: "بالتليفون", mail: "بالبريد الإلكتروني", letter: "بخطاب", "in-person": "بنفسه" },
  askedBy: "كيف طلب العميل ذلك؟",
  askedByHelp: "يُسجَّل في سجل الأعمال",
  export: "نزّل كل بياناته في ملف",
  exportText: "ملف واحد فيه كل ما يحفظه المتجر عن هذا العميل، ليُسلَّم إليه.",
  exported: "تم تنزيل الملف",
  show: "ما الذي يمكن حذفه …",
  goes: "ما نحذفه",
  goesText: "الاسم والبريد والرقم وتاريخ الميلاد وكلمة المرور والموافقات، فورًا وبلا رجوع.",
  stays: "ما يبقى، ولماذا",
  staysText:
    "الطلبات والفواتير تبقى بدون بيانات الشخص، لأن القانون يلزم المتاجر بحفظ دفاترها. الفواتير الكبيرة تحتفظ باسم المشتري ما دام لمصلحة الضرائب أن تطلبه.",
  parts: {
    addresses:
      "{count, plural, zero {لا عناوين} one {عنوان واحد} two {عنوانان} few {# عناوين} many {# عنوانًا} other {# عنوان}}",
    devices:
      "{count, plural, zero {لا أجهزة} one {جهاز واحد} two {جهازان} few {# أجهزة} many {# جهازًا} other {# جهاز}}",
    passkeys:
      "{count, plural, zero {لا مفاتيح مرور} one {مفتاح مرور واحد} two {مفتاحا مرور} few {# مفاتيح مرور} many {# مفتاح مرور} other {# مفتاح مرور}}",
    messageChoices:
      "{count, plural, zero {لا اختيارات للرسائل} one {اختيار واحد للرسائل} two {اختياران للرسائل} few {# اختيارات للرسائل} many {# اختيارًا للرسائل} other {# اختيار للرسائل}}",
    favourites:
      "{count, plural, zero {لا منتجات مفضلة} one {منتج مفضل واحد} two {منتجان مفضلان} few {# منتجات مفضلة} many {# منتجًا مفضلًا} other {# منتج مفضل}}",
    viewed:
      "{count, plural, zero {لا منتجات شاهدها} one {منتج واحد شاهده} two {منتجان شاهدهما} few {# منتجات شاهدها} many {# منتجًا شاهده} other {# منتج شاهده}}",
    alerts:
      "{count, plural, zero {لا تنبيهات} one {تنبيه واحد} two {تنبيهان} few {# تنبيهات} many {# تنبيهًا} other {# تنبيه}}",
    cart: "{count, plural, zero {لا شيء في السلة} one {منتج واحد في السلة} two {منتجان في السلة} few {# منتجات في السلة} many {# منتجًا في السلة} other {# منتج في السلة}}",
    ratings:
      "{count, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}",
    messages:
      "{count, plural, zero {لا رسائل للمتجر} one {رسالة واحدة للمتجر} two {رسالتان للمتجر} few {# رسائل للمتجر} many {# رسالة للمتجر} other {# رسالة للمتجر}}",
    "transfer-proofs":
      "{count, plural, zero {لا صور تحويلات} one {صور تحويل واحد} two {صور تحويلين} few {صور # تحويلات} many {صور # تحويلًا} other {صور # تحويل}}",
    orders:
      "{count, plural, zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}",
    invoices:
      "{count, plural, zero {لا فواتير} one {فاتورة أو إشعار دائن واحد} two {فاتورتان أو إشعاران دائنان} few {# فواتير وإشعارات دائنة} many {# فاتورة وإشعارًا دائنًا} other {# فاتورة وإشعار دائن}}",
    returns:
      "{count, plural, zero {لا مرتجعات} one {مرتجع واحد} two {مرتجعان} few {# مرتجعات} many {# مرتجعًا} other {# مرتجع}}",
    wallet:
      "{count, plural, zero {لا حركات في المحفظة} one {حركة واحدة في المحفظة} two {حركتان في المحفظة} few {# حركات في المحفظة} many {# حركة في المحفظة} other {# حركة في المحفظة}}، أرقامًا فقط، وما بقي من رصيد يُفقد",
  },
  obstacles: {
    "open-orders": "ليس الآن: ما زال هناك طلب أو تحويل أو مرتجع لم ينتهِ، ويجب أن ينتهي أولًا.",
    "last-approver":
      "ليس الآن: هو مسؤول الاعتماد الوحيد في شركة فيها زملاء، ويجب تعيين مسؤول آخر أولًا.",
  },
  erase: "احذف هذا العميل",
  eraseText: "لا رجوع في ذلك. يُسجَّل خروج العميل فورًا وتصله رسالة أخيرة بالبريد.",
  done: "تم حذف العميل",
};
