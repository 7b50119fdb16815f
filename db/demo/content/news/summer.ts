import { heading, link, list, productPicture, roomPicture, text } from "../text-parts.ts";
import type { DemoNewsItem } from "../types.ts";

export const summerNews: DemoNewsItem[] = [
  {
    code: "running-cost",
    publishedDaysAgo: 74,
    title: { ar: "كم تكلفك لمبة واحدة في السنة؟", en: "How much does one lamp cost you a year?" },
    summary: {
      ar: "حساب في سطرين يوضح لماذا تدفع اللمبة الليد ثمنها في شهور.",
      en: "Two lines of arithmetic show why an LED pays for itself in months.",
    },
    picture: productPicture(
      "nahar-a60-lamp--none-night",
      "لمبة «نهار» الليد مضاءة",
      "The Nahar LED lamp, lit",
    ),
    parts: [
      text(
        "لمبة قديمة 60 وات تعمل 5 ساعات كل ليلة تستهلك حوالي 110 كيلووات ساعة في السنة. لمبة ليد 9 وات بنفس الإضاءة تستهلك حوالي 16. اضرب الفرق، 94، في سعر الكيلووات في شريحتك تعرف ما توفره كل لمبة.",
        "An old 60 W bulb on for 5 hours a night uses about 110 kWh a year. A 9 W LED with the same light output uses about 16. Multiply the difference, 94, by the price per kWh of your tariff band, to find out what each lamp saves.",
      ),
      heading("من أين تبدأ", "Where to start"),
      list(
        [
          "اللمبات التي تعمل أطول وقت: المطبخ والطرقة والمدخل.",
          "The lamps that are on longest: kitchen, corridor and entrance.",
        ],
        [
          "سلم العمارة: حساس حركة يوفر أكثر من أي لمبة.",
          "The shared stairs: a motion sensor saves more than any lamp.",
        ],
        [
          "قارن باللومن لا بالوات: 800 لومن تعادل لمبة 60 وات القديمة.",
          "Compare lumens, not watts: 800 lm is about the same as an old 60 W bulb.",
        ],
      ),
      link("category:lamps", "لمبات ليد", "LED lamps"),
      link(
        "product:hares-sensor-downlight",
        "داون لايت «حارس» بحساس",
        "Hares downlight with sensor",
      ),
    ],
  },
  {
    code: "colour-corner",
    publishedDaysAgo: 103,
    title: { ar: "ركن الألوان في المعرض", en: "A colour corner in the showroom" },
    summary: {
      ar: "أربع غرف صغيرة متطابقة، كل واحدة بلون ضوء: ترى الفرق بدل أن تتخيله.",
      en: "Four identical small rooms, each in a different light colour: see the difference instead of imagining it.",
    },
    picture: roomPicture(
      "albums/reception-dining/01",
      "ريسبشن مساءً تضيئه نجفة نحاسية بحلقتين وأبليكان على جانبي لوحة",
      "A reception in the evening, lit by a brass chandelier of two rings and two wall lights beside a picture",
    ),
    parts: [
      text(
        "أكثر سؤال يصلنا هو الفرق بين 3000 و4000 كلفن، وأصعب ما يُشرح بالكلام. بنينا أربع غرف بنفس الكنبة ونفس اللوحة: 2700 و3000 و4000 و6500. أحضر عينة من قماش الستارة أو الرخام وضعها في كل غرفة.",
        "The question we are asked most is the difference between 3000 and 4000 K, and it is the hardest to explain in words. So we built four rooms with the same sofa and the same picture: 2700, 3000, 4000 and 6500. Bring a sample of your curtain fabric or marble and try it in each one.",
      ),
      text(
        "وبجانبها طاولة لتجسيد اللون: نفس التفاحة تحت 80 و90 و95.",
        "Next to them is a colour rendering table: the same apple under 80, 90 and 95.",
      ),
      link("/contact-us", "العنوان والمواعيد", "Address and hours"),
      link("/FAQ", "أي لون لأي غرفة؟", "Which colour for which room?"),
    ],
  },
  {
    code: "electricians-day",
    publishedDaysAgo: 138,
    title: { ar: "يوم مع 40 كهربائيًا", en: "A day with 40 electricians" },
    summary: {
      ar: "تعليق آمن، وديمر لا يرعش، وترانس بالقدرة الصحيحة: ورشتنا السنوية الأولى.",
      en: "Safe hanging, dimmers without flicker, drivers of the right size: our first annual workshop.",
    },
    picture: productPicture(
      "qasr-crystal-chandelier--gold-night",
      "نجفة «قصر» الكريستال الذهبية مضاءة في الظلام",
      "The gold Qasr crystal chandelier, lit in the dark",
    ),
    parts: [
      text(
        "معظم مشاكل الإضاءة بعد البيع سببها ربع ساعة في التركيب. جمعنا 40 كهربائيًا من القاهرة والدلتا ليوم كامل، وفككنا معهم أكثر ما يعود إلينا.",
        "Most lighting problems after a sale come down to a quarter of an hour of installation. We invited 40 electricians from Cairo and the Delta for a full day, and took apart with them the products that come back to us most.",
      ),
      list(
        [
          "نجفة 34 كجم: جوايط في الخرسانة واختبار حمل قبل التعليق.",
          "A 34 kg chandelier: anchors in concrete and a load test before hanging.",
        ],
        [
          "رعشة الديمر: الحد الأدنى يُضبط بمسمار خلف الزر، ولا أحد كان يعرف.",
          "Dimmer flicker: a screw behind the knob sets the minimum, and no one knew.",
        ],
        [
          "شريط خارجي مات بعد شهر: قصة بدون سدادة سيليكون.",
          "Outdoor strip that failed within a month: a cut end without its silicone cap.",
        ],
      ),
      text(
        "نكررها كل عام، ونضيف إليها النجارين. للتسجيل اكتب لنا.",
        "We will repeat it every year, and add carpenters too. Write to us to register.",
      ),
      link("/contact-us", "سجّل اهتمامك", "Register your interest"),
    ],
  },
  {
    code: "paper-packaging",
    publishedDaysAgo: 171,
    title: { ar: "ورق مكان الفوم", en: "Paper instead of foam" },
    summary: {
      ar: "حشو ورقي في معظم الكراتين، وما زال الكريستال يحتاج الفوم. نقول لك لماذا.",
      en: "Most boxes are now padded with paper; crystal still needs foam. Here is why.",
    },
    picture: productPicture(
      "thurayya-crystal-chandelier--gold",
      "نجفة «ثريا» الكريستال الذهبية بثلاث طبقات من القطع المتدلية",
      "The gold Thurayya crystal chandelier with its three tiers of drops",
    ),
    parts: [
      text(
        "جرّبنا الحشو الورقي على 1,200 علبة في ثلاثة أشهر. نسبة المكسور لم تزد في المعدن والسبوت والأكر، فاعتمدناه. في أذرع الزجاج والكريستال زاد الكسر، فأبقينا الفوم حتى نجد بديلًا.",
        "We tried paper padding on 1,200 boxes over three months. Breakage did not rise for metal, spots and handles, so we kept it. With glass arms and crystal it did, so foam stays until we find something better.",
      ),
      text(
        "الكرتون نفسه من ورق معاد تدويره، والمندوب يأخذه معه إذا أحببت.",
        "The boxes are made of recycled cardboard, and the courier can take them back if you like.",
      ),
      link("/sustainability-statement", "بيان الاستدامة", "Sustainability statement"),
    ],
  },
  {
    code: "all-governorates",
    publishedDaysAgo: 208,
    title: { ar: "التوصيل الآن إلى 27 محافظة", en: "We now deliver to all 27 governorates" },
    summary: {
      ar: "أضفنا سيناء والوادي الجديد ومطروح والبحر الأحمر، بنفس المعاينة على الباب.",
      en: "We have added Sinai, the New Valley, Matrouh and the Red Sea, with the same inspection at the door.",
    },
    picture: roomPicture(
      "scenes/home-room-entrance",
      "باب بيت خشبي بين فانوسين مضاءين وزرع وعمودي إضاءة قصيرين",
      "A wooden front door between two lit lanterns, with plants and two low bollards",
    ),
    parts: [
      text(
        "المحافظات الأبعد تصلها الطلبات خلال 4 إلى 8 أيام عمل بسعر ثابت 240 جنيهًا، والدفع عند الاستلام متاح فيها حتى 20,000 جنيه.",
        "Orders reach remote governorates within 4 to 8 working days for a fixed fee of EGP 240, with cash on delivery available up to EGP 20,000.",
      ),
      text(
        "اختر محافظتك في السلة أو في صفحة المنتج، وترى السعر واليوم قبل أن تكتب بياناتك.",
        "Choose your governorate in the cart or on the product page, and see the fee and date before you enter your details.",
      ),
      link("/FAQ", "أسئلة التوصيل", "Delivery questions"),
      link("/product", "تسوّق الآن", "Shop now"),
    ],
  },
  {
    code: "eid-hours",
    publishedDaysAgo: 181,
    title: { ar: "مواعيد العمل في عيد الأضحى", en: "Opening hours at Eid al-Adha" },
    summary: {
      ar: "المعرض مغلق أول يومين من العيد، والطلبات على الموقع مستمرة.",
      en: "The showroom is closed on the first two days of Eid; online orders continue.",
    },
    picture: productPicture(
      "khan-pierced-lantern--copper-night",
      "فانوس «خان» من النحاس الأحمر مضاء في الظلام",
      "The copper Khan lantern, lit in the dark",
    ),
    parts: [
      text(
        "كل سنة وأنتم طيبون. المعرض يعود في ثالث أيام العيد من الثانية ظهرًا. ما تطلبه في الإجازة نجهّزه من أول يوم عمل بعدها، ونتصل بك إذا تغيّر موعد وصوله.",
        "Eid Mubarak. The showroom reopens on the third day of Eid at two in the afternoon. Orders placed during the holiday are prepared on the first working day after it, and we will call you if your delivery date changes.",
      ),
      link("/contact-us", "مواعيد العمل", "Opening hours"),
    ],
  },
];
