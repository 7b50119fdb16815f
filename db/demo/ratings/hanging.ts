import type { RatedProduct } from "../types.ts";

export const hangingRatings: RatedProduct[] = [
  {
    product: "hala-ring-chandelier",
    ratings: [
      {
        value: 5,
        daysAgo: 1,
        author: "منى س.",
        locale: "ar",
        text: "ركّبناها فوق سفرة 8 كراسي مقاس 100 والإضاءة موزعة على السفرة كلها من غير ظل. اللون الدافئ مريح جدًا بالليل، والتعتيم شغال مع ديمر همس من غير أي وش.",
      },
      {
        value: 5,
        daysAgo: 3,
        author: "Karim A.",
        locale: "en",
        text: "Bought the 80 cm brass one for a living room with a 2.9 m ceiling. The cable can be shortened properly and the driver fits inside the canopy. Looks far more expensive than it was.",
      },
      {
        value: 4,
        daysAgo: 6,
        author: "هبة م.",
        locale: "ar",
        text: "الشكل تحفة والخامة تقيلة. نجمة ناقصة لأن الكتيب محتاج رسم أوضح لتعليق السلك.",
      },
      { value: 5, daysAgo: 11, author: "Nour E.", locale: "en" },
      { value: 5, daysAgo: 15, author: "أحمد ر.", locale: "ar" },
      {
        value: 4,
        daysAgo: 21,
        author: "Salma T.",
        locale: "en",
        text: "Very even light, no visible dots. Delivery to Alexandria took the full four days.",
      },
    ],
  },
  {
    product: "madar-double-ring-chandelier",
    ratings: [
      {
        value: 5,
        daysAgo: 9,
        author: "طارق ح.",
        locale: "ar",
        text: "الحلقتين بيتحركوا وتظبط الزاوية زي ما تحب. في صالة دورين شكلها من تحت ومن فوق حلو.",
      },
      {
        value: 4,
        daysAgo: 41,
        author: "Laila F.",
        locale: "en",
        text: "Beautiful crossed rings. Allow two people for hanging it, it is heavier than it looks.",
      },
      { value: 5, daysAgo: 70, author: "دينا ك.", locale: "ar" },
    ],
  },
  {
    product: "shallal-triple-ring-chandelier",
    ratings: [
      {
        value: 5,
        daysAgo: 8,
        author: "Omar H.",
        locale: "en",
        text: "Hangs in our stairwell over two floors. Three rings at three heights, all dimmed together. Everyone who comes in looks up.",
      },
      {
        value: 5,
        daysAgo: 35,
        author: "ياسمين ع.",
        locale: "ar",
        text: "اتركبت في منور السلم والسلك مكفي الدورين. الفني خلصها في ساعتين.",
      },
    ],
  },
  {
    product: "layali-arm-chandelier",
    ratings: [
      {
        value: 5,
        daysAgo: 15,
        author: "مدحت ف.",
        locale: "ar",
        text: "نحاس حقيقي مش طلاء، واضح من الوزن. ركبت عليها لمبات سهرة والنور زي الشمع.",
      },
      {
        value: 4,
        daysAgo: 47,
        author: "Hala S.",
        locale: "en",
        text: "Classic and solid. The arms come separately, plan an hour for putting it together.",
      },
    ],
  },
  {
    product: "thurayya-crystal-chandelier",
    ratings: [
      {
        value: 5,
        daysAgo: 22,
        author: "نادية ج.",
        locale: "ar",
        text: "الكريستال وصل متغلف حتة حتة ومفيش ولا كسر. تنضيفها سهل لأن السلاسل بتتفك.",
      },
      {
        value: 5,
        daysAgo: 66,
        author: "Mariam B.",
        locale: "en",
        text: "Sparkles without blinding anyone at the table.",
      },
      {
        value: 3,
        daysAgo: 95,
        author: "شريف ن.",
        locale: "ar",
        text: "جميلة، بس المقاس الصغير أصغر من اللي تخيلته. قيسوا كويس قبل الطلب.",
      },
    ],
  },
  {
    product: "qasr-crystal-chandelier",
    ratings: [
      {
        value: 5,
        daysAgo: 30,
        author: "سامح ل.",
        locale: "ar",
        text: "للمدخل الكبير. اتأكدوا إن السقف يشيل الوزن، إحنا ركبنا خطاف جديد.",
      },
      { value: 5, daysAgo: 77, author: "Rania K.", locale: "en" },
    ],
  },
  {
    product: "khan-pierced-lantern",
    ratings: [
      {
        value: 5,
        daysAgo: 1,
        author: "إيمان ص.",
        locale: "ar",
        text: "الضل اللي بيعمله على الحيطة حكاية لوحده. في الركن بتاع القعدة العربي شكله من خان الخليلي فعلًا.",
      },
      {
        value: 5,
        daysAgo: 4,
        author: "Jonathan W.",
        locale: "en",
        text: "The shadow pattern fills the whole wall. Warm lamp inside, please, cold light would spoil it.",
      },
      { value: 4, daysAgo: 9, author: "عمرو د.", locale: "ar" },
    ],
  },
  {
    product: "qubba-dome-pendant",
    ratings: [
      {
        value: 5,
        daysAgo: 5,
        author: "سلمى ي.",
        locale: "ar",
        text: "تلاتة فوق بار المطبخ، لون أسود مطفي ومن جوه أبيض. النور نازل على الرخامة بالظبط.",
      },
      {
        value: 4,
        daysAgo: 26,
        author: "Farida M.",
        locale: "en",
        text: "Matt finish shows no fingerprints. Cable is long enough for a high ceiling.",
      },
      { value: 5, daysAgo: 73, author: "خالد ب.", locale: "ar" },
      { value: 5, daysAgo: 101, author: "Amira Z.", locale: "en" },
    ],
  },
  {
    product: "lulua-globe-pendant",
    ratings: [
      {
        value: 5,
        daysAgo: 7,
        author: "ريهام ت.",
        locale: "ar",
        text: "نور ناعم من غير بهرة، مناسب جدًا لأوضة الأطفال.",
      },
      {
        value: 4,
        daysAgo: 26,
        author: "Tamer G.",
        locale: "en",
        text: "Opal glass is even all over. Wipes clean easily.",
      },
      { value: 5, daysAgo: 42, author: "مي خ.", locale: "ar" },
    ],
  },
  {
    product: "asal-amber-globe-pendant",
    ratings: [
      {
        value: 4,
        daysAgo: 17,
        author: "حسن و.",
        locale: "ar",
        text: "الزجاج العسلي بيدّي جو دافي جدًا. مش للقراءة، للقعدة.",
      },
      { value: 5, daysAgo: 58, author: "Layla N.", locale: "en" },
    ],
  },
  {
    product: "qem-cone-pendant",
    ratings: [
      {
        value: 5,
        daysAgo: 21,
        author: "Youssef R.",
        locale: "en",
        text: "Slim, simple, and the narrow beam is exactly right beside a bed.",
      },
      { value: 4, daysAgo: 64, author: "آية ف.", locale: "ar" },
    ],
  },
  {
    product: "anqud-cluster-pendant",
    ratings: [
      {
        value: 5,
        daysAgo: 27,
        author: "نهى ش.",
        locale: "ar",
        text: "كل كورة ليها طول مختلف وتقدر توزعهم براحتك. شكلها في المدخل فخم.",
      },
      { value: 4, daysAgo: 67, author: "Dalia O.", locale: "en" },
    ],
  },
  {
    product: "masar-linear-pendant",
    ratings: [
      {
        value: 5,
        daysAgo: 10,
        author: "Sherif L.",
        locale: "en",
        text: "120 cm over a table for six. No glare when you sit, and it dims down to almost nothing.",
      },
      {
        value: 5,
        daysAgo: 38,
        author: "إسراء ن.",
        locale: "ar",
        text: "خط نضيف ورفيع، والسلك شبه مش باين. الكهربائي قال إن الترانس سهل التغيير ودي نقطة مهمة.",
      },
      { value: 4, daysAgo: 79, author: "مصطفى ق.", locale: "ar" },
    ],
  },
  {
    product: "nahr-wood-linear-pendant",
    ratings: [
      {
        value: 5,
        daysAgo: 6,
        author: "Ingy A.",
        locale: "en",
        text: "The wood is real and the grain is lovely. Matches our oak table.",
      },
      {
        value: 4,
        daysAgo: 17,
        author: "رنا ز.",
        locale: "ar",
        text: "الخشب طبيعي فعلًا فاللون بيفرق درجة عن الصورة.",
      },
    ],
  },
  {
    product: "kettan-linen-wall-light",
    ratings: [
      {
        value: 5,
        daysAgo: 20,
        author: "جيهان م.",
        locale: "ar",
        text: "على جنبين السرير، القماش بيفرش النور على الحيطة بهدوء.",
      },
      { value: 4, daysAgo: 57, author: "Adam S.", locale: "en" },
    ],
  },
  {
    product: "zell-wall-light",
    ratings: [
      {
        value: 5,
        daysAgo: 16,
        author: "Mohamed I.",
        locale: "en",
        text: "Two sharp cones of light up and down. Makes the corridor look like a hotel.",
      },
      { value: 5, daysAgo: 45, author: "وليد ج.", locale: "ar" },
    ],
  },
  {
    product: "wodouh-bath-light",
    ratings: [
      {
        value: 5,
        daysAgo: 27,
        author: "سارة ه.",
        locale: "ar",
        text: "نور المراية مظبوط للماكياج، الألوان بتبان على حقيقتها.",
      },
      { value: 4, daysAgo: 71, author: "Nadine P.", locale: "en" },
    ],
  },
];
