import type { DemoProduct } from "../types.ts";

/** Parts between the wall, ceiling or door and the visible product: roses and boxes. */
export const installationParts: DemoProduct[] = [
  {
    code: "saqf-ceiling-rose",
    category: "ceiling-roses",
    brand: "dawya",
    name: { ar: "روزتة «سقف» 100 مم", en: "“Saqf” ceiling rose, 100 mm" },
    slug: { ar: "rozetta-saqf-100", en: "saqf-ceiling-rose-100" },
    summary: {
      ar: "غطاء معدن يخفي نقطة الكهرباء في السقف ويحمل دلاية بسلك واحد.",
      en: "A metal cup that hides the outlet in the ceiling and carries a pendant on one cable.",
    },
    description: {
      ar: "قطرها 100 مم وارتفاعها 24 مم، فتغطي علبة السقف المستديرة. السلك يثبت بماسك من نفس اللون ويُضبط طوله قبل الربط.\n\nتحمل حتى 5 كجم إذا ثبتت في الخرسانة بالمسمارين المرفقين. الأرضي موصَّل بالجسم. السلك غير مرفق.",
      en: "100 mm across and 24 mm high, so it covers a round ceiling box. A grip in the same colour holds the cable, and its length is set before tightening.\n\nIt carries up to 5 kg when fixed to concrete with the two screws supplied. The body is earthed. The cable is not included.",
    },
    sellingPoints: [
      { ar: "تحمل حتى 5 كجم", en: "Carries up to 5 kg" },
      { ar: "ماسك سلك من نفس اللون", en: "Cable grip in the same colour" },
      { ar: "طرف أرضي داخلي", en: "Earth terminal inside" },
    ],
    careNotes: {
      ar: "قماش جاف فقط والكهرباء مفصولة.",
      en: "A dry cloth only, with the power switched off.",
    },
    attributes: {
      diameter_mm: 100,
      height_mm: 24,
      voltage: "mains",
      ip_rating: "ip20",
      elec_class: "i",
      mounting: "surface",
      body_material: ["steel"],
      warranty_m: 24,
      origin: "eg",
    },
    options: ["finish"],
    publishedDaysAgo: 120,
    drawing: { family: "plain" },
    variants: [
      { sku: "SQF-100-BK", options: { finish: "black" }, pricePiastres: 14500, stock: 140 },
      { sku: "SQF-100-WH", options: { finish: "white" }, pricePiastres: 14500, stock: 160 },
      { sku: "SQF-100-BR", options: { finish: "brass" }, pricePiastres: 19500, stock: 75 },
    ],
  },
  box({
    code: "asas-square-box",
    sku: "ASS-SQ",
    box: "square-86",
    name: {
      ar: "علبة حائط «أساس» مربعة للمفتاح 86 مم",
      en: "“Asas” square back box for 86 mm plates",
    },
    slug: { ar: "elbet-hait-asas-86", en: "asas-square-back-box-86" },
    summary: {
      ar: "علبة دفن لمفاتيح وبرايز عائلة «لمسة» ذات الوش 86 مم.",
      en: "A recessed box for the 86 mm plates of the Lamsa switches and sockets.",
    },
    description: {
      ar: "المسافة بين مسماري الوش 60 مم، وهي مسافة كل مفتاح وبريزة مفردة في المتجر. البلاستيك لا يساعد على الاشتعال، وحوله أربعة مداخل مواسير 20 مم.\n\nعمق 35 مم يكفي المفتاح والبريزة العادية. لبريزة USB والديمر والمفتاح الذكي اختر عمق 47 مم.",
      en: "The screws of the plate are 60 mm apart, as on every single switch and socket in the shop. The plastic does not feed a fire, and four 20 mm conduit entries are round it.\n\nA depth of 35 mm is enough for a switch or a plain socket. For a USB socket, a dimmer or a smart switch choose 47 mm.",
    },
    widths: { width_mm: 76, height_mm: 76 },
    sizes: [
      { depth: 35, price: 18, stock: 900 },
      { depth: 47, price: 24, stock: 640 },
    ],
  }),
  box({
    code: "asas-double-box",
    sku: "ASS-DB",
    box: "double-146",
    name: {
      ar: "علبة حائط «أساس» مزدوجة للوش 146 مم",
      en: "“Asas” double back box for 146 mm plates",
    },
    slug: { ar: "elbet-hait-asas-146", en: "asas-double-back-box-146" },
    summary: {
      ar: "علبة دفن للبريزة المزدوجة ذات الوش 146 مم.",
      en: "A recessed box for the twin socket with its 146 mm plate.",
    },
    description: {
      ar: "المسافة بين مسماري الوش 120 مم، لبريزة «لمسة» المزدوجة. ستة مداخل مواسير 20 مم.\n\nاختر عمق 47 مم إذا كان في العلبة أكثر من ثلاثة أسلاك 4 مم².",
      en: "The screws of the plate are 120 mm apart, for the Lamsa twin socket. Six 20 mm conduit entries.\n\nChoose a depth of 47 mm when more than three 4 mm² cables meet in it.",
    },
    widths: { width_mm: 136, height_mm: 76 },
    sizes: [
      { depth: 35, price: 32, stock: 420 },
      { depth: 47, price: 41, stock: 300 },
    ],
  }),
  box({
    code: "asas-rectangular-box",
    sku: "ASS-RC",
    box: "rectangular-3x7",
    name: { ar: "علبة حائط «أساس» مستطيلة 3×7 سم", en: "“Asas” rectangular back box, 3 × 7 cm" },
    slug: { ar: "elbet-hait-asas-3x7", en: "asas-rectangular-back-box" },
    summary: {
      ar: "العلبة المستطيلة للوش الإيطالي ثلاثي الوحدات الموجود في أغلب الشقق.",
      en: "The rectangular box for the Italian three-module plates found in most Egyptian flats.",
    },
    description: {
      ar: "لتغيير علبة قديمة بنفس مقاسها. المسافة بين مسماري الوش 83 مم.\n\nانتبه: مفاتيح المتجر وشها مربع 86 مم أو مزدوج 146 مم ولا تركب على هذه العلبة؛ هي للوش الإيطالي الموجود عندك.",
      en: "To replace an old box by one of its size. The screws of the plate are 83 mm apart.\n\nPlease note: the switches in this shop have square 86 mm or double 146 mm plates and do not fit this box; it is for the Italian plates that you have.",
    },
    widths: { width_mm: 106, height_mm: 71 },
    sizes: [
      { depth: 45, price: 20, stock: 700 },
      { depth: 52, price: 23, stock: 520 },
    ],
  }),
  rose({
    code: "nada-cylinder-rose",
    name: { ar: "روزتة سلندر «ندى» مستديرة", en: "“Nada” round cylinder rose" },
    slug: { ar: "rozetta-silindar-nada", en: "nada-round-cylinder-rose" },
    summary: {
      ar: "طقم روزتتين لفتحة السلندر، بقطر وألوان أكرة «ندى».",
      en: "A pair of roses for the cylinder hole, in the size and finishes of the Nada lever.",
    },
    description: {
      ar: "قطرها 52 مم مثل روزتة الأكرة تمامًا. الفتحة للسلندر الأوروبي ذي الشكل المعتاد.\n\nالطقم قطعتان لوجهي الباب ومساميرهما. بروزها 8 مم: اختر سلندرًا لا يخرج عنها أكثر من 3 مم.",
      en: "52 mm across, exactly like the rose of the lever. The hole is for the usual Euro-profile cylinder.\n\nThe set has two roses for both sides of the door, with their screws. They stand 8 mm proud: choose a cylinder that comes out no more than 3 mm beyond them.",
    },
    rose: 52,
    material: "brass",
    months: 60,
    origin: "eg",
    finishes: [
      { finish: "brass", sku: "ND-E-BR", price: 390, stock: 60 },
      { finish: "satin-nickel", sku: "ND-E-SN", price: 370, stock: 64 },
      { finish: "black", sku: "ND-E-BK", price: 370, stock: 70 },
      { finish: "chrome", sku: "ND-E-CH", price: 350, stock: 40 },
    ],
  }),
  rose({
    code: "harf-cylinder-rose",
    name: { ar: "روزتة سلندر «حرف» مربعة", en: "“Harf” square cylinder rose" },
    slug: { ar: "rozetta-silindar-harf", en: "harf-square-cylinder-rose" },
    summary: {
      ar: "طقم روزتتين مربعتين لفتحة السلندر، بمقاس وألوان أكرة «حرف».",
      en: "A pair of square roses for the cylinder hole, in the size and finishes of the Harf lever.",
    },
    description: {
      ar: "ضلعها 55 مم مثل روزتة الأكرة. الفتحة للسلندر الأوروبي ذي الشكل المعتاد.\n\nالطقم قطعتان لوجهي الباب ومساميرهما المخفية. زاماك مطلي: للأبواب الداخلية.",
      en: "55 mm square, like the rose of the lever. The hole is for the usual Euro-profile cylinder.\n\nThe set has two roses for both sides of the door, with their hidden screws. Plated zinc alloy: for inside doors.",
    },
    rose: 55,
    material: "zamak",
    months: 36,
    origin: "tr",
    finishes: [
      { finish: "black", sku: "HF-E-BK", price: 215, stock: 130 },
      { finish: "satin-nickel", sku: "HF-E-SN", price: 215, stock: 110 },
    ],
  }),
];

