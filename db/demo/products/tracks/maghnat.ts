import { DRY, trackPart, type TrackSystem } from "./track-part.ts";

const MAGHNAT: TrackSystem = {
  code: "maghnat",
  sku: "MGN",
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

export const maghnatParts = [
  trackPart(MAGHNAT, {
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
      en: "The spot holds anywhere on it and lights immediately. The track is 26 mm wide and 48 mm high; fix it to the ceiling every 500 mm.\n\nIt runs on the Mizan 48 V driver: add up the power of the spots and add 20%. Each run needs one end feed and one end cap.",
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
    sizes: [
      { length: 1000, price: 780, stock: 60 },
      { length: 2000, price: 1450, stock: 45 },
    ],
  }),
  trackPart(MAGHNAT, {
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
    sizes: [{ price: 120, stock: 80 }],
  }),
  trackPart(MAGHNAT, {
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
    sizes: [{ price: 185, stock: 45 }],
  }),
  trackPart(MAGHNAT, {
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
    sizes: [{ price: 290, stock: 30 }],
  }),
  trackPart(MAGHNAT, {
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
      { ar: "كهرباء وDALI في قطعة واحدة", en: "Power and DALI in one part" },
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
    sizes: [{ price: 150, stock: 70 }],
  }),
  trackPart(MAGHNAT, {
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
      { ar: "بدون أدوات", en: "No tools" },
      { ar: "نفس لون المجرى", en: "The colour of the track" },
    ],
    careNotes: DRY,
    attributes: {
      track_part: "cap",
      height_mm: 48,
      width_mm: 26,
      body_material: ["polycarbonate"],
    },
    sizes: [{ price: 55, stock: 90 }],
  }),
];
