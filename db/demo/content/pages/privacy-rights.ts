import { heading, list, text } from "../text-parts.ts";
import type { DemoTextPart } from "../types.ts";

/** What people may ask for by law, and what the shop does when something goes wrong. */
export const privacyRights: DemoTextPart[] = [
  heading("حقوقك", "Your rights"),
  list(
    [
      "أن تعرف ما لدينا وتأخذ نسخة منه: «حسابي»، ثم «الخصوصية»، ثم «تنزيل بياناتي».",
      "To know what we hold and have a copy: My account, then Privacy, then download my data.",
    ],
    [
      "أن تصحّح ما هو خطأ: من «تعديل البيانات» في حسابك أو باتصال منك.",
      "To correct what is wrong: edit your details in the account, or call us.",
    ],
    [
      "أن تحذف حسابك: فورًا من صفحة الخصوصية. ننتظر فقط حتى ينتهي طلب أو إرجاع لم يكتمل. ورصيد المحفظة يُفقد مع الحساب، فاستخدمه أولًا.",
      "To erase your account: at once, on the privacy page. We only wait for an order or return that is still under way. Store credit is lost with the account, so use it first.",
    ],
    [
      "أن تسحب موافقتك على النشرة في أي وقت، دون أن تتأثر رسائل طلباتك.",
      "To take back your consent to the newsletter at any time; mails about your orders are not affected.",
    ],
    [
      "أن تعترض على استخدام لم تتوقعه، وأن تشكونا إلى مركز حماية البيانات الشخصية.",
      "To object to a use you did not expect, and to complain about us to the Personal Data Protection Centre.",
    ],
  ),
  text(
    "إذا طلبت دون حساب، اتصل بنا أو اكتب من صفحة «اتصل بنا»، ونتأكد أولًا أنك صاحب الطلب حتى لا نعطي بياناتك لغيرك.",
    "If you ordered without an account, call us or write from the contact page; we first make sure that the order is yours, so that nobody else is given your data.",
  ),
  heading("إذا حدث اختراق", "If there is a breach"),
  text(
    "نوقف السبب، ونبلغ مركز حماية البيانات خلال 72 ساعة من علمنا به، ونخبر أصحاب البيانات خلال ثلاثة أيام بعد ذلك بكلام واضح: ما الذي تسرّب، وماذا فعلنا، وما الذي ننصح به.",
    "We stop the cause, tell the data protection centre within 72 hours of knowing, and tell the people concerned within three days after that, in plain words: what got out, what we did, and what we advise.",
  ),
  heading("الأطفال", "Children"),
  text(
    "المتجر موجّه لمن أتموا 18 عامًا. إذا علمنا أن طفلًا سجّل بياناته نحذفها.",
    "The shop is meant for people of 18 and over. If we learn that a child has registered, we erase the data.",
  ),
  heading("تعديل هذه السياسة", "Changes to this policy"),
  text(
    "تاريخ آخر تعديل مكتوب في هذه الصفحة. إذا غيّرنا شيئًا يمس حقوقك نخبر أصحاب الحسابات بالبريد قبل أن يسري.",
    "The date of the last change stands on this page. If we change anything that touches your rights, we mail account holders before it takes effect.",
  ),
];