interface Box extends Pick<DemoProduct, "code" | "name" | "slug" | "summary" | "description"> {
  sku: string;
  box: string;
  widths: { width_mm: number; height_mm: number };
  /** Millimetres and EGP. */
  sizes: { depth: number; price: number; stock: number }[];
}

function box({ sku, box: size, widths, sizes, ...texts }: Box): DemoProduct {
  return {
    ...texts,
    category: "wall-boxes",
    brand: "zirr",
    sellingPoints: [
      { ar: "بلاستيك لا يساعد على الاشتعال", en: "Plastic that does not feed a fire" },
      { ar: "مداخل مواسير 20 مم", en: "20 mm conduit entries" },
      { ar: "مسامير الوش مرفقة", en: "Plate screws included" },
    ],
    careNotes: {
      ar: "نظّف الجبس من داخلها قبل سحب الأسلاك.",
      en: "Clean the plaster out of it before you pull the cables.",
    },
    attributes: {
      ...widths,
      box_size: size,
      body_material: ["polycarbonate"],
      mounting: "recessed",
      warranty_m: 24,
      origin: "eg",
    },
    options: ["recess_depth_mm"],
    publishedDaysAgo: 200,
    drawing: { family: "plain" },
    variants: sizes.map(({ depth, price, stock }) => ({
      sku: `${sku}-${depth}`,
      options: { recess_depth_mm: depth },
      pricePiastres: price * 100,
      stock,
    })),
  };
}

