import { link, list, text } from "../text-parts.ts";
import type { DemoFaqGroup } from "../types.ts";
import { question } from "./question.ts";

export const orderingPaying: DemoFaqGroup = {
  code: "ordering-paying",
  title: { ar: "الطلب والدفع", en: "Ordering and paying" },
  questions: [
    question(
      "payment-ways",
      "ما طرق الدفع؟",
      "How can I pay?",
      list(
        [
          "نقدًا عند الاستلام بعد المعاينة، برسوم من 25 جنيهًا إلى 45 جنيهًا حسب المحافظة.",
          "Cash on delivery after you inspect the item, for a fee of EGP 25 to EGP 45 depending on your governorate.",
        ],
        [
          "فيزا أو ماستركارد أو ميزة، على صفحة الدفع لدى Paymob.",
          "Visa, Mastercard or Meeza, on Paymob’s payment page.",
        ],
        [
          "رصيد المحفظة، وإذا غطى جزءًا من الطلب فقط.",
          "Store credit, even if it covers only part of the order.",
        ],
        [
          "إنستاباي: تحوّل إلى عنواننا وترسل الإيصال من صفحة الطلب، حتى 70,000 جنيه.",
          "InstaPay: send the amount to our address and upload the receipt on the order page, up to EGP 70,000.",
        ],
        [
          "محفظة الموبايل: فودافون كاش أو أورنج كاش أو اتصالات كاش أو وي باي.",
          "Mobile wallet: Vodafone Cash, Orange Cash, e& cash or WE Pay.",
        ],
        [
          "نقدًا في فوري أو أمان أو مصاري برقم دفع يظهر لك فورًا، حتى 20,000 جنيه.",
          "Cash at Fawry, Aman or Masary with a payment number you get immediately, up to EGP 20,000.",
        ],
        [
          "تقسيط مع ڤاليو أو بنك النيل، ويظهر القسط الشهري بجانب السعر.",
          "Instalments with valU or Nile Bank; the monthly amount is shown beside the price.",
        ],
        ["تحويل بنكي للشركات المعتمدة.", "Bank transfer, for approved companies."],
      ),
      text(
        "كل طريقة متاحة لطلبك تظهر قبل التأكيد.",
        "Checkout shows the payment methods available for your order.",
      ),
    ),
    question(
      "cod-limit",
      "هل هناك حد للدفع عند الاستلام؟",
      "Is there a limit for cash on delivery?",
      text("نعم، حسب المحافظة:", "Yes, depending on your governorate:"),
      list(
        ["القاهرة والجيزة: حتى 60,000 جنيه.", "Cairo and Giza: up to EGP 60,000."],
        ["الإسكندرية والقليوبية: حتى 50,000 جنيه.", "Alexandria and Qalyubia: up to EGP 50,000."],
        [
          "الدلتا ومدن القناة والفيوم وبني سويف: حتى 40,000 جنيه.",
          "The Delta, the Canal cities, Faiyum and Beni Suef: up to EGP 40,000.",
        ],
        [
          "من المنيا إلى أسوان: حتى 30,000 جنيه، والمحافظات البعيدة حتى 20,000 جنيه.",
          "Minya to Aswan: up to EGP 30,000; remote governorates up to EGP 20,000.",
        ],
      ),
      text(
        "للمبلغ الأكبر ادفع بالبطاقة، أو استخدم رصيد محفظتك لتنزل بالباقي تحت الحد.",
        "For larger amounts, pay by card or use store credit to bring the rest below the limit.",
      ),
    ),
    question(
      "card-safety",
      "هل الدفع بالبطاقة آمن؟",
      "Is paying by card safe?",
      text(
        "نعم. تنتقل إلى صفحة Paymob وتكتب البطاقة هناك، فلا يمر رقمها علينا ولا نحفظه. نحجز لك المنتجات 15 دقيقة، وإذا رفض البنك فلا يُخصم شيء ويمكنك المحاولة مرة أخرى. دفعت ولم تر النتيجة؟ انتظر رد البنك في صفحة الطلب ولا تدفع مرتين.",
        "Yes. You enter your card on Paymob’s page, so its number never reaches us and we don’t store it. We reserve your items for 15 minutes; if the bank declines, you are not charged and can try again. Paid but no result yet? Wait for the bank’s answer on your order page, and do not pay twice.",
      ),
    ),
    question(
      "instalments",
      "هل يوجد تقسيط؟",
      "Can I pay in instalments?",
      text(
        "نعم، مع ڤاليو أو بنك النيل. القسط الشهري مكتوب بجانب السعر، وتختار الخطة وتقرأ شروطها في صفحة الدفع بعد الطلب.",
        "Yes, with valU or Nile Bank. The monthly amount is shown beside the price; you choose the plan and read its terms on the payment page after ordering.",
      ),
    ),
    question(
      "prices-tax",
      "هل الأسعار شاملة الضريبة؟ وهل توجد فاتورة؟",
      "Do prices include tax, and is there an invoice?",
      text(
        "كل الأسعار شاملة 14% ضريبة قيمة مضافة. وتصدر الفاتورة بالعربية والإنجليزية عند دفع الطلب، أو عند شحنه إذا كان الدفع عند الاستلام، وتنزّلها بصيغة PDF من صفحة الطلب. وقبلها تجد هناك تأكيد الطلب. الفاتورة التي تزيد على 150,000 جنيه يطلب لها القانون الرقم القومي أو رقم جواز السفر.",
        "All prices include 14% VAT. The invoice is issued in Arabic and English when the order is paid, or when it ships if you pay on delivery; download it as a PDF from your order page. Until then you find the order confirmation there. For invoices above EGP 150,000 the law requires a national ID or passport number.",
      ),
    ),
    question(
      "change-cancel",
      "هل أستطيع تعديل الطلب أو إلغاءه؟",
      "Can I change or cancel an order?",
      text(
        "الإلغاء من صفحة الطلب بضغطة واحدة ما دامت حالته «قيد الانتظار» أو «تم الطلب». بعد بدء التجهيز اتصل بنا ونوقفه إذا كان ما زال عندنا. لتغيير لون أو مقاس ألغِ الطلب واطلب من جديد، أو اتصل بنا.",
        "Cancel with one click on your order page while its status is “Pending” or “Ordered”. Once we start preparing it, call us and we’ll stop it if it hasn’t left. To change a colour or size, cancel and order again, or call us.",
      ),
      link("/orders-and-returns", "ابحث عن طلبك", "Find your order"),
    ),
    question(
      "coupon",
      "كيف أستخدم كود الخصم؟",
      "How do I use a discount code?",
      text(
        "افتح «معي كود خصم» في صفحة إتمام الطلب واكتبه. يظهر الخصم فورًا ومعه أي شرط ناقص: كود NOOR10 مثلًا يخصم 10% مرة واحدة لكل عميل، بحد أدنى للمشتريات 5,000 جنيه وبحد أقصى للخصم 3,000 جنيه.",
        "Open “I have a discount code” at checkout and type it. The discount appears immediately, along with any condition you haven’t met yet. NOOR10, for example, takes 10% off once per customer, with a minimum spend of EGP 5,000 and a maximum discount of EGP 3,000.",
      ),
    ),
  ],
};
