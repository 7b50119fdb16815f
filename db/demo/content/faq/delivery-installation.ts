import { list, steps, text } from "../text-parts.ts";
import type { DemoFaqGroup } from "../types.ts";
import { question } from "./question.ts";

export const deliveryInstallation: DemoFaqGroup = {
  code: "delivery-installation",
  title: { ar: "التوصيل والتركيب", en: "Delivery and installation" },
  questions: [
    question(
      "delivery-days",
      "كم يستغرق التوصيل وبكم؟",
      "How long does delivery take, and what does it cost?",
      text(
        "اختر محافظتك في السلة أو في صفحة المنتج فيظهر السعر والموعد قبل أن تكتب أي بيانات. المدد بأيام العمل من السبت إلى الخميس:",
        "Choose your governorate in the cart or on the product page, and you’ll see the fee and date before entering any details. Times are working days, Saturday to Thursday:",
      ),
      list(
        ["القاهرة والجيزة: 120 جنيهًا، من 1 إلى 3 أيام.", "Cairo and Giza: EGP 120, 1 to 3 days."],
        [
          "الإسكندرية والقليوبية: 140 جنيهًا، والدلتا: 150 جنيهًا، من 2 إلى 4 أيام.",
          "Alexandria and Qalyubia: EGP 140, the Delta: EGP 150, 2 to 4 days.",
        ],
        [
          "مدن القناة والفيوم وبني سويف: 160 جنيهًا، من 2 إلى 5 أيام.",
          "The Canal cities, Faiyum and Beni Suef: EGP 160, 2 to 5 days.",
        ],
        [
          "من المنيا إلى أسوان: 180 جنيهًا، من 3 إلى 6 أيام.",
          "Minya to Aswan: EGP 180, 3 to 6 days.",
        ],
        [
          "البحر الأحمر ومطروح والوادي الجديد وسيناء: 240 جنيهًا، من 4 إلى 8 أيام.",
          "The Red Sea, Matrouh, the New Valley and Sinai: EGP 240, 4 to 8 days.",
        ],
      ),
    ),
    question(
      "free-delivery",
      "متى يكون التوصيل مجانيًا؟",
      "When is delivery free?",
      text(
        "من 10,000 جنيه في القاهرة والجيزة، و12,000 في الإسكندرية والقليوبية والدلتا، و14,000 في مدن القناة والفيوم وبني سويف، و16,000 من المنيا إلى أسوان. المحافظات الأبعد بسعر ثابت.",
        "From EGP 10,000 in Cairo and Giza, 12,000 in Alexandria, Qalyubia and the Delta, 14,000 in the Canal cities, Faiyum and Beni Suef, and 16,000 from Minya to Aswan. Governorates further away have a fixed fee.",
      ),
    ),
    question(
      "inspect-at-door",
      "كيف أعاين المنتج قبل الدفع؟",
      "How do I inspect my order before paying?",
      steps(
        [
          "افتح العلبة أمام المندوب، ولا توقّع قبل ذلك.",
          "Open the box in front of the courier, and don’t sign anything first.",
        ],
        [
          "طابق الكود واللون والعدد مع الفاتورة.",
          "Check the code, colour and quantity against the invoice.",
        ],
        [
          "ابحث عن كسر أو خدش، خصوصًا في الزجاج والأذرع والكريستال.",
          "Look for breaks and scratches, especially on glass, arms and crystal.",
        ],
        [
          "كل شيء سليم؟ ادفع. وجدت عيبًا؟ أعد المنتج مع المندوب ولا تدفع شيئًا.",
          "Everything fine? Pay the courier. Found a fault? Return the item with the courier and pay nothing.",
        ],
      ),
      text(
        "من دفع مقدمًا يعاين بنفس الطريقة، ونرد له ثمن ما أعاده.",
        "If you paid in advance, you inspect in the same way and we refund anything you return.",
      ),
    ),
    question(
      "not-at-home",
      "ماذا يحدث إذا لم أكن في البيت؟",
      "What if I am not at home?",
      text(
        "المندوب يتصل قبل أن يصل، وبالرقم الآخر إذا لم ترد. أضف موبايل البواب أو أحد الأقارب رقمًا ثانيًا. إذا لم نجد أحدًا نحاول مرة أخرى بدون رسوم.",
        "The courier calls before arriving, and tries your second number if you don’t answer. Add your doorman’s or a relative’s mobile as the second number. If no one is there, we try again at no extra charge.",
      ),
    ),
    question(
      "who-installs",
      "هل ترسلون من يركّب؟",
      "Do you offer installation?",
      text(
        "السعر لا يشمل التركيب إلا في منتجات مكتوب في صفحتها أننا نركّبها، مثل نجفة «قصر». لغيرها يكفي كهربائي أو نجار معتاد: في كل علبة رسم تركيب ومسامير. اتصل بنا وهو عندك إذا احتار في شيء.",
        "Installation is not included in the price, unless the product page says that we install it, as with the Qasr chandelier. For everything else, any electrician or carpenter can do it: every box has an installation drawing and screws. Call us while they are there if they have a question.",
      ),
    ),
    question(
      "prepare-ceiling",
      "كيف أجهّز السقف قبل وصول النجفة؟",
      "How do I prepare the ceiling before the chandelier arrives?",
      steps(
        [
          "راجع الوزن في صفحة المنتج. فوق 5 كجم يلزم خطاف بجوايط في الخرسانة.",
          "Check the weight on the product page. Above 5 kg it needs a hook with anchors in the concrete.",
        ],
        [
          "إذا كان السقف من الجبس بورد، ينزل الخطاف من الخرسانة خلاله.",
          "With a plasterboard ceiling, the hook comes down through it from the concrete.",
        ],
        [
          "اترك أطراف السلك 20 سم: فاز ونيوترال وأرضي.",
          "Leave 20 cm of wire: live, neutral and earth.",
        ],
        [
          "جهّز لمبات بنفس الدواية إذا كانت غير مرفقة.",
          "Have lamps with the right cap ready if they are not included.",
        ],
      ),
    ),
  ],
};
