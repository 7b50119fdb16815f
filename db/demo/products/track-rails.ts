import type { Bilingual, DemoProduct, DemoVariant } from "../types.ts";

/** What all parts of one track have in common. */
interface System {
  /** Beginning of the codes and SKUs. */
  code: string;
  sku: string;
  name: Bilingual;
  slug: Bilingual;
  attributes: DemoProduct["attributes"];
  publishedDaysAgo: number;
}

interface Part {
  code: string;
  sku: string;
  name: Bilingual;
  slug: Bilingual;
  summary: Bilingual;
  description: Bilingual;
  sellingPoints: Bilingual[];
  careNotes: Bilingual;
  attributes: DemoProduct["attributes"];
  /** EGP. */
  price: number;
  stock: number;
  /** Metres that can be chosen; absent: one size. */
  metres?: { length: number; price: number; stock: number }[];
}

const QITAR: System = {
  code: "qitar",
  sku: "QTR",
  name: { ar: "«قطار»", en: "“Qitar”" },
  slug: { ar: "qitar", en: "qitar" },
  attributes: {
    track_system: "three-circuit",
    circuits: 3,
    voltage: "mains",
    current_a: 16,
    ip_rating: "ip20",
    elec_class: "i",
    mounting: "surface",
    warranty_m: 60,
    origin: "es",
  },
  publishedDaysAgo: 150,
};

const MAGHNAT: System = {
  code: "maghnat",
  sku: "MGN",
  name: { ar: "«مغناط»", en: "“Maghnat”" },
  slug: { ar: "maghnat", en: "maghnat" },
  attributes: {
    track_system: "magnetic-48",
    circuits: 1,
    voltage: "dc-48",
    ip_rating: "ip20",
    elec_class: "iii",
    mounting: "surface",
    warranty_m: 36,
    origin: "cn",
  },
  publishedDaysAgo: 96,
};

const DRY: Bilingual = {
  ar: "افصل القاطع أولًا، ثم امسحه بقماش جاف؛ لا ماء داخل المجرى.",
  en: "Switch off at the breaker first, then wipe with a dry cloth; no water inside the channel.",
};

function product(system: System, part: Part): DemoProduct {
  const { code, sku, price, stock, metres, attributes, slug, ...texts } = part;
  const finishes = [
    { finish: "black", letters: "BK" },
    { finish: "white", letters: "WH" },
  ];
  const sizes = metres ?? [{ length: undefined, price, stock }];
  const variants = finishes.flatMap(({ finish, letters }) =>
    sizes.map(({ length, ...each }): DemoVariant => ({
      sku: `${system.sku}-${sku}-${length === undefined ? "" : `${length / 1000}-`}${letters}`,
      options: { finish, ...(length !== undefined && { length_mm: length }) },
      pricePiastres: each.price * 100,
      stock: finish === "black" ? each.stock : Math.round(each.stock * 0.6),
    })),
  );
  return {
    ...texts,
    code: `${system.code}-${code}`,
    category: "track-rails",
    brand: "holmvik",
    slug: { ar: `${slug.ar}-${system.slug.ar}`, en: `${system.slug.en}-${slug.en}` },
    attributes: { ...system.attributes, ...attributes },
    options: metres ? ["finish", "length_mm"] : ["finish"],
    publishedDaysAgo: system.publishedDaysAgo,
    drawing: { family: "plain" },
    variants,
  };
}

