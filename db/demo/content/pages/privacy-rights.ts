import { heading, list, text } from "../text-parts.ts";
import type { DemoTextPart } from "../types.ts";

/** People's legal rights, and what the shop does when something goes wrong. */
export const privacyRights: DemoTextPart[] = [
  heading("حقوقك", "Your rights"),
  list(
    [
      "أن تعرف ما لدينا وتأخذ نسخة منه: «حسابي»، ثم «الخصوصية»، ثم «نزّل بياناتي».",
      "To know what we hold and get a copy: go to My account, then Privacy, then Download my data.",
    ],
    [
      "أن تصحّح ما هو خطأ: من «تعديل البيانات» في حسابك أو باتصال منك.",
      "To correct what is wrong: edit your details in your account, or call us.",
    ],
    [
      "أن تحذف حسابك: فورًا من صفحة الخصوصية. ننتظر فقط حتى ينتهي طلب أو إرجاع لم يكتمل. ورصيد المحفظة يُفقد مع الحساب، فاستخدمه أولًا.",
      "To delete your account: immediately, on the privacy page. We only wait for any open order or return to finish. Store credit is lost with the account, so use it first.",
    ],
    [
      "أن تسحب موافقتك على النشرة، وتوقف رسائل التقييم والتنبيهات، في أي وقت: من صفحة الرسائل في حسابك أو من رابط في كل رسالة منها. ولا تتأثر رسائل طلباتك.",
      "To withdraw your consent to the newsletter, and to stop rating requests and alerts, at any time: on the messages page of your account or with the link in each of them. Emails about your orders are not affected.",
    ],
    [
      "أن تعترض على استخدام لم تتوقعه، وأن تشكونا إلى مركز حماية البيانات الشخصية.",
      "To object to a use you did not expect, and to complain about us to the Personal Data Protection Centre.",
    ],
  ),
  text(
    "إذا طلبت بدون حساب، اتصل بنا أو اكتب من صفحة «اتصل بنا»، ونتأكد أولًا أنك صاحب الطلب حتى لا نعطي بياناتك لغيرك.",
    "If you ordered without an account, call us or write from the contact page; we first check that the order is yours, so that we don’t give your data to anyone else.",
  ),
  heading("إذا حدث اختراق", "If there is a data breach"),
  text(
    "نوقف السبب، ونبلغ مركز حماية البيانات خلال 72 ساعة من علمنا به، ونخبر أصحاب البيانات خلال ثلاثة أيام بعد ذلك بكلام واضح: ما الذي تسرّب، وماذا فعلنا، وما الذي ننصح به.",
    "We stop the cause, notify the data protection centre within 72 hours of becoming aware, and tell the people affected within three days after that, in clear words: what was leaked, what we did and what we advise.",
  ),
  heading("الأطفال", "Children"),
  text(
    "المتجر موجّه لمن أتموا 18 عامًا. إذا علمنا أن طفلًا سجّل بياناته نحذفها.",
    "The shop is intended for people aged 18 and over. If we learn that a child has registered, we delete their data.",
  ),
  heading("تعديل هذه السياسة", "Changes to this policy"),
  text(
    "تاريخ آخر تعديل مكتوب في هذه الصفحة. إذا غيّرنا شيئًا يمس حقوقك نخبر أصحاب الحسابات بالبريد قبل أن يسري.",
    "The date of the last change is shown on this page. If we change anything that affects your rights, we email account holders before it takes effect.",
  ),
];
