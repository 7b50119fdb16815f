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
        "No. Your name, mobile and address are enough, and you can track the order with its number and your mobile. An account saves you typing your address each time, and keeps your orders, invoices and store credit in one place.",
      ),
      link("/auth/Register", "إنشاء حساب", "Create an account"),
    ),
    question(
      "signed-out",
      "لماذا يخرجني المتجر من حسابي؟",
      "Why was I signed out?",
      text(
        "بعد 3 ساعات بدون نشاط نسجّل خروجك حتى لا يستخدم حسابك غيرك على جهاز مشترك. سلتك محفوظة في حسابك وتعود عندما تدخل.",
        "We sign you out after 3 hours without activity, so that no one else can use your account on a shared device. Your cart is saved to your account and will be there when you sign in again.",
      ),
    ),
    question(
      "my-data",
      "كيف أحصل على بياناتي أو أحذف حسابي؟",
      "How do I get my data or delete my account?",
      text(
        "من «حسابي» ثم «الخصوصية»: تنزّل كل ما نحفظه عنك في ملف واحد، أو تحذف الحساب نهائيًا بكلمة المرور. الطلبات والفواتير تبقى بدون اسمك لأن القانون يلزمنا بحفظها، ورصيد المحفظة يُفقد فاستخدمه أولًا.",
        "Go to “My account”, then “Privacy”: download everything we hold about you in one file, or permanently delete your account with your password. Orders and invoices are kept without your name, because the law requires us to keep them. Any store credit is lost, so use it first.",
      ),
      link("/privacy-policy", "سياسة الخصوصية", "Privacy policy"),
    ),
    question(
      "stop-newsletter",
      "كيف أوقف رسائل العروض؟",
      "How do I stop the newsletter?",
      text(
        "بالرابط الموجود في آخر كل نشرة، أو من «حسابي» ثم «الخصوصية». رسائل طلباتك تستمر لأنك تحتاجها.",
        "Use the unsubscribe link at the end of any newsletter, or go to “My account”, then “Privacy”. You will still receive emails about your orders.",
      ),
    ),
    question(
      "protect-account",
      "كيف أحمي حسابي؟",
      "How do I protect my account?",
      text(
        "اختر جملة طويلة لا تستخدمها في موقع آخر، وفعّل «التحقق بخطوتين» من «الأمان». لا نطلب الكود أبدًا في مكالمة أو رسالة. وإذا رأيت جهازًا لا تعرفه في «الأجهزة» فسجّل خروجه وغيّر كلمة المرور.",
        "Choose a long phrase that you don’t use anywhere else, and turn on “Two-step sign-in” under “Security”. We never ask for a code in a call or message. If you see a device you don’t recognise under “Devices”, sign it out and change your password.",
      ),
    ),
  ],
};
