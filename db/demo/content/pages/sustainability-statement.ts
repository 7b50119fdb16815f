import { heading, link, list, picture, productPicture, text } from "../text-parts.ts";
import type { DemoContentPage } from "../types.ts";

export const sustainabilityStatement: DemoContentPage = {
  code: "sustainability-statement",
  title: { ar: "بيان الاستدامة", en: "Sustainability statement" },
  lead: {
    ar: "ما نفعله بالفعل، وما لم نصل إليه بعد، بدون شعارات خضراء.",
    en: "What we already do and what we have not achieved yet, without green slogans.",
  },
  parts: [
    text(
      "أكبر أثر للإضاءة هو الكهرباء التي تستهلكها كل ليلة لسنوات، لا العلبة التي جاءت فيها. لذلك نبدأ من هناك.",
      "The biggest impact of lighting is the electricity it uses every night for years, not the box it came in. So that is where we start.",
    ),
    heading("كهرباء أقل", "Less electricity"),
    list(
      [
        "كل ما له إضاءة مدمجة في المتجر ليد، بكفاءة لا تقل عن 70 لومن لكل وات، والرقم مكتوب في صفحة المنتج.",
        "All built-in lighting we sell is LED, with an efficacy of at least 70 lumens per watt, and the figure is on the product page.",
      ],
      [
        "لمبة ليد 9 وات مكان لمبة قديمة 60 وات، 4 ساعات كل ليلة، توفر حوالي 74 كيلووات ساعة في السنة.",
        "A 9 W LED in place of an old 60 W bulb, 4 hours a night, saves about 74 kWh a year.",
      ],
      [
        "نكتب اللومن قبل الوات، حتى لا تشتري أكثر مما تحتاج، وننصح بالديمر والحساس حيث يفيدان.",
        "We list lumens before watts, so that you don’t buy more than you need, and recommend dimmers and sensors where they help.",
      ],
    ),
    heading("يُصلَّح ولا يُرمى", "Repaired, not thrown away"),
    list(
      [
        "في معظم المنتجات ذات الليد المدمج يُستبدل الدرايفر وحده، وهو أول ما يتلف عادة.",
        "In most products with built-in LED, the driver can be replaced on its own; it is usually the first part to fail.",
      ],
      [
        "نحتفظ بكاسات وكور زجاج وقطع كريستال وشابوهات ودرايفرات احتياطية، وقطع غيار نجفة «قصر» مضمونة 10 سنوات.",
        "We keep spare cups, glass globes, crystals, shades and drivers, and guarantee the parts of the Qasr chandelier for 10 years.",
      ],
      [
        "نصلح ما انتهى ضمانه أيضًا: تعرف تكلفة الإصلاح قبل أن نبدأ.",
        "We also repair products after the warranty ends: we tell you the cost before we start.",
      ],
    ),
    picture(
      productPicture(
        "lulua-globe-pendant--brass-night",
        "دلاية «لؤلؤة» مضاءة في الظلام",
        "The Lulua pendant, lit in the dark",
      ),
      "كور «لؤلؤة» الزجاج متوفرة في مركز الخدمة: إذا انكسرت واحدة لا تشتري دلاية جديدة.",
      "Our service centre has replacement glass globes for Lulua: if one breaks, you don’t need a new pendant.",
    ),
    heading("التغليف", "Packaging"),
    list(
      [
        "الكرتون من ورق معاد تدويره، والحشو ورق مضغوط في معظم الطلبات.",
        "Our boxes are made of recycled cardboard, and most orders are padded with pressed paper.",
      ],
      [
        "ما زلنا نستخدم الفوم الأبيض حول الكريستال وأذرع الزجاج، لأننا لم نجد بديلًا يصل بها سليمة. نجرّب قوالب من لب الورق.",
        "We still use white foam around crystal and glass arms, because we haven’t found an alternative that keeps them safe in transit. We are testing moulded paper pulp.",
      ],
      [
        "المندوب يأخذ الكرتون والحشو معه إذا أحببت، ونستخدمهما مرة أخرى.",
        "The courier can take the box and padding back if you like, and we reuse them.",
      ],
    ),
    heading("القديم نأخذه", "We take the old ones back"),
    text(
      "أحضر إلى المعرض لمباتك وكشافاتك وبطارياتك القديمة، مهما كان مكان شرائها. نسلّمها إلى شركة مرخصة لتدوير المخلفات الإلكترونية. لمبات الفلورسنت والموفرة فيها زئبق، فلا تكسرها ولا ترمها مع القمامة.",
      "Bring old lamps, floodlights and batteries to the showroom, wherever you bought them. We hand them to a licensed recycler of electronic waste. Fluorescent tubes and energy-saving bulbs contain mercury, so don’t break them or put them in the rubbish.",
    ),
    heading("ما لم نصل إليه بعد", "What we have not achieved yet"),
    list(
      [
        "لا نقيس بعد انبعاثات الشحن، فلن نكتب أننا محايدون كربونيًا.",
        "We do not yet measure the emissions of shipping, so we don’t call ourselves carbon neutral.",
      ],
      [
        "بعض المنتجات بليد مدمج لا تُفتح وحدتها إلا في الورشة، ونطلب من المصنع تغيير ذلك.",
        "Some products have an LED module that can only be opened in a workshop, and we are asking manufacturers to change that.",
      ],
      [
        "نطلب من كل مورّد ورقة عن ظروف العمل في مصنعه، ولم تصلنا من الجميع.",
        "We ask every supplier for a statement on working conditions in its factory; not all of them have replied.",
      ],
    ),
    link("category:lamps", "لمبات ليد", "LED lamps"),
    link("/about-us/vision-mission-values-goals", "أهدافنا حتى 2028", "Our goals to 2028"),
    link("/contact-us", "اسأل عن قطعة غيار", "Ask about a spare part"),
  ],
  updatedOn: "2026-10-18",
};
