import { heading, link, list, productPicture, roomPicture, steps, text } from "../text-parts.ts";
import type { DemoNewsItem } from "../types.ts";

export const springNews: DemoNewsItem[] = [
  {
    code: "panel-or-spots",
    publishedDaysAgo: 156,
    title: { ar: "عيادة في طنطا: بانل أم سبوت؟", en: "A clinic in Tanta: panels or spots?" },
    summary: {
      ar: "غرفة كشف ومكتب استقبال وممر، ولكل منها إجابة مختلفة.",
      en: "An examination room, a reception desk and a corridor, each with a different answer.",
    },
    picture: productPicture(
      "maktab-panel-60--white-night",
      "بانل «مكتب» الأبيض مضاء في الظلام",
      "The white Maktab panel, lit in the dark",
    ),
    parts: [
      text(
        "سألتنا طبيبة أسنان كيف تضيء عيادتها بدون أن تؤلم عين المريض وهو مستلقٍ على الكرسي. رسمنا معها ثلاثة أماكن:",
        "A dentist asked us how to light her clinic without hurting the eyes of a patient lying in the chair. We planned three areas with her:",
      ),
      list(
        [
          "غرفة الكشف: بانل وهجه منخفض على جانبي الكرسي لا فوقه، بلون 4000 كلفن وتجسيد لون عالٍ.",
          "Examination room: low-glare panels on both sides of the chair rather than above it, at 4000 K with good colour rendering.",
        ],
        [
          "مكتب الاستقبال: دلاية فوق الكاونتر بلون 3000 كلفن، لأن أول دقيقة تهم.",
          "Reception desk: a pendant above the counter at 3000 K, because the first minute matters.",
        ],
        [
          "الممر: داون لايت بحساس، فلا يبقى مضاءً بدون داعٍ.",
          "Corridor: downlights with a sensor, so it isn’t lit when no one is there.",
        ],
      ),
      link("product:maktab-panel-60", "بانل «مكتب»", "Maktab panel"),
      link("/contact-us", "أرسل رسم مكانك", "Send us your floor plan"),
    ],
  },
  {
    code: "coast-villa",
    publishedDaysAgo: 220,
    title: {
      ar: "قبل موسم الساحل: خمس نقط لإضاءة الشاليه",
      en: "Before the summer: five lighting tips for a chalet by the sea",
    },
    summary: {
      ar: "الملح والشمس والرطوبة تأكل الإضاءة الرخيصة في صيف واحد. هذا ما نراجعه.",
      en: "Salt, sun and humidity destroy cheap lights in one summer. Here is what we check.",
    },
    picture: roomPicture(
      "albums/outdoor-facades/01",
      "واجهة حجر ليلًا: أبليكان مضاءان على جانبي باب خشب، وشباكان مضاءان، وزرع",
      "A stone house front by night: a lit wall light on each side of a wooden door, two lit windows, plants",
    ),
    parts: [
      steps(
        [
          "درجة مقاومة الصدأ 4 أو أكثر لكل ما هو في الخارج.",
          "A corrosion grade of 4 or more for everything outdoors.",
        ],
        ["حماية IP65 على الواجهة المكشوفة.", "IP65 on an exposed façade."],
        [
          "مسامير ستانلس، ولو بدّلتها أنت بعد التركيب.",
          "Stainless screws, even if you replace them yourself after fitting.",
        ],
        [
          "كشاف شمسي للبوابة: يعمل والكهرباء مقطوعة.",
          "A solar floodlight for the gate: it works through power cuts.",
        ],
        [
          "شطف بماء عذب كل شهرين يزيل الملح.",
          "A rinse with fresh water every two months removes the salt.",
        ],
      ),
      link("category:outdoor-lights", "الإضاءة الخارجية", "Outdoor lights"),
      link("product:shatt-outdoor-wall-light", "أبليك «شط» للساحل", "Shatt, made for the coast"),
    ],
  },
  {
    code: "spring-locks",
    publishedDaysAgo: 236,
    title: {
      ar: "مسافرون؟ اختبر باب الشقة في دقيقتين",
      en: "Going away? Test your front door in two minutes",
    },
    summary: {
      ar: "سلندر بارز سنتيمترًا يُكسر في ثوانٍ. قِسه قبل السفر.",
      en: "A cylinder that sticks out by a centimetre can be snapped in seconds. Measure it before you travel.",
    },
    picture: productPicture(
      "daqiq-cylinder--satin-nickel",
      "سلندر «دقيق» نيكل مطفي",
      "The Daqiq cylinder in satin nickel",
    ),
    parts: [
      heading("ماذا تفحص", "What to check"),
      list(
        [
          "السلندر لا يبرز عن البلاك أكثر من 3 مم.",
          "The cylinder sticks out no more than 3 mm from the plate.",
        ],
        ["اللسان يدخل في الحلق كاملًا بدورتين.", "The bolt goes fully into the frame in two turns."],
        [
          "الباب لا يهتز وهو مغلق؛ إذا اهتز فالمفصلات تحتاج شدًّا.",
          "The closed door does not rattle; if it does, the hinges need tightening.",
        ],
        [
          "من أخذ نسخة من المفتاح؟ مفتاح الكمبيوتر لا يُنسخ إلا ببطاقته.",
          "Who has a copy of the key? A dimple key can only be copied with its card.",
        ],
      ),
      link("category:cylinders", "السلندرات", "Cylinders"),
      link("category:locks", "الكوالين", "Locks"),
      link("/FAQ", "كيف أقيس؟", "How do I measure?"),
    ],
  },
];
