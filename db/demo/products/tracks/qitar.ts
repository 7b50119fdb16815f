import { DRY, trackPart, type TrackSystem } from "./track-part.ts";

const QITAR: TrackSystem = {
  code: "qitar",
  sku: "QTR",
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

export const qitarParts = [
  trackPart(QITAR, {
    code: "track-rail",
    sku: "RL",
    name: { ar: "مجرى تراك «قطار» ثلاثي الخطوط", en: "“Qitar” three-circuit track" },
    slug: { ar: "magra-track", en: "three-circuit-track" },
    summary: {
      ar: "مجرى ألومنيوم ظاهر لسبوتات «قطار»، بثلاثة خطوط يُشغَّل كل منها وحده.",
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
    sizes: [
      { length: 1000, price: 640, stock: 90 },
      { length: 2000, price: 1180, stock: 70 },
    ],
  }),
  trackPart(QITAR, {
    code: "straight-joiner",
    sku: "JS",
    name: { ar: "وصلة «قطار» مستقيمة", en: "“Qitar” straight joiner" },
    slug: { ar: "wasla-mostaqima", en: "straight-joiner" },
    summary: {
      ar: "تصل قطعتي مجرى «قطار» على خط واحد وتنقل الخطوط الثلاثة.",
      en: "Joins two lengths of Qitar track in a line and carries all three circuits.",
    },
    description: {
      ar: "تدخل في طرفي المجرى وتثبت بمسمارين، وتنقل الكهرباء من قطعة إلى التالية بدون سلك.\n\nالمسافة الظاهرة بين القطعتين 48 مم، احسبها في الطول الكلي.",
      en: "It goes into both ends and is held by two screws, carrying the power from one length to the next without a cable.\n\nThe visible gap between the lengths is 48 mm: count it in the total length.",
    },
    sellingPoints: [
      { ar: "كهرباء بدون سلك إضافي", en: "Power without an extra cable" },
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
    sizes: [{ price: 145, stock: 120 }],
  }),
  trackPart(QITAR, {
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
    sizes: [{ price: 210, stock: 60 }],
  }),
  trackPart(QITAR, {
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
    sizes: [{ price: 340, stock: 40 }],
  }),
  trackPart(QITAR, {
    code: "end-feed",
    sku: "FD",
    name: { ar: "بداية تغذية «قطار»", en: "“Qitar” end feed" },
    slug: { ar: "bedayet-taghzeya", en: "end-feed" },
    summary: {
      ar: "تُدخل الكهرباء إلى مجرى «قطار» من طرفه: واحدة لكل خط مجرى.",
      en: "Brings the power into Qitar track at its end: one for each run.",
    },
    description: {
      ar: "يدخل فيها سلك من خمسة أطراف: ثلاثة خطوط ونيوترال وأرضي، حتى 2.5 مم² لكل طرف. جلبة السلك من الخلف.\n\nواحدة تكفي لتشغيل المجرى من طرف واحد. إذا كان عندك مفتاح واحد، اجمع الخطوط الثلاثة معًا داخلها.",
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
    sizes: [{ price: 165, stock: 100 }],
  }),
  trackPart(QITAR, {
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
      { ar: "بدون أدوات", en: "No tools" },
      { ar: "نفس لون المجرى", en: "The colour of the track" },
    ],
    careNotes: DRY,
    attributes: {
      track_part: "cap",
      height_mm: 32,
      width_mm: 36,
      body_material: ["polycarbonate"],
    },
    sizes: [{ price: 45, stock: 160 }],
  }),
];
