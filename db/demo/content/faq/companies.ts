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
          "Your own price list and payment by bank transfer, once your details are reviewed.",
        ],
        [
          "زملاء بدورين: مسؤول شراء يطلب، ومسؤول اعتماد يوافق.",
          "Two roles for colleagues: buyers who place orders and approvers who approve them.",
        ],
        [
          "رقم أمر الشراء على الطلب، واسم الشركة ورقمها الضريبي على الفاتورة.",
          "Your purchase order number on the order, and your company name and tax number on the invoice.",
        ],
      ),
      link("/auth/CompanyRegister", "إنشاء حساب شركة", "Create a company account"),
    ),
    question(
      "company-review",
      "كم تستغرق مراجعة الشركة؟",
      "How long does the review take?",
      text(
        "عادةً يوم عمل واحد. اكتب اسم الشركة ورقم التسجيل الضريبي كما في البطاقة الضريبية. وحتى تنتهي المراجعة تطلب وتدفع مثل أي عميل.",
        "Usually one working day. Enter the company name and tax registration number as shown on the tax card. Until then you can order and pay like any other customer.",
      ),
    ),
    question(
      "company-approval",
      "كيف تعمل الموافقة على الطلبات؟",
      "How does order approval work?",
      steps(
        [
          "مسؤول الشراء يرسل الطلب للاعتماد، فنحجز المنتجات 7 أيام.",
          "A buyer submits the order for approval, and we reserve the items for 7 days.",
        ],
        [
          "مسؤول الاعتماد يراه في حسابه ويوافق أو يرفض.",
          "An approver sees it in their account and approves or declines it.",
        ],
        [
          "بعد الموافقة نبدأ تجهيز الطلب، وما يُدفع مقدمًا يُدفع عندها: للتحويل 3 أيام.",
          "Once approved, we start preparing the order. Advance payments are due then: 3 days for a bank transfer.",
        ],
      ),
    ),
    question(
      "transfer-receipt",
      "حوّلنا المبلغ. كيف نرسل الإيصال؟",
      "We’ve made the transfer. How do we send the receipt?",
      steps(
        [
          "افتح الطلب من حسابك، واختر صورة الإيصال أو ملف PDF: حتى 3 ملفات.",
          "Open the order in your account, and choose a photo of the receipt or a PDF: up to 3 files.",
        ],
        [
          "اكتب رقم العملية والمبلغ كما في الإيصال.",
          "Enter the transfer reference and the amount as shown on the receipt.",
        ],
        [
          "نراجعه في يوم عمل واحد عادةً، والمنتجات محجوزة لك طوال المراجعة.",
          "We review it, usually within one working day, and keep the items reserved for you in the meantime.",
        ],
      ),
      text(
        "إذا لم نتمكن من مطابقته تصلك رسالة بالسبب، ويمكنك إرسال إيصال آخر.",
        "If we cannot match it, we send you the reason and you can upload another receipt.",
      ),
    ),
    question(
      "company-quote",
      "نجهّز مشروعًا كاملًا. هل نحصل على عرض سعر وحساب إضاءة؟",
      "We’re fitting out a whole project. Can we get a quote and a lighting calculation?",
      text(
        "نعم. أرسل المساقط أو جدول الكميات وارتفاع الأسقف من صفحة «اتصل بنا»، ونرد بعرض مفصّل لكل مكان، وبحساب تقريبي للوكس لكل غرفة. في المشروعات الكبيرة نوصّل على دفعات.",
        "Yes. Send drawings or a bill of quantities and the ceiling heights through the contact page; we reply with a quote room by room and an estimated lux level for each. Large projects are delivered in parts.",
      ),
      link("/contact-us", "أرسل مشروعك", "Send us your project"),
    ),
  ],
};
