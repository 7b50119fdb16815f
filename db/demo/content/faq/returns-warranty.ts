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
          "14 يومًا دون أسباب، والقطعة بحالتها ولم تُركّب.",
          "14 days without a reason, in its original state and not fitted.",
        ],
        [
          "30 يومًا إذا كان بها عيب أو وصلت مكسورة أو كانت غير ما طلبت.",
          "30 days if it is faulty, arrived broken or is not what you ordered.",
        ],
        ["24 شهرًا على الأقل ضمانًا.", "24 months of warranty, at least."],
      ),
      text(
        "المدة من يوم الاستلام، وآخر يوم لكل قطعة مكتوب في صفحة طلبك.",
        "Counted from delivery; the page of your order shows the last day for each piece.",
      ),
    ),
    question(
      "how-to-return",
      "كيف أرجع قطعة؟",
      "How do I return a piece?",
      steps(
        [
          "افتح طلبك من حسابك، أو برقم الطلب والموبايل دون حساب.",
          "Open your order in your account, or by order number and mobile without one.",
        ],
        [
          "اضغط «إرجاع قطعة»، واختر القطع والسبب، وأضف صورًا إذا كان بها عيب.",
          "Choose “Return something”, then the pieces and the reason; add pictures of a fault.",
        ],
        [
          "اختر: استبدال، أو رصيد في المحفظة، أو رد المبلغ.",
          "Choose an exchange, store credit, or your money back.",
        ],
        [
          "نراجع الطلب ونتصل بك لتحديد موعد الاستلام.",
          "We look at it and call you to arrange the collection.",
        ],
      ),
      link("/orders-and-returns", "ابدأ الإرجاع", "Begin a return"),
    ),
    question(
      "refund-time",
      "متى يعود المبلغ؟",
      "When do I get my money?",
      text(
        "بعد أن تصل القطعة ونفحصها. رصيد المحفظة يظهر فورًا. ما دُفع بالبطاقة يعود إليها وقد يحتاج البنك إلى 14 يومًا. وما دُفع نقدًا أو بتحويل نحوّله إلى إنستاباي أو محفظة موبايل أو حساب تختاره.",
        "Once the piece is here and checked. Store credit shows at once. A card payment goes back to the card and may take the bank 14 days. What was paid in cash or by transfer is sent to the InstaPay address, mobile wallet or account you name.",
      ),
    ),
    question(
      "broken-later",
      "اكتشفت الكسر بعد أن غادر المندوب. ماذا أفعل؟",
      "I found it broken after the courier had left. What now?",
      text(
        "لا تركّبها. صوّر القطعة والكرتونة وابدأ إرجاعًا بسبب «وصلت مكسورة أو بها خدوش» خلال 30 يومًا، والأفضل في نفس اليوم. نستلمها على حسابنا ونرسل البديل أو نرد المبلغ كاملًا.",
        "Do not fit it. Photograph the piece and its box, and begin a return for “It arrived damaged” within 30 days, best on the same day. We collect it at our cost, and send another or refund it in full.",
      ),
    ),
    question(
      "warranty-claim",
      "القطعة توقفت بعد سنة. كيف أستخدم الضمان؟",
      "It stopped working after a year. How do I use the warranty?",
      text(
        "ابدأ إرجاعًا من صفحة الطلب واختر «عيب خلال فترة الضمان». لا تحتاج إلى ورق: الضمان مسجل مع الطلب، وإذا ضاع رقمه نجده بموبايلك. غالبًا نستبدل الدرايفر أو الجزء التالف وحده. بعض القطع ضمانها 36 أو 60 شهرًا، وتجد ذلك في مواصفاتها.",
        "Begin a return on the page of the order and choose “A fault within the warranty”. You need no papers: the warranty is kept with the order, and if you lost its number we find it by your mobile. Often we change just the driver or the failed part. Some pieces are covered for 36 or 60 months; their specification says so.",
      ),
    ),
    question(
      "spare-parts",
      "انكسرت كورة زجاج أو كاسة. هل تُباع وحدها؟",
      "A glass globe or cup broke. Can I buy just that?",
      text(
        "في الغالب نعم: كور «لؤلؤة» و«عنقود» وكاسات «ليالي» وشابوهات «كتان» وقطع الكريستال متاحة. أرسل صورة القطعة ورقم طلبك على واتساب ونخبرك بالسعر والموعد.",
        "Mostly yes: globes of Lulua and Anqud, cups of Layali, shades of Kettan and crystals are kept. Send a photo and your order number on WhatsApp, and we tell you price and date.",
      ),
      link("/contact-us", "اسأل عن قطعة غيار", "Ask about a spare part"),
    ),
  ],
};