interface Rose extends Pick<DemoProduct, "code" | "name" | "slug" | "summary" | "description"> {
  rose: number;
  material: string;
  months: number;
  origin: string;
  finishes: { finish: string; sku: string; price: number; stock: number }[];
}

function rose({ rose: size, material, months, origin, finishes, ...texts }: Rose): DemoProduct {
  return {
    ...texts,
    category: "cylinder-roses",
    brand: "derfa",
    sellingPoints: [
      { ar: "نفس مقاس روزتة الأكرة", en: "The size of the lever’s rose" },
      { ar: "قطعتان لوجهي الباب", en: "Two, for both sides of the door" },
      { ar: "للسلندر الأوروبي", en: "For Euro-profile cylinders" },
    ],
    careNotes: {
      ar: "قماش مبلل قليلًا ثم تجفيف؛ بدون كلور.",
      en: "A slightly damp cloth, then dry; no bleach.",
    },
    attributes: {
      rose_plate_mm: size,
      projection_mm: 8,
      body_material: [material],
      corrosion: material === "brass" ? 4 : 3,
      fire_rating: "none",
      style: ["modern"],
      warranty_m: months,
      origin,
    },
    options: ["finish"],
    publishedDaysAgo: material === "brass" ? 90 : 230,
    drawing: { family: "plain" },
    variants: finishes.map(({ finish, sku, price, stock }) => ({
      sku,
      options: { finish },
      pricePiastres: price * 100,
      stock,
    })),
  };
}
