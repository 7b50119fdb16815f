import { link, text } from "../text-parts.ts";
import type { DemoFaqGroup } from "../types.ts";
import { question } from "./question.ts";

export const accountPrivacy: DemoFaqGroup = {
  code: "account-privacy",
  title: { ar: "الحساب والخصوصية", en: "Account and privacy" },
  questions: [
    question(
      "need-account",
      "هل أحتاج إلى حساب لأطلب؟",
      "Do I need an account to order?",
      text(
        "لا. يكفي الاسم والموبايل والعنوان، وتتابع طلبك برقمه وبموبايلك. الحساب يوفر عليك كتابة العنوان كل مرة ويجمع طلباتك وفواتيرك ومحفظتك.",
        "No. Name, mobile and address are enough, and you follow the order by its number and your mobile. An account saves typing the address each time, and keeps orders, invoices and store credit together.",
      ),
      link("/auth/Register", "إنشاء حساب", "Create an account"),
    ),
    question(
      "signed-out",
      "لماذا يخرجني المتجر من حسابي؟",
      "Why was I signed out?",
      text(
        "بعد 3 ساعات بدون نشاط نسجّل خروجك حتى لا يستخدم حسابك غيرك على جهاز مشترك. سلتك محفوظة في حسابك وتعود عندما تدخل.",
        "After 3 hours without activity we sign you out, so that nobody else uses your account on a shared device. Your cart is kept with your account and comes back when you sign in.",
      ),
    ),
    question(
      "my-data",
      "كيف أحصل على بياناتي أو أحذف حسابي؟",
      "How do I get my data, or erase my account?",
      text(
        "من «حسابي» ثم «الخصوصية»: تنزّل كل ما نحفظه عنك في ملف واحد، أو تحذف الحساب نهائيًا بكلمة المرور. الطلبات والفواتير تبقى دون اسمك لأن القانون يلزمنا بحفظها، ورصيد المحفظة يُفقد فاستخدمه أولًا.",
        "Under My account, then Privacy: download all we hold about you as one file, or erase the account for good with your password. Orders and invoices stay without your name, as the law obliges us to keep them; store credit is lost, so use it first.",
      ),
      link("/privacy-policy", "سياسة الخصوصية", "Privacy policy"),
    ),
    question(
      "stop-newsletter",
      "كيف أوقف رسائل العروض؟",
      "How do I stop the newsletter?",
      text(
        "بالرابط الموجود في آخر كل نشرة، أو من «حسابي» ثم «الخصوصية». رسائل طلباتك تستمر لأنك تحتاجها.",
        "With the link at the end of each one, or under My account, then Privacy. Mails about your orders go on, since you need them.",
      ),
    ),
    question(
      "protect-account",
      "كيف أحمي حسابي؟",
      "How do I protect my account?",
      text(
        "اختر جملة طويلة لا تستخدمها في موقع آخر، وفعّل التحقق بخطوتين من «الأمان». لا نطلب الكود أبدًا في مكالمة أو رسالة. ولو رأيت جهازًا لا تعرفه في «الأجهزة» فأخرجه وغيّر كلمة المرور.",
        "Choose a long phrase you use nowhere else, and turn two-step verification on under Security. We never ask for a code in a call or message. If Devices lists one you do not know, sign it out and change your password.",
      ),
    ),
  ],
};
