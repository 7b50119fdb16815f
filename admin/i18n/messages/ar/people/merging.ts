import type { SameKeys } from "../../../message-shape.ts";
import type { merging as english } from "../../en/people/merging.ts";

/** Merging several accounts of one person. */
export const merging: SameKeys<typeof english> = {
  title: "حسابات أخرى للشخص نفسه",
  none: "لا يوجد حساب بالموبايل نفسه أو البريد نفسه أو الرقم القومي نفسه.",
  signs: { phone: "الموبايل نفسه", email: "البريد نفسه", "national-id": "الرقم القومي نفسه" },
  unproved: "بعض البيانات المشتركة غير مؤكدة بكود: تأكد أولًا أن الحسابين لشخص واحد.",
  look: "ادمجه في هذا الحساب …",
  lookAt: "ادمجه في هذا الحساب: {name}، {contact}",
  moves: "ما ينتقل إلى هذا الحساب",
  nothing: "لا شيء: الحساب الآخر فارغ.",
  balance: "رصيد المحفظة: {amount}",
  closes:
    "يُغلق الحساب الآخر ويشير إلى هذا الحساب، ويُسجَّل الخروج من كل أجهزته. الفواتير تبقى كما هي. لا يمكن التراجع عن ذلك.",
  parts: {
    orders:
      "{count, plural, zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}",
    returns:
      "{count, plural, zero {لا مرتجعات} one {مرتجع واحد} two {مرتجعان} few {# مرتجعات} many {# مرتجعًا} other {# مرتجع}}",
    invoices:
      "{count, plural, zero {لا فواتير} one {فاتورة أو إشعار دائن واحد} two {فاتورتان أو إشعاران دائنان} few {# فواتير وإشعارات دائنة} many {# فاتورة وإشعارًا دائنًا} other {# فاتورة وإشعار دائن}}",
    addresses:
      "{count, plural, zero {لا عناوين} one {عنوان واحد} two {عنوانان} few {# عناوين} many {# عنوانًا} other {# عنوان}}",
    favourites:
      "{count, plural, zero {لا منتجات مفضلة} one {منتج مفضل واحد} two {منتجان مفضلان} few {# منتجات مفضلة} many {# منتجًا مفضلًا} other {# منتج مفضل}}",
    ratings:
      "{count, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}",
    messages:
      "{count, plural, zero {لا رسائل للمتجر} one {رسالة واحدة للمتجر} two {رسالتان للمتجر} few {# رسائل للمتجر} many {# رسالة للمتجر} other {# رسالة للمتجر}}",
    alerts:
      "{count, plural, zero {لا تنبيهات} one {تنبيه واحد} two {تنبيهان} few {# تنبيهات} many {# تنبيهًا} other {# تنبيه}}",
    cart: "{count, plural, zero {لا شيء في السلة} one {منتج واحد في السلة} two {منتجان في السلة} few {# منتجات في السلة} many {# منتجًا في السلة} other {# منتج في السلة}}",
    lists:
      "{count, plural, zero {لا قوائم مشاريع} one {قائمة مشروع واحدة} two {قائمتا مشاريع} few {# قوائم مشاريع} many {# قائمة مشاريع} other {# قائمة مشاريع}}",
    plans:
      "{count, plural, zero {لا مخططات غرف} one {مخطط غرفة واحد} two {مخططا غرف} few {# مخططات غرف} many {# مخطط غرف} other {# مخطط غرف}}",
  },
  obstacles: {
    "not-mergeable": "غير ممكن: لا تُدمج حسابات الشركات ولا حسابات فريق العمل.",
    "no-duplicate": "غير ممكن: لا توجد بيانات مشتركة بين الحسابين.",
  },
  merge: "ادمج الحسابين",
  confirm: "ادمج الآن",
  confirmText: "ينتقل كل ما يخص {name} إلى هذا الحساب فورًا.",
  done: "تم دمج الحسابين",
  mergedInto: "دُمج هذا الحساب في حساب آخر.",
  toKept: "اعرض ذلك الحساب",
};
