import { link, list, steps, text } from "../text-parts.ts";
import type { DemoFaqGroup } from "../types.ts";
import { question } from "./question.ts";

export const companies: DemoFaqGroup = {
  code: "companies",
  title: { ar: "الشركات", en: "Companies" },
  questions: [
    question(
      "company-account",
      "ما مزايا حساب الشركة؟",
      "What does a company account give me?",
      list(
        [
          "قائمة أسعار خاصة والدفع بتحويل بنكي، بعد مراجعة البيانات.",
          "A price list of your own and payment by bank transfer, once reviewed.",
        ],
        [
          "زملاء بدورين: مسؤول شراء يطلب، ومسؤول اعتماد يوافق.",
          "Colleagues in two roles: buyers who order, and approvers who agree.",
        ],
        [
          "رقم أمر الشراء على الطلب، واسم الشركة ورقمها الضريبي على الفاتورة.",
          "Your purchase order number on the order; name and tax number on the invoice.",
        ],
      ),
      link("/auth/CompanyRegister", "إنشاء حساب شركة", "Open a company account"),
    ),
    question(
      "company-review",
      "كم تستغرق مراجعة الشركة؟",
      "How long does the review take?",
      text(
        "عادةً يوم عمل واحد. اكتب اسم الشركة ورقم التسجيل الضريبي كما في البطاقة الضريبية. وحتى تنتهي المراجعة تطلب وتدفع مثل أي عميل.",
        "Usually one working day. Give the name and tax number as on the tax card. Until then you order and pay like anybody.",
      ),
    ),
    question(
      "company-approval",
      "كيف تعمل الموافقة على الطلبات؟",
      "How does approval of orders work?",
      steps(
        [
          "مسؤول الشراء يرسل الطلب للاعتماد، فنحجز القطع 7 أيام.",
          "A buyer sends the order for approval, and we hold the goods for 7 days.",
        ],
        [
          "مسؤول الاعتماد يراه في حسابه ويوافق أو يرفض.",
          "An approver sees it in the account and approves or declines.",
        ],
        [
          "بعد الموافقة نبدأ تجهيز الطلب، وما يُدفع مقدمًا يُدفع عندها: للتحويل 3 أيام.",
          "Once approved it goes on its way; what is paid in advance is paid then, a transfer within 3 days.",
        ],
      ),
    ),
    question(
      "transfer-receipt",
      "حوّلنا المبلغ. كيف نرسل الإيصال؟",
      "We have transferred the money. How do we send the receipt?",
      steps(
        [
          "افتح الطلب من حسابك، واختر صورة الإيصال أو ملف PDF: حتى 3 ملفات.",
          "Open the order in your account, and choose a photo of the receipt or a PDF: up to 3 files.",
        ],
        [
          "اكتب رقم العملية والمبلغ كما في الإيصال.",
          "Type the reference of the transfer and the amount as on the receipt.",
        ],
        [
          "نراجعه في يوم عمل واحد عادةً، والقطع محجوزة لك طوال المراجعة.",
          "We look at it, usually within one working day, and hold the goods meanwhile.",
        ],
      ),
      text(
        "لو لم نتمكن من مطابقته تصلك رسالة بالسبب، ويمكنك إرسال إيصال آخر.",
        "If we cannot match it, you get a message with the reason and can send another.",
      ),
    ),
    question(
      "company-quote",
      "نجهّز مشروعًا كاملًا. هل نحصل على عرض سعر وحساب إضاءة؟",
      "We are fitting out a whole project. Can we have a quotation and a lighting calculation?",
      text(
        "نعم. أرسل المساقط أو جدول الكميات وارتفاع الأسقف من صفحة «اتصل بنا»، ونرد بعرض مفصّل لكل مكان، وبحساب تقريبي للوكس لكل غرفة. في المشروعات الكبيرة نوصّل على دفعات.",
        "Yes. Send drawings or a bill of quantities and the ceiling heights through the contact page; we answer with an offer room by room and an estimate of lux for each. Large projects are delivered in stages.",
      ),
      link("/contact-us", "أرسل مشروعك", "Send us your project"),
    ),
  ],
};
