import { heading, link, list, productPicture, roomPicture, steps, text } from "../text-parts.ts";
import type { DemoNewsItem } from "../types.ts";

/** Upcoming and latest news. */
export const autumnNews: DemoNewsItem[] = [
  {
    code: "year-in-review",
    publishedDaysAgo: null,
    title: {
      ar: "حصاد 2026: ما وصلنا إليه وما لم نصل",
      en: "2026: what we achieved and what we didn’t",
    },
    summary: {
      ar: "أرقام السنة كما هي: المواعيد والمكسور في الطريق وقطع الغيار.",
      en: "The year in figures: on-time deliveries, breakages in transit and spare parts.",
    },
    parts: [
      text(
        "مسودة: تُستكمل الأرقام بعد إغلاق حسابات ديسمبر.",
        "Draft: figures to be added after the December accounts close.",
      ),
    ],
  },
  {
    code: "winter-evenings",
    publishedDaysAgo: -9,
    title: {
      ar: "أمسيات الإضاءة في معرض مدينة نصر",
      en: "Lighting evenings at the Nasr City showroom",
    },
    summary: {
      ar: "ثلاث أمسيات مجانية: أحضر رسم شقتك ونرتب معك إضاءتها على الورق.",
      en: "Three free evenings: bring the plan of your flat and we plan its lighting with you on paper.",
    },
    picture: roomPicture(
      "scenes/home-hero",
      "ريسبشن مساءً: نجفة حلقة نحاسية مضاءة فوق كنبة فاتحة، وأبليكان على جانبي لوحة",
      "A reception in the evening: a lit brass ring above a pale sofa, a wall light on each side of a picture",
    ),
    parts: [
      text(
        "كل خميس لثلاثة أسابيع، من السابعة مساءً. مهندسة إضاءة تجلس مع كل أسرة عشرين دقيقة وتخرجون برسم فيه أماكن المخارج وعدد القطع ولون الضوء لكل غرفة.",
        "Every Thursday for three weeks, from seven in the evening. A lighting engineer sits with each family for twenty minutes, and you leave with a plan showing the outlets, number of fittings and light colour for every room.",
      ),
      list(
        [
          "أحضر الرسم أو صورته، وارتفاع السقف.",
          "Bring the plan or a photo of it, and the ceiling height.",
        ],
        ["لا يلزم الشراء.", "No purchase necessary."],
        ["الحجز بالتليفون لأن الأماكن قليلة.", "Book by phone, as places are limited."],
      ),
      link("/contact-us", "احجز مكانك", "Book your place"),
    ],
  },
  {
    code: "november-offers",
    publishedDaysAgo: 4,
    title: {
      ar: "عروض الخريف: من حلقات الليد إلى الكوالين",
      en: "Autumn offers, from LED rings to locks",
    },
    summary: {
      ar: "تخفيض على منتجات مختارة في كل الأقسام، وتاريخ نهاية كل عرض مكتوب بجانبه.",
      en: "Lower prices on selected products in every department, each with the date its offer ends.",
    },
    picture: productPicture(
      "hala-ring-chandelier--black-night",
      "نجفة «هالة» السوداء مضاءة في الظلام",
      "The black Hala ring chandelier, lit in the dark",
    ),
    parts: [
      text(
        "السعر المشطوب هو ما كان المنتج يُباع به فعلًا قبل العرض، لا رقم رُفع ليُخفض. ومن أبرز ما ستجده:",
        "The crossed-out price is what the product really sold for before the offer, not a price raised so that it could be cut. Highlights include:",
      ),
      list(
        ["نجفة «هالة» السوداء بقطر 80 سم.", "The black Hala ring chandelier of 80 cm."],
        ["نجفة «شلال» بثلاث حلقات لبيت السلم.", "The triple-ring Shallal for stairwells."],
        ["سبوت «عمق» الأسود بتجسيد لون 95.", "The black Omq spot with a colour rendering of 95."],
        ["كالون «حصن» لباب الشقة.", "The Hesn lock for front doors."],
      ),
      text(
        "العرض حتى تاريخه أو نفاد الكمية، والإرجاع والضمان كما هما.",
        "Each offer runs until its end date or while stocks last. Returns and warranty are the same as always.",
      ),
      link("/special-offers", "كل العروض", "All offers"),
    ],
  },
  {
    code: "nafas-before-winter",
    publishedDaysAgo: 7,
    title: {
      ar: "قبل تشغيل السخان: كاشف «نَفَس» وصل",
      en: "Before you turn on the heater: the Nafas alarm is here",
    },
    summary: {
      ar: "أول أكسيد الكربون لا يُشم. جهاز صغير وخمس دقائق تحمي بهما أهل البيت هذا الشتاء.",
      en: "Carbon monoxide has no smell. A small alarm and five minutes of your time protect your family this winter.",
    },
    picture: productPicture(
      "nafas-co-alarm--white",
      "كاشف أول أكسيد الكربون «نَفَس» الأبيض بشاشته",
      "The white Nafas carbon monoxide alarm with its display",
    ),
    parts: [
      text(
        "كل شتاء نسمع عن أسرة نامت ولم تستيقظ بسبب سخان غاز في حمام مغلق. الكاشف ينذر قبل الخطر بوقت كافٍ لفتح الشباك والخروج.",
        "Every winter we hear of a family that went to sleep and never woke up because of a gas heater in a closed bathroom. The alarm sounds in time to open a window and leave.",
      ),
      heading("ثلاثة أشياء تفعلها هذا الأسبوع", "Three things to do this week"),
      steps(
        [
          "اطلب فنيًّا يفحص مدخنة السخان وينظفها.",
          "Have a technician check and clean the heater’s flue.",
        ],
        [
          "ركّب الكاشف في نفس الغرفة على بُعد من 1 إلى 3 م من السخان، على ارتفاع التنفس.",
          "Fit the alarm in the same room, 1 to 3 m from the heater, at breathing height.",
        ],
        ["اضغط زر الاختبار مرة كل شهر.", "Press the test button once a month."],
      ),
      link("product:nafas-co-alarm", "كاشف «نَفَس»", "Nafas alarm"),
      link("category:alarms", "كل الكواشف", "All alarms"),
    ],
  },
  {
    code: "khan-lanterns",
    publishedDaysAgo: 11,
    title: { ar: "فوانيس «خان» من ورشة «طرازان»", en: "Khan lanterns from the Terazan workshop" },
    summary: {
      ar: "زرنا الورشة التي تقص كل نجمة بالمنشار، وعدنا بفانوس معلّق من مقاسين.",
      en: "We visited the workshop that cuts every star by hand, and came back with a hanging lantern in two sizes.",
    },
    picture: productPicture(
      "khan-pierced-lantern--antique-brass-night",
      "فانوس «خان» نحاس أنتيك مضاء، ونقط الضوء منتشرة على الحائط حوله",
      "The antique brass Khan lantern, lit, with points of light on the wall around it",
    ),
    parts: [
      text(
        "الأسطى يرسم النقش على لوح النحاس بالطباشير، ثم يثقب مركز كل نجمة ويقصها بمنشار رفيع كالخيط. الفانوس الواحد يأخذ منه ثلاثة أيام، ثم يُجمع باللحام الفضي ويُترك ليأخذ لونه.",
        "The craftsman draws the pattern on sheet brass in chalk, drills the centre of each star and cuts it out with a saw as fine as thread. One lantern takes him three days; it is then joined with silver solder and left to develop its colour.",
      ),
      text(
        "علّقه قرب حائط فاتح، واستعمل لمبات شفافة بلون 2700 كلفن حتى يظهر الظل حادًا.",
        "Hang it near a pale wall, and use clear 2700 K lamps to keep the shadows sharp.",
      ),
      link("product:khan-pierced-lantern", "فانوس «خان»", "Khan lantern"),
    ],
  },
  {
    code: "nada-four-finishes",
    publishedDaysAgo: 32,
    title: { ar: "أكرة «ندى» بأربعة تشطيبات", en: "Nada handle in four finishes" },
    summary: {
      ar: "نحاس ونيكل مطفي وأسود وكروم، ومعها مقابض المطبخ من نفس العائلة.",
      en: "Brass, satin nickel, black and chrome, with kitchen pulls from the same family.",
    },
    picture: productPicture(
      "nada-lever-handle--satin-nickel",
      "أكرة «ندى» نيكل مطفي على روزتة",
      "The Nada lever in satin nickel on its rose",
    ),
    parts: [
      text(
        "كثير منكم سأل عن أكرة نحاس مصبوب بشكل حديث. «ندى» بيد مستديرة وسوستة داخل الروزتة، ومختبرة 200,000 فتحة. تركب على كوالين الغرف بسيخ 8 مم بدون حفر جديد في معظم الأبواب.",
        "Many of you asked for a cast brass handle with a modern shape. Nada has a rounded lever and a spring inside the rose, and is tested to 200,000 openings. It fits room locks with an 8 mm spindle, with no new holes on most doors.",
      ),
      text(
        "مقابض «صدف» للمطبخ والدواليب بثلاثة من هذه التشطيبات، فيتفق البيت كله.",
        "Sadaf pulls for kitchens and wardrobes come in three of these finishes, so everything in your home matches.",
      ),
      link("product:nada-lever-handle", "أكرة «ندى»", "Nada handle"),
      link("product:sadaf-cabinet-pull", "مقابض «صدف»", "Sadaf pulls"),
    ],
  },
  {
    code: "company-approval",
    publishedDaysAgo: 47,
    title: {
      ar: "حسابات الشركات: الاعتماد قبل الصرف",
      en: "Company accounts: approval before spending",
    },
    summary: {
      ar: "مسؤول الشراء يطلب، ومسؤول الاعتماد يوافق، والمنتجات محجوزة حتى يقرر.",
      en: "A buyer orders, an approver approves, and the items are reserved until then.",
    },
    parts: [
      text(
        "طلبت منا شركات مقاولات وفنادق أن يمر كل طلب على مسؤول قبل أن يُنفذ. الآن يفتح مسؤول الاعتماد حسابه فيرى ما ينتظره: من طلب، ولأي أمر شراء، وبكم.",
        "Contractors and hotels asked us for every order to be approved by someone before it goes ahead. Approvers can now see in their account what is waiting: who ordered, for which purchase order, and for how much.",
      ),
      list(
        [
          "الحجز 7 أيام حتى يُعتمد الطلب.",
          "Items are reserved for 7 days until the order is approved.",
        ],
        ["بعد الاعتماد 3 أيام للتحويل البنكي.", "After approval, 3 days for the bank transfer."],
        [
          "الفاتورة باسم الشركة ورقمها الضريبي.",
          "The invoice carries the company’s name and tax number.",
        ],
      ),
      link("/auth/CompanyRegister", "إنشاء حساب شركة", "Create a company account"),
    ],
  },
];
