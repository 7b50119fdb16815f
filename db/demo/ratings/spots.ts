import type { RatedProduct } from "../types.ts";

export const spotRatings: RatedProduct[] = [
  {
    product: "omq-deep-spot",
    ratings: [
      {
        value: 5,
        daysAgo: 2,
        author: "مهندس ك.",
        locale: "ar",
        text: "مصدر النور غاطس فعلًا فمفيش وهج وأنت قاعد. ركبنا 24 قطعة في الريسبشن، كلهم نفس درجة اللون.",
      },
      {
        value: 5,
        daysAgo: 12,
        author: "Hesham N.",
        locale: "en",
        text: "Deep recessed, really low glare. Cut-out was exactly 75 mm as stated.",
      },
      { value: 4, daysAgo: 23, author: "لمياء ر.", locale: "ar" },
      { value: 5, daysAgo: 38, author: "Peter M.", locale: "en" },
    ],
  },
  {
    product: "itar-gu10-spot",
    ratings: [
      {
        value: 4,
        daysAgo: 18,
        author: "محمود ع.",
        locale: "ar",
        text: "ميزته إن اللمبة بتتغير لوحدها. الإطار بيقفل مظبوط على الجبس.",
      },
      { value: 4, daysAgo: 52, author: "Heba Y.", locale: "en" },
      { value: 5, daysAgo: 85, author: "أشرف س.", locale: "ar" },
    ],
  },
  {
    product: "safa-round-downlight",
    ratings: [
      {
        value: 5,
        daysAgo: 8,
        author: "هاني ط.",
        locale: "ar",
        text: "نور قوي على 12 وات بس. غيرت بيه نيون المطبخ كله.",
      },
      {
        value: 4,
        daysAgo: 35,
        author: "Mona D.",
        locale: "en",
        text: "Good value for a whole flat. One of twenty arrived scratched and was exchanged without questions.",
      },
      {
        value: 3,
        daysAgo: 92,
        author: "بسنت ل.",
        locale: "ar",
        text: "كويس، بس كان نفسي يبقى فيه درجة 3500.",
      },
    ],
  },
  {
    product: "rokn-square-downlight",
    ratings: [
      { value: 4, daysAgo: 23, author: "عادل م.", locale: "ar" },
      {
        value: 5,
        daysAgo: 62,
        author: "Reem K.",
        locale: "en",
        text: "Square trim lines up neatly with the ceiling joints.",
      },
    ],
  },
  {
    product: "naqaa-bathroom-downlight",
    ratings: [
      {
        value: 5,
        daysAgo: 14,
        author: "شيماء أ.",
        locale: "ar",
        text: "فوق الدش بقاله شهرين ومفيش أي بخار دخل جواه.",
      },
      { value: 5, daysAgo: 74, author: "Bassel F.", locale: "en" },
    ],
  },
  {
    product: "qamar-surface-downlight",
    ratings: [
      {
        value: 4,
        daysAgo: 29,
        author: "Nagwa S.",
        locale: "en",
        text: "For a concrete ceiling without gypsum it is the simplest solution.",
      },
      { value: 5, daysAgo: 65, author: "فادي ن.", locale: "ar" },
    ],
  },
  {
    product: "hares-sensor-downlight",
    ratings: [
      {
        value: 5,
        daysAgo: 11,
        author: "كريم ص.",
        locale: "ar",
        text: "في الطرقة والسلم، بيولع أول ما تدخل ويطفي لوحده. فرق في فاتورة العمارة.",
      },
      { value: 4, daysAgo: 56, author: "Sandra T.", locale: "en" },
    ],
  },
  {
    product: "noqta-surface-spot",
    ratings: [
      {
        value: 5,
        daysAgo: 39,
        author: "أميرة ج.",
        locale: "ar",
        text: "صغير ونضيف، على رفوف المكتبة شكله ممتاز.",
      },
      { value: 4, daysAgo: 83, author: "Ziad H.", locale: "en" },
    ],
  },
  {
    product: "tawaman-twin-spot",
    ratings: [
      {
        value: 4,
        daysAgo: 44,
        author: "Ramy B.",
        locale: "en",
        text: "Both heads turn freely and stay where you put them.",
      },
    ],
  },
  {
    product: "qitar-track-spot",
    ratings: [
      {
        value: 5,
        daysAgo: 24,
        author: "معرض ن.",
        locale: "ar",
        text: "للمحل: 15 سبوت على تراك 3 متر، والبضاعة ألوانها حقيقية تحت النور.",
      },
      { value: 5, daysAgo: 69, author: "Engy R.", locale: "en" },
    ],
  },
  {
    product: "maghnat-magnetic-spot",
    ratings: [
      {
        value: 5,
        daysAgo: 2,
        author: "Ahmed Z.",
        locale: "en",
        text: "Clicks into the track, moves anywhere. The most flexible light I have ever installed.",
      },
      {
        value: 4,
        daysAgo: 25,
        author: "سيف ب.",
        locale: "ar",
        text: "غالي شوية بس التحريك من غير كهربائي يستاهل.",
      },
    ],
  },
  {
    product: "maktab-panel-60",
    ratings: [
      {
        value: 5,
        daysAgo: 40,
        author: "شركة أ.",
        locale: "ar",
        text: "لمكتب 40 متر. مفيش انعكاس على الشاشات والموظفين مبسوطين.",
      },
      { value: 4, daysAgo: 86, author: "Wael C.", locale: "en" },
    ],
  },
  {
    product: "shatt-outdoor-wall-light",
    ratings: [
      {
        value: 5,
        daysAgo: 32,
        author: "Hoda L.",
        locale: "en",
        text: "By the sea in Ain Sokhna for one winter, no rust so far.",
      },
      { value: 4, daysAgo: 75, author: "تامر ي.", locale: "ar" },
    ],
  },
  {
    product: "bawaba-outdoor-lantern",
    ratings: [
      {
        value: 5,
        daysAgo: 42,
        author: "ماجد ف.",
        locale: "ar",
        text: "على باب الفيلا من الناحيتين. النحاس بيغمق مع الوقت وده أحلى.",
      },
      { value: 5, daysAgo: 93, author: "Christine D.", locale: "en" },
    ],
  },
  {
    product: "yaqaza-sensor-wall-light",
    ratings: [
      {
        value: 4,
        daysAgo: 37,
        author: "سعاد م.",
        locale: "ar",
        text: "الحساس بيلقط من 6 متر تقريبًا. محتاج ضبط في الأول.",
      },
      { value: 4, daysAgo: 80, author: "Karim W.", locale: "en" },
    ],
  },
  {
    product: "midan-floodlight",
    ratings: [
      {
        value: 5,
        daysAgo: 46,
        author: "Fathy A.",
        locale: "en",
        text: "Lights the whole yard of our workshop. Cable gland is tight, dust does not get in.",
      },
    ],
  },
  {
    product: "nawba-solar-floodlight",
    ratings: [
      {
        value: 4,
        daysAgo: 34,
        author: "عبد الله ر.",
        locale: "ar",
        text: "بيكمل لحد الفجر في الصيف. في الشتا بيقل ساعتين.",
      },
      {
        value: 3,
        daysAgo: 78,
        author: "Mina G.",
        locale: "en",
        text: "Works well, but the remote feels cheap.",
      },
    ],
  },
  {
    product: "mamsha-bollard",
    ratings: [
      {
        value: 5,
        daysAgo: 51,
        author: "Shahira N.",
        locale: "en",
        text: "Six along the garden path. Light falls down only, so the stars are still there.",
      },
    ],
  },
  {
    product: "ghosn-garden-spike",
    ratings: [
      {
        value: 5,
        daysAgo: 43,
        author: "لؤي ح.",
        locale: "ar",
        text: "على النخل من تحت، المنظر بالليل اتغير تمامًا.",
      },
    ],
  },
  {
    product: "shams-solar-bollard",
    ratings: [
      {
        value: 4,
        daysAgo: 12,
        author: "مروة د.",
        locale: "ar",
        text: "من غير سلك ولا حفر، اتركبوا في ربع ساعة.",
      },
    ],
  },
  {
    product: "khayt-cob-strip",
    ratings: [
      {
        value: 5,
        daysAgo: 2,
        author: "Mostafa E.",
        locale: "en",
        text: "No dots at all behind an aluminium profile. Cut every 5 cm as stated.",
      },
      {
        value: 5,
        daysAgo: 49,
        author: "نورهان ق.",
        locale: "ar",
        text: "ورا الستارة والكرانيش، خط واحد متصل من غير نقط.",
      },
      { value: 4, daysAgo: 87, author: "باسم ش.", locale: "ar" },
    ],
  },
  {
    product: "mawj-outdoor-strip",
    ratings: [{ value: 4, daysAgo: 63, author: "Hazem V.", locale: "en" }],
  },
];