const qitar = [
  product(QITAR, {
    code: "track-rail",
    sku: "RL",
    name: { ar: "مجرى تراك «قطار» ثلاثي الخطوط", en: "“Qitar” three-circuit track" },
    slug: { ar: "magra-track", en: "three-circuit-track" },
    summary: {
      ar: "مجرى ألومنيوم ظاهر لسبوتات «قطار»، بثلاثة خطوط تُشغَّل كل منها وحده.",
      en: "Surface-mounted aluminium track for the Qitar spots, with three circuits switched separately.",
    },
    description: {
      ar: "يثبت في السقف كل 500 مم، والسبوت يدخل فيه من أسفل بلفة واحدة ويتحرك في أي وقت. ثلاثة خطوط 220 فولت في مجرى واحد: إضاءة الفاترينة والوسط والممر بثلاثة مفاتيح.\n\nكل خط مجرى يحتاج بداية تغذية واحدة وغطاء نهاية واحدًا، وبين كل قطعتين وصلة. حمل الخط الواحد 16 أمبير. المسامير مرفقة.",
      en: "Fix it to the ceiling every 500 mm; the spot goes in from below with one turn and can be moved at any time. Three 220 V circuits in one track: window, centre and aisle on three switches.\n\nEach run needs one end feed and one end cap, and a joiner between two lengths. Each circuit carries 16 A. Screws are included.",
    },
    sellingPoints: [
      { ar: "ثلاثة خطوط مستقلة", en: "Three separate circuits" },
      { ar: "يُقص بالطول المطلوب في الموقع", en: "Can be cut to length on site" },
      { ar: "نفس لوني سبوت «قطار»", en: "Both colours of the Qitar spot" },
    ],
    careNotes: DRY,
    attributes: {
      track_part: "rail",
      width_mm: 36,
      height_mm: 32,
      body_material: ["aluminium"],
    },
    price: 0,
    stock: 0,
    metres: [
      { length: 1000, price: 640, stock: 90 },
      { length: 2000, price: 1180, stock: 70 },
    ],
  }),
  product(QITAR, {
    code: "straight-joiner",
    sku: "JS",
    name: { ar: "وصلة «قطار» مستقيمة", en: "“Qitar” straight joiner" },
    slug: { ar: "wasla-mostaqima", en: "straight-joiner" },
    summary: {
      ar: "تصل قطعتي مجرى «قطار» على خط واحد وتنقل الخطوط الثلاثة.",
      en: "Joins two lengths of Qitar track in a line and carries all three circuits.",
    },
    description: {
      ar: "تدخل في طرفي المجرى وتثبت بمسمارين، وتنقل الكهرباء من قطعة إلى التالية بلا سلك.\n\nالمسافة الظاهرة بين القطعتين 48 مم، احسبها في الطول الكلي.",
      en: "It goes into both ends and is held by two screws, carrying the power from one length to the next without a cable.\n\nThe visible gap between the lengths is 48 mm: count it in the total length.",
    },
    sellingPoints: [
      { ar: "كهرباء بلا سلك إضافي", en: "Power without an extra cable" },
      { ar: "مسماران فقط", en: "Two screws only" },
      { ar: "نفس لون المجرى", en: "The colour of the track" },
    ],
    careNotes: DRY,
    attributes: {
      track_part: "straight",
      length_mm: 106,
      width_mm: 30,
      body_material: ["polycarbonate"],
    },
    price: 145,
    stock: 120,
  }),
  product(QITAR, {
    code: "corner-joiner",
    sku: "JL",
    name: { ar: "وصلة «قطار» زاوية L", en: "“Qitar” L joiner" },
    slug: { ar: "wasla-zawya", en: "l-joiner" },
    summary: {
      ar: "تلف بمجرى «قطار» 90° في نفس السقف وتنقل الخطوط الثلاثة.",
      en: "Turns Qitar track by 90° on the same ceiling and carries all three circuits.",
    },
    description: {
      ar: "للمجرى الذي يدور حول الغرفة. الأرضي ناحية الضلع الداخلي، فراجع اتجاه الأسنان قبل الطلب إذا كان عندك مجرى قديم.\n\nيمكن أن تدخل منها التغذية أيضًا بدلًا من طرف المجرى: بها مدخل سلك من الخلف.",
      en: "For a track that goes round the room. The earth is on the inner side, so check the direction of the teeth before ordering if you have an older track.\n\nThe supply can also enter here instead of at the end: it has a cable entry at the back.",
    },
    sellingPoints: [
      { ar: "زاوية 90° جاهزة", en: "A ready 90° corner" },
      { ar: "مدخل سلك من الخلف", en: "Cable entry at the back" },
      { ar: "نفس لون المجرى", en: "The colour of the track" },
    ],
    careNotes: DRY,
    attributes: {
      track_part: "corner",
      length_mm: 92,
      width_mm: 92,
      body_material: ["polycarbonate"],
    },
    price: 210,
    stock: 60,
  }),
  product(QITAR, {
    code: "flexible-joiner",
    sku: "JF",
    name: { ar: "وصلة «قطار» مرنة", en: "“Qitar” flexible joiner" },
    slug: { ar: "wasla-marena", en: "flexible-joiner" },
    summary: {
      ar: "تصل قطعتي مجرى بأي زاوية من 60° إلى 180°، أو بين سقفين مائلين.",
      en: "Joins two lengths at any angle from 60° to 180°, or between two sloping ceilings.",
    },
    description: {
      ar: "عنق مرن بين طرفين ثابتين، للأسقف المائلة والأركان التي ليست 90°.\n\nلا تثنها أكثر من 60°، ولا تتركها تحمل وزن المجرى: ثبّت كل طرف في السقف على مسافة 50 مم منها.",
      en: "A flexible neck between two fixed ends, for sloping ceilings and corners other than 90°.\n\nDo not bend it tighter than 60°, and do not let it carry the track: fix both ends to the ceiling 50 mm away from it.",
    },
    sellingPoints: [
      { ar: "أي زاوية من 60°", en: "Any angle from 60°" },
      { ar: "للأسقف المائلة", en: "For sloping ceilings" },
      { ar: "تنقل الخطوط الثلاثة", en: "Carries all three circuits" },
    ],
    careNotes: DRY,
    attributes: {
      track_part: "flexible",
      length_mm: 230,
      width_mm: 32,
      body_material: ["polycarbonate"],
    },
    price: 340,
    stock: 40,
  }),
  product(QITAR, {
    code: "end-feed",
    sku: "FD",
    name: { ar: "بداية تغذية «قطار»", en: "“Qitar” end feed" },
    slug: { ar: "bedayet-taghzeya", en: "end-feed" },
    summary: {
      ar: "تُدخل الكهرباء إلى مجرى «قطار» من طرفه: واحدة لكل خط مجرى.",
      en: "Brings the power into Qitar track at its end: one for each run.",
    },
    description: {
      ar: "يدخل فيها سلك من خمسة أطراف: ثلاثة خطوط ونيوترال وأرضي، حتى 2.5 مم² لكل طرف. جلبة السلك من الخلف.\n\nالمرفق يكفي لتشغيل المجرى من طرف واحد. إذا كان عندك مفتاح واحد، اجمع الخطوط الثلاثة معًا داخلها.",
      en: "It takes a five-core cable: three lines, neutral and earth, up to 2.5 mm² each. The cable gland is at the back.\n\nOne is enough to run the track from one end. With a single switch, join the three lines inside it.",
    },
    sellingPoints: [
      { ar: "حتى 2.5 مم² لكل طرف", en: "Up to 2.5 mm² for each core" },
      { ar: "جلبة تثبت السلك", en: "A gland holds the cable" },
      { ar: "نفس لون المجرى", en: "The colour of the track" },
    ],
    careNotes: DRY,
    attributes: {
      track_part: "feed",
      length_mm: 101,
      width_mm: 36,
      body_material: ["polycarbonate"],
    },
    price: 165,
    stock: 100,
  }),
  product(QITAR, {
    code: "end-cap",
    sku: "CP",
    name: { ar: "غطاء نهاية «قطار»", en: "“Qitar” end cap" },
    slug: { ar: "ghetaa-nehaya", en: "end-cap" },
    summary: {
      ar: "يقفل طرف مجرى «قطار» فلا يصل إصبع إلى الموصلات.",
      en: "Closes the end of Qitar track so that no finger reaches the conductors.",
    },
    description: {
      ar: "يدخل بالضغط ويثبت وحده. ضروري للأمان: طرف المجرى المفتوح فيه 220 فولت.\n\nواحد لكل خط مجرى في الطرف البعيد عن التغذية.",
      en: "It pushes in and holds by itself. It is needed for safety: an open end carries 220 V.\n\nOne for each run, at the end away from the feed.",
    },
    sellingPoints: [
      { ar: "أمان من اللمس", en: "Safe to touch" },
      { ar: "بلا أدوات", en: "No tools" },
      { ar: "نفس لون المجرى", en: "The colour of the track" },
    ],
    careNotes: DRY,
    attributes: {
      track_part: "cap",
      height_mm: 32,
      width_mm: 36,
      body_material: ["polycarbonate"],
    },
    price: 45,
    stock: 160,
  }),
];

