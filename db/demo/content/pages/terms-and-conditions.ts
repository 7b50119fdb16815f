import { heading, link, list, text } from "../text-parts.ts";
import type { DemoContentPage } from "../types.ts";
import { deliveryTerms } from "./terms-delivery.ts";
import { returnTerms } from "./terms-returns.ts";

export const termsAndConditions: DemoContentPage = {
  code: "terms-and-conditions",
  title: { ar: "الشروط والأحكام", en: "Terms and conditions" },
  lead: {
    ar: "قواعد الشراء من فانوس بكلام مفهوم، وفق قانون حماية المستهلك رقم 181 لسنة 2018.",
    en: "How buying from Fanous works, in plain words, under the consumer protection law, no. 181 of 2018.",
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
        "Delivery and the fee for paying at the door are shown before you confirm, and nothing is added afterwards.",
      ],
      [
        "العرض يسري حتى التاريخ المكتوب بجانبه أو نفاد الكمية، والسعر المشطوب هو سعر القطعة قبل العرض.",
        "An offer runs to the date beside it or until stock runs out; the price struck through is what the piece cost before.",
      ],
      [
        "إذا تغيّر السعر وأنت تكمل الطلب نعرض لك الإجمالي الجديد ولا نسجّل الطلب قبل موافقتك.",
        "If a price changes while you check out, we show you the new total and place nothing before you agree.",
      ],
    ),
    heading("الطلب وحالاته", "Your order and its states"),
    text(
      "تأكيد الطلب عرض منك بالشراء، ويصبح عقدًا عندما نؤكده لك أو عندما يصل الدفع. يمر الطلب بهذه الحالات:",
      "Confirming is your offer to buy; it becomes a contract when we confirm it or when the payment arrives. An order goes through these states:",
    ),
    list(
      [
        "قيد الانتظار: ينتظر الدفع أو تأكيدنا بالتليفون أو اعتماد شركتك.",
        "Pending: it waits for payment, for our call, or for the approval of your company.",
      ],
      ["تم الطلب: أكدناه وحجزنا القطع.", "Ordered: it is confirmed and the goods are reserved."],
      [
        "جارٍ التجهيز: نختبر القطع ونغلّفها.",
        "Processing: we are testing the pieces and packing them.",
      ],
      ["في الطريق إليك: مع المندوب.", "Shipping: it is with the courier."],
      ["تم التسليم، ثم مكتمل.", "Deliverd, then Completed."],
    ),
    heading("الإلغاء", "Cancelling"),
    text(
      "تلغي الطلب بنفسك من صفحته دون سبب ودون رسوم ما دام لم يدخل «جارٍ التجهيز». بعدها اتصل بنا: نوقفه إذا كان ما زال عندنا، وإذا خرج فيمكنك أن ترفض استلامه أو ترجعه خلال 14 يومًا. وإذا ألغينا نحن الطلب أو قطعة منه لأنها تلفت أو لم تعد متوفرة، نخبرك ونرد ما دفعته فيها كاملًا، ونكمل تجهيز باقي الطلب.",
      "You cancel an order on its page, without a reason and without a fee, until it is being processed. After that call us: we stop it while it is still here; once it has left you may refuse it at the door or return it within 14 days. If we cancel an order or a piece of it because it is damaged or no longer to be had, we tell you and refund all you paid for it, and the rest goes on its way.",
    ),
    heading("طرق الدفع", "Ways to pay"),
    list(
      [
        "نقدًا عند الاستلام، مع رسوم وحد أقصى للمبلغ حسب المحافظة: من 20,000 جنيه في المحافظات البعيدة إلى 60,000 جنيه في القاهرة والجيزة.",
        "Cash at the door, with a fee and a limit by governorate: from EGP 20,000 in far governorates to EGP 60,000 in Cairo and Giza.",
      ],
      [
        "بطاقة بنكية (فيزا أو ماستركارد أو ميزة) على صفحة Paymob. نحجز القطع 30 دقيقة حتى يكتمل الدفع.",
        "Bank card (Visa, Mastercard or Meeza) on the page of Paymob. We hold the goods for 30 minutes until the payment is complete.",
      ],
      [
        "رصيد المحفظة، وحده أو مع طريقة أخرى، لأصحاب الحسابات.",
        "Store credit, alone or together with another way, for account holders.",
      ],
      [
        "تحويل بنكي أو إنستاباي للشركات المعتمدة. نحجز القطع 3 أيام حتى يصل المبلغ أو ترسل إيصال التحويل من صفحة الطلب، وتبقى محجوزة طوال مراجعته.",
        "Bank transfer or InstaPay for approved companies. We hold the goods for 3 days until the money arrives or you send its receipt from the page of the order, and while we look at it.",
      ],
    ),
    text(
      "إذا لم يصل الدفع في وقته يُلغى الطلب وتعود القطع للبيع، وما يصل بعد ذلك نرده.",
      "If a payment does not arrive in time, the order is cancelled and the goods go back on sale; money that comes later is returned.",
    ),
    ...deliveryTerms,
    ...returnTerms,
    heading("المسؤولية", "Liability"),
    text(
      "نحن مسؤولون عن القطعة وعن وصولها سليمة. التركيب على كهربائي أو نجار مؤهل وبعد فصل التيار؛ ولا نتحمل ضررًا نتج عن تركيب يخالف التعليمات المرفقة، مثل تعليق نجفة ثقيلة في الجبس بورد أو قطعة IP20 فوق الدش. حاسبات الإضاءة ومراجعة السلة في الموقع للإرشاد، ولا تغني عن رأي مهندس في المشروعات.",
      "We answer for the piece and for its arriving whole. Fitting is for a qualified electrician or carpenter with the power off; we are not liable for damage from fitting against the instructions, such as a heavy chandelier hung in plasterboard or an IP20 piece over a shower. Lighting guides and the check of your cart are advice, and do not replace an engineer on a project.",
    ),
    heading("الحساب", "Your account"),
    text(
      "أنت مسؤول عن سرية كلمة مرورك، ونحن عن حماية ما عندنا. التقييمات يقرؤها فريقنا قبل النشر، ولا ننشر ما فيه إساءة أو بيانات أشخاص، ولا نحذف تقييمًا لأنه سلبي.",
      "You keep your password secret; we guard what we hold. Our team reads ratings before publishing: nothing insulting and no personal data, but no rating is taken down for being negative.",
    ),
    heading("القانون وحل النزاعات", "Law and disputes"),
    text(
      "يسري القانون المصري. ابدأ بنا: نرد على الشكوى خلال 3 أيام عمل. وإذا لم نتفق فلك أن تلجأ إلى جهاز حماية المستهلك على الخط الساخن 19588، أو إلى محاكم القاهرة المختصة. إذا اختلف النصان فالعربي هو المعتمد.",
      "Egyptian law applies. Begin with us: we answer a complaint within 3 working days. If we cannot agree, you may turn to the Consumer Protection Agency on 19588, or to the competent courts of Cairo. Where the two texts differ, the Arabic one counts.",
    ),
    link("/orders-and-returns", "تابع طلبك أو ابدأ إرجاعًا", "Follow an order or begin a return"),
    link("/privacy-policy", "سياسة الخصوصية", "Privacy policy"),
    link("/FAQ", "الأسئلة الشائعة", "Frequent questions"),
    link("/contact-us", "اتصل بنا", "Contact us"),
  ],
  updatedOn: "2026-11-02",
};
