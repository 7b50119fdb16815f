import { heading, link, list, text } from "../text-parts.ts";
import type { DemoContentPage } from "../types.ts";
import { deliveryTerms } from "./terms-delivery.ts";
import { returnTerms } from "./terms-returns.ts";

export const termsAndConditions: DemoContentPage = {
  code: "terms-and-conditions",
  title: { ar: "الشروط والأحكام", en: "Terms and conditions" },
  lead: {
    ar: "قواعد الشراء من فانوس بكلام مفهوم، وفق قانون حماية المستهلك رقم 181 لسنة 2018.",
    en: "The rules for buying from Fanous in plain words, under the consumer protection law, no. 181 of 2018.",
  },
  parts: [
    text(
      "البائع هو «فانوس للإضاءة (ش.ذ.م.م)»، 14 شارع النزهة، مدينة نصر، القاهرة، سجل تجاري 12345، رقم تسجيل ضريبي 100-200-300. لا يوجد في هذه الشروط ما ينتقص من حق يعطيه لك القانون.",
      "The seller is Fanous Lighting LLC, 14 El Nozha Street, Nasr City, Cairo, commercial register 12345, tax registration number 100-200-300. Nothing in these terms takes away a right that the law gives you.",
    ),
    heading("الأسعار", "Prices"),
    list(
      [
        "كل الأسعار بالجنيه المصري وشاملة ضريبة القيمة المضافة 14%، والضريبة مبيّنة في الفاتورة.",
        "All prices are in Egyptian pounds and include 14% VAT, which the invoice shows.",
      ],
      [
        "مصاريف التوصيل ورسوم الدفع عند الاستلام تظهر قبل تأكيد الطلب، ولا يُضاف شيء بعده.",
        "Delivery charges and the cash on delivery fee are shown before you confirm the order, and nothing is added afterwards.",
      ],
      [
        "العرض يسري حتى التاريخ المكتوب بجانبه أو نفاد الكمية، والسعر المشطوب هو سعر المنتج قبل العرض.",
        "An offer is valid until the date shown or while stocks last; the crossed-out price is the price before the offer.",
      ],
      [
        "إذا تغيّر السعر وأنت تكمل الطلب نعرض لك الإجمالي الجديد ولا نسجّل الطلب قبل موافقتك.",
        "If a price changes during checkout, we show you the new total and don’t place the order until you agree.",
      ],
    ),
    heading("الطلب وحالاته", "Your order and its status"),
    text(
      "تأكيد الطلب عرض منك بالشراء، ويصبح عقدًا عندما نؤكده لك أو عندما يصل الدفع. يمر الطلب بهذه الحالات:",
      "Confirming an order is your offer to buy; it becomes a contract when we confirm it or when the payment arrives. An order goes through these statuses:",
    ),
    list(
      [
        "قيد الانتظار: ينتظر الدفع أو تأكيدنا بالتليفون أو اعتماد شركتك.",
        "Pending: waiting for payment, for our confirmation call or for your company’s approval.",
      ],
      [
        "تم الطلب: أكدناه وحجزنا المنتجات.",
        "Ordered: we have confirmed it and reserved the items.",
      ],
      ["جارٍ التجهيز: نختبر المنتجات ونغلّفها.", "Processing: we are testing and packing the items."],
      ["في الطريق إليك: مع المندوب.", "Shipping: it is with the courier."],
      ["تم التسليم، ثم مكتمل.", "Deliverd, then Completed."],
    ),
    heading("الإلغاء", "Cancellation"),
    text(
      "تلغي الطلب بنفسك من صفحته بدون سبب وبدون رسوم ما دام لم يدخل «جارٍ التجهيز». بعدها اتصل بنا: نوقفه إذا كان ما زال عندنا، وإذا خرج فيمكنك أن ترفض استلامه أو ترجعه خلال 14 يومًا. وإذا ألغينا نحن الطلب أو منتجًا منه لأنه تلف أو لم يعد متوفرًا، نخبرك ونرد ما دفعته فيه كاملًا، ونكمل تجهيز باقي الطلب.",
      "You can cancel an order on its page, without giving a reason and free of charge, until it is Processing. After that, call us: we will stop it if it hasn’t left; if it has, you can refuse it at the door or return it within 14 days. If we cancel an order or an item because it is damaged or no longer available, we let you know, refund everything you paid for it and prepare the rest of the order.",
    ),
    heading("طرق الدفع", "Payment methods"),
    list(
      [
        "نقدًا عند الاستلام، مع رسوم وحد أقصى للمبلغ حسب المحافظة: من 20,000 جنيه في المحافظات البعيدة إلى 60,000 جنيه في القاهرة والجيزة.",
        "Cash on delivery, with a fee and a maximum amount that depend on your governorate: from EGP 20,000 in remote governorates to EGP 60,000 in Cairo and Giza.",
      ],
      [
        "بطاقة بنكية (فيزا أو ماستركارد أو ميزة) على صفحة Paymob. نحجز المنتجات 15 دقيقة حتى يكتمل الدفع.",
        "Bank card (Visa, Mastercard or Meeza) on Paymob’s page. We reserve the items for 15 minutes until the payment is complete.",
      ],
      [
        "رصيد المحفظة، وحده أو مع طريقة أخرى، لأصحاب الحسابات.",
        "Store credit, alone or with another method, for account holders.",
      ],
      [
        "محفظة الموبايل أو التقسيط على صفحة Paymob. نحجز المنتجات 15 دقيقة للمحفظة و30 دقيقة للتقسيط. شروط التقسيط ورسومه بينك وبين شركة التقسيط.",
        "Mobile wallet or instalments on Paymob’s page. We reserve the items for 15 minutes for a wallet and 30 minutes for instalments. The terms and charges of instalments are between you and the provider.",
      ],
      [
        "نقدًا في منفذ دفع برقم الدفع الذي يظهر لك بعد الطلب، حتى 20,000 جنيه. نحجز المنتجات 24 ساعة. لا يمكن رد المبلغ نقدًا من منفذ الدفع: نضيفه إلى محفظتك عندنا، أو نتصل بك إذا لم يكن لك حساب.",
        "Cash at a payment outlet with the payment number you get after ordering, up to EGP 20,000. We reserve the items for 24 hours. Payment outlets cannot refund cash: we add refunds to your store wallet, or call you if you have no account.",
      ],
      [
        "إنستاباي حتى 70,000 جنيه. نحجز المنتجات 24 ساعة حتى ترسل الإيصال، وتبقى محجوزة طوال مراجعته.",
        "InstaPay up to EGP 70,000. We reserve the items for 24 hours until you send the receipt, and while we review it.",
      ],
      [
        "تحويل بنكي للشركات المعتمدة. نحجز المنتجات 3 أيام حتى يصل المبلغ أو ترسل إيصال التحويل من صفحة الطلب، وتبقى محجوزة طوال مراجعته.",
        "Bank transfer for approved companies. We reserve the items for 3 days until the money arrives or you send the transfer receipt from the order page, and while we review it.",
      ],
    ),
    text(
      "إذا لم يصل الدفع في وقته يُلغى الطلب وتعود المنتجات للبيع، وما يصل بعد ذلك نرده.",
      "If a payment does not arrive in time, the order is cancelled and the items go back on sale; we refund any money that arrives later.",
    ),
    ...deliveryTerms,
    ...returnTerms,
    heading("المسؤولية", "Liability"),
    text(
      "نحن مسؤولون عن المنتج وعن وصوله سليمًا. التركيب على كهربائي أو نجار مؤهل وبعد فصل التيار؛ ولا نتحمل ضررًا نتج عن تركيب يخالف التعليمات المرفقة، مثل تعليق نجفة ثقيلة في الجبس بورد أو منتج IP20 فوق الدش. حاسبات الإضاءة ومراجعة السلة في الموقع للإرشاد، ولا تغني عن رأي مهندس في المشروعات.",
      "We are responsible for the product and for delivering it undamaged. Installation must be done by a qualified electrician or carpenter with the power off; we are not liable for damage caused by installation that does not follow the instructions supplied, such as a heavy chandelier hung in plasterboard or an IP20 fitting over a shower. The lighting calculators and cart check on this site are for guidance and do not replace an engineer’s advice on a project.",
    ),
    heading("الحساب", "Your account"),
    text(
      "أنت مسؤول عن سرية كلمة مرورك، ونحن عن حماية ما عندنا. التقييمات يقرؤها فريقنا قبل النشر، ولا ننشر ما فيه إساءة أو بيانات أشخاص، ولا نحذف تقييمًا لأنه سلبي.",
      "You are responsible for keeping your password secret, and we are responsible for protecting what we hold. Our team reads ratings before publishing them: we don’t publish insults or personal data, but we never remove a rating for being negative.",
    ),
    heading("القانون وحل النزاعات", "Law and disputes"),
    text(
      "يسري القانون المصري. ابدأ بنا: نرد على الشكوى خلال 3 أيام عمل. وإذا لم نتفق فلك أن تلجأ إلى جهاز حماية المستهلك على الخط الساخن 19588، أو إلى محاكم القاهرة المختصة. إذا اختلف النصان فالعربي هو المعتمد.",
      "Egyptian law applies. Contact us first: we reply to complaints within 3 working days. If we cannot agree, you can contact the Consumer Protection Agency on hotline 19588, or go to the competent courts of Cairo. If the two texts differ, the Arabic text applies.",
    ),
    link("/orders-and-returns", "تابع طلبك أو ابدأ إرجاعًا", "Track an order or start a return"),
    link("/privacy-policy", "سياسة الخصوصية", "Privacy policy"),
    link("/FAQ", "الأسئلة الشائعة", "FAQs"),
    link("/contact-us", "اتصل بنا", "Contact us"),
  ],
  updatedOn: "2026-11-02",
};
