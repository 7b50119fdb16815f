import { link, list, steps, text } from "../text-parts.ts";
import type { DemoFaqGroup } from "../types.ts";
import { question } from "./question.ts";

export const returnsWarranty: DemoFaqGroup = {
  code: "returns-warranty",
  title: { ar: "الإرجاع والضمان", en: "Returns and warranty" },
  questions: [
    question(
      "return-window",
      "كم يومًا لدي للإرجاع؟",
      "How long do I have to return something?",
      list(
        [
          "14 يومًا بدون أسباب، والمنتج بحالته ولم يُركّب.",
          "14 days for any reason, in its original condition and not installed.",
        ],
        [
          "30 يومًا إذا كان به عيب أو وصل مكسورًا أو كان غير ما طلبت.",
          "30 days if it is faulty, arrived broken or is not what you ordered.",
        ],
        ["24 شهرًا على الأقل ضمانًا.", "At least 24 months of warranty."],
      ),
      text(
        "المدة من يوم الاستلام، وآخر يوم لكل منتج مكتوب في صفحة طلبك.",
        "These periods start from delivery; your order page shows the last day for each item.",
      ),
    ),
    question(
      "how-to-return",
      "كيف أرجع منتجًا؟",
      "How do I return an item?",
      steps(
        [
          "افتح طلبك من حسابك، أو برقم الطلب والموبايل بدون حساب.",
          "Open your order in your account, or by order number and mobile without one.",
        ],
        [
          "اضغط «أرجع منتجًا»، واختر المنتجات والسبب، وأضف صورًا إذا كان بالمنتج عيب.",
          "Choose “Return a product”, then select the items and the reason, and add photos if there is a fault.",
        ],
        [
          "اختر: استبدال، أو رصيد في المحفظة، أو رد المبلغ.",
          "Choose an exchange, store credit, or a refund.",
        ],
        [
          "نراجع الطلب ونتصل بك لتحديد موعد الاستلام.",
          "We review your request and call you to arrange collection.",
        ],
      ),
      link("/orders-and-returns", "ابدأ الإرجاع", "Start a return"),
    ),
    question(
      "refund-time",
      "متى يعود المبلغ؟",
      "When will I get my refund?",
      text(
        "بعد أن يصل المنتج ونفحصه. رصيد المحفظة يظهر فورًا. ما دُفع بالبطاقة يعود إليها وقد يحتاج البنك إلى 14 يومًا. وما دُفع نقدًا أو بتحويل نحوّله إلى إنستاباي أو محفظة موبايل أو حساب تختاره.",
        "After we receive and check the item. Store credit is available immediately. Card payments are refunded to the card, which may take the bank 14 days. Cash and bank transfer payments are refunded to the InstaPay address, mobile wallet or bank account you choose.",
      ),
    ),
    question(
      "broken-later",
      "اكتشفت الكسر بعد أن غادر المندوب. ماذا أفعل؟",
      "I found damage after the courier left. What should I do?",
      text(
        "لا تركّبه. صوّر المنتج والعلبة وابدأ إرجاعًا بسبب «وصل مكسورًا أو به خدوش» خلال 30 يومًا، والأفضل في نفس اليوم. نستلمه على حسابنا ونرسل البديل أو نرد المبلغ كاملًا.",
        "Don’t install it. Take photos of the item and its box, and start a return with the reason “It arrived broken or scratched” within 30 days, ideally on the same day. We collect it free of charge and send a replacement or a full refund.",
      ),
    ),
    question(
      "warranty-claim",
      "المنتج توقف بعد سنة. كيف أستخدم الضمان؟",
      "My item stopped working after a year. How do I use the warranty?",
      text(
        "ابدأ إرجاعًا من صفحة الطلب واختر «عيب خلال فترة الضمان». لا تحتاج إلى ورق: الضمان مسجل مع الطلب، وإذا ضاع رقمه نجده بموبايلك. غالبًا نستبدل الدرايفر أو الجزء التالف وحده. بعض المنتجات ضمانها 36 أو 60 شهرًا، وتجد ذلك في مواصفاتها.",
        "Start a return on your order page and choose “A fault during the warranty”. You need no paperwork: the warranty is saved with your order, and if you’ve lost the number we can find it by your mobile. We often replace just the driver or the failed part. Some products are covered for 36 or 60 months, as stated in their specifications.",
      ),
    ),
    question(
      "spare-parts",
      "انكسرت كورة زجاج أو كاسة. هل تُباع وحدها؟",
      "A glass globe or cup broke. Can I buy just that part?",
      text(
        "في الغالب نعم: كور «لؤلؤة» و«عنقود» وكاسات «ليالي» وشابوهات «كتان» وقطع الكريستال متاحة. أرسل صورة الجزء المكسور ورقم طلبك على واتساب ونخبرك بالسعر والموعد.",
        "Usually yes: Lulua and Anqud globes, Layali cups, Kettan shades and crystals are available. Send a photo and your order number on WhatsApp, and we’ll tell you the price and delivery date.",
      ),
      link("/contact-us", "اسأل عن قطعة غيار", "Ask about a spare part"),
    ),
  ],
};