const maghnat = [
  product(MAGHNAT, {
    code: "magnetic-rail",
    sku: "RL",
    name: { ar: "مجرى ماجنتيك «مغناط» 48 فولت", en: "“Maghnat” 48 V magnetic track" },
    slug: { ar: "magra-magnetic", en: "magnetic-track" },
    summary: {
      ar: "مجرى مغناطيسي ظاهر 48 فولت لسبوت «مغناط»، آمن للمس.",
      en: "Surface-mounted 48 V magnetic track for the Maghnat spot, safe to touch.",
    },
    description: {
      ar: "السبوت يلتصق بأي مكان فيه ويعمل فورًا. عرض المجرى 26 مم وارتفاعه 48 مم، ويثبت في السقف كل 500 مم.\n\nيعمل بترانس «ميزان» 48 فولت: اجمع قدرات السبوتات وأضف 20%. كل خط مجرى يحتاج بداية تغذية واحدة وغطاء نهاية واحدًا.",
      en: "The spot holds anywhere on it and lights at once. The track is 26 mm wide and 48 mm high; fix it to the ceiling every 500 mm.\n\nIt runs on the Mizan 48 V driver: add up the power of the spots and add 20%. Each run needs one end feed and one end cap.",
    },
    sellingPoints: [
      { ar: "جهد منخفض آمن للمس", en: "Safe low voltage" },
      { ar: "عرض 26 مم فقط", en: "Only 26 mm wide" },
      { ar: "يُقص بالطول المطلوب في الموقع", en: "Can be cut to length on site" },
    ],
    careNotes: DRY,
    attributes: {
      track_part: "rail",
      width_mm: 26,
      height_mm: 48,
      body_material: ["aluminium"],
    },
    price: 0,
    stock: 0,
    metres: [
      { length: 1000, price: 780, stock: 60 },
      { length: 2000, price: 1450, stock: 45 },
    ],
  }),
  product(MAGHNAT, {
    code: "straight-joiner",
    sku: "JS",
    name: { ar: "وصلة «مغناط» مستقيمة", en: "“Maghnat” straight joiner" },
    slug: { ar: "wasla-mostaqima", en: "straight-joiner" },
    summary: {
      ar: "تصل قطعتي مجرى «مغناط» على خط واحد وتنقل 48 فولت.",
      en: "Joins two lengths of Maghnat track in a line and carries the 48 V.",
    },
    description: {
      ar: "تدخل في طرفي المجرى وتثبت بمسمارين، وتنقل الكهرباء وإشارة DALI من قطعة إلى التالية.\n\nلا تجمع أكثر من 6 م على ترانس واحد حتى لا يضعف الضوء في آخر الخط.",
      en: "It goes into both ends and is held by two screws, carrying power and the DALI signal to the next length.\n\nKeep to 6 m on one driver, so that the light does not fade at the end of the run.",
    },
    sellingPoints: [
      { ar: "تنقل إشارة DALI", en: "Carries the DALI signal" },
      { ar: "مسماران فقط", en: "Two screws only" },
      { ar: "نفس لون المجرى", en: "The colour of the track" },
    ],
    careNotes: DRY,
    attributes: {
      track_part: "straight",
      length_mm: 106,
      width_mm: 20,
      body_material: ["polycarbonate"],
    },
    price: 120,
    stock: 80,
  }),
  product(MAGHNAT, {
    code: "corner-joiner",
    sku: "JL",
    name: { ar: "وصلة «مغناط» زاوية L", en: "“Maghnat” L joiner" },
    slug: { ar: "wasla-zawya", en: "l-joiner" },
    summary: {
      ar: "تلف بمجرى «مغناط» 90° في نفس السقف.",
      en: "Turns Maghnat track by 90° on the same ceiling.",
    },
    description: {
      ar: "للمجرى الذي يدور حول الغرفة أو فوق بار المطبخ. تدخل في طرفي المجرى وتثبت بمسمارين.\n\nهي وصلة كهرباء فقط ولا يثبت عليها سبوت: اترك 100 مم من الركن لأول سبوت.",
      en: "For a track that goes round the room or above a kitchen bar. It goes into both ends and is held by two screws.\n\nIt only carries power and takes no spot: leave 100 mm from the corner to the first one.",
    },
    sellingPoints: [
      { ar: "زاوية 90° جاهزة", en: "A ready 90° corner" },
      { ar: "تنقل إشارة DALI", en: "Carries the DALI signal" },
      { ar: "نفس لون المجرى", en: "The colour of the track" },
    ],
    careNotes: DRY,
    attributes: {
      track_part: "corner",
      length_mm: 82,
      width_mm: 82,
      body_material: ["polycarbonate"],
    },
    price: 185,
    stock: 45,
  }),
  product(MAGHNAT, {
    code: "flexible-joiner",
    sku: "JF",
    name: { ar: "وصلة «مغناط» مرنة", en: "“Maghnat” flexible joiner" },
    slug: { ar: "wasla-marena", en: "flexible-joiner" },
    summary: {
      ar: "تنقل 48 فولت بين قطعتين من مجرى «مغناط» بأي زاوية من 60°.",
      en: "Carries the 48 V between two lengths of Maghnat track at any angle from 60°.",
    },
    description: {
      ar: "للسقف المستعار الذي له مستويان، وللأركان التي ليست 90°.\n\nلا تتركها تحمل وزن المجرى: ثبّت كل طرف في السقف على مسافة 50 مم منها.",
      en: "For a false ceiling on two levels, and for corners other than 90°.\n\nDo not let it carry the track: fix both ends to the ceiling 50 mm away from it.",
    },
    sellingPoints: [
      { ar: "أي زاوية من 60°", en: "Any angle from 60°" },
      { ar: "بين مستويين من السقف", en: "Between two ceiling levels" },
      { ar: "تنقل إشارة DALI", en: "Carries the DALI signal" },
    ],
    careNotes: DRY,
    attributes: {
      track_part: "flexible",
      length_mm: 230,
      width_mm: 22,
      body_material: ["polycarbonate"],
    },
    price: 290,
    stock: 30,
  }),
  product(MAGHNAT, {
    code: "end-feed",
    sku: "FD",
    name: { ar: "بداية تغذية «مغناط» 48 فولت", en: "“Maghnat” 48 V end feed" },
    slug: { ar: "bedayet-taghzeya", en: "end-feed" },
    summary: {
      ar: "تُدخل 48 فولت من ترانس «ميزان» إلى مجرى «مغناط».",
      en: "Brings the 48 V of the Mizan driver into Maghnat track.",
    },
    description: {
      ar: "طرفان للكهرباء وطرفان لإشارة DALI. توصَّل بخرج الترانس وليس بكهرباء البيت.\n\nراجع الموجب والسالب قبل التشغيل: العلامة الحمراء للموجب. واحدة لكل خط مجرى.",
      en: "Two terminals for power and two for the DALI signal. Connect it to the output of the driver, never to the mains.\n\nCheck plus and minus before switching on: the red mark is plus. One for each run.",
    },
    sellingPoints: [
      { ar: "كهرباء وDALI في قطعة واحدة", en: "Power and DALI in one piece" },
      { ar: "جلبة تثبت السلك", en: "A gland holds the cable" },
      { ar: "نفس لون المجرى", en: "The colour of the track" },
    ],
    careNotes: DRY,
    attributes: {
      track_part: "feed",
      length_mm: 101,
      width_mm: 26,
      body_material: ["polycarbonate"],
    },
    price: 150,
    stock: 70,
  }),
  product(MAGHNAT, {
    code: "end-cap",
    sku: "CP",
    name: { ar: "غطاء نهاية «مغناط»", en: "“Maghnat” end cap" },
    slug: { ar: "ghetaa-nehaya", en: "end-cap" },
    summary: {
      ar: "يقفل طرف مجرى «مغناط» ويمنع التراب عن موصلاته.",
      en: "Closes the end of Maghnat track and keeps dust off its conductors.",
    },
    description: {
      ar: "يدخل بالضغط ويثبت وحده. التراب على الموصلات يسبب رعشة الضوء، فلا تترك الطرف مفتوحًا.\n\nواحد لكل خط مجرى في الطرف البعيد عن التغذية.",
      en: "It pushes in and holds by itself. Dust on the conductors makes the light flicker, so do not leave the end open.\n\nOne for each run, at the end away from the feed.",
    },
    sellingPoints: [
      { ar: "يمنع التراب", en: "Keeps dust out" },
      { ar: "بلا أدوات", en: "No tools" },
      { ar: "نفس لون المجرى", en: "The colour of the track" },
    ],
    careNotes: DRY,
    attributes: {
      track_part: "cap",
      height_mm: 48,
      width_mm: 26,
      body_material: ["polycarbonate"],
    },
    price: 55,
    stock: 90,
  }),
];

export const trackRails: DemoProduct[] = [...qitar, ...maghnat];
