import type { DemoProduct } from "../types.ts";

export const hingesClosers: DemoProduct[] = [
  {
    code: "sanad-bearing-hinge",
    category: "hinges-closers",
    brand: "mazlaj",
    name: { ar: "مفصلة «سَنَد» برولمان بلي 102 مم", en: "“Sanad” ball-bearing hinge, 102 mm" },
    slug: { ar: "مفصلة-سند-رولمان-بلي", en: "sanad-ball-bearing-hinge" },
    summary: {
      ar: "مفصلة ستانلس برولمان بلي للأبواب الثقيلة، بدون صرير ولا هبوط للباب.",
      en: "A stainless hinge with ball bearings for heavy doors: no squeak and no sagging.",
    },
    description: {
      ar: "أربعة كراسي بلي تحمل وزن الباب بدل احتكاك المعدن بالمعدن. ثلاث مفصلات تحمل بابًا حتى 80 كجم؛ للباب المصفح أو الأطول من 220 سم ركّب أربعًا.\n\nالسُمك 3 مم بزوايا قائمة، فاحفر مكانها بالإزميل لا بالراوتر المستدير. السعر للقطعة الواحدة مع المسامير.",
      en: "Four ball bearings carry the door’s weight instead of metal rubbing on metal. Three hinges support a door of up to 80 kg; for steel-clad doors or any taller than 220 cm fit four.\n\nThe leaves are 3 mm thick with square corners, so cut the recess with a chisel rather than a round router bit. Priced each, with screws.",
    },
    sellingPoints: [
      { ar: "أربعة كراسي بلي", en: "Four ball bearings" },
      { ar: "ستانلس 304", en: "304 stainless steel" },
      { ar: "صالحة لأبواب الحريق حتى 60 دقيقة", en: "For fire doors up to 60 minutes" },
    ],
    careNotes: {
      ar: "لا تحتاج تشحيمًا؛ شُد مساميرها بعد أول شهر من التركيب.",
      en: "No greasing needed; tighten its screws after the first month.",
    },
    attributes: {
      max_door_kg: 80,
      fire_rating: "ei60",
      corrosion: 4,
      height_mm: 102,
      width_mm: 76,
      door_thickness_mm: [38, 60],
      handing: "reversible",
      body_material: ["stainless"],
      warranty_m: 60,
      origin: "tr",
    },
    options: ["finish"],
    publishedDaysAgo: 260,
    drawing: { family: "hinge", count: 4 },
    variants: [
      { sku: "SND-102-SS", options: { finish: "stainless" }, pricePiastres: 16500, stock: 540 },
      { sku: "SND-102-BK", options: { finish: "black" }, pricePiastres: 19500, stock: 330 },
      { sku: "SND-102-AB", options: { finish: "antique-brass" }, pricePiastres: 21500, stock: 210 },
      {
        sku: "SND-102-BR",
        options: { finish: "brass" },
        pricePiastres: 21500,
        stock: 260,
      },
    ],
  },
  {
    code: "lotf-door-closer",
    category: "hinges-closers",
    brand: "hartmund",
    name: { ar: "رداد باب «لطف» هيدروليك", en: "“Lotf” hydraulic door closer" },
    slug: { ar: "raddad-bab-lotf", en: "lotf-hydraulic-door-closer" },
    summary: {
      ar: "يغلق الباب ببطء ثم يشده في آخر الحركة حتى يمسك اللسان.",
      en: "Closes the door gently, then pulls it firmly shut so that the latch catches.",
    },
    description: {
      ar: "صمامان منفصلان: واحد لسرعة الغلق وآخر لآخر 15 درجة، تضبطهما بمفك. القوة تُضبط لأبواب من 40 إلى 85 كجم، فلا يصبح الباب ثقيلًا على الأطفال.\n\nمناسب لباب العمارة والعيادة وأبواب الحريق. لا يصلح لباب يفتح في الريح بدون مصد. قالب التخريم الورقي في العلبة، والتركيب جهة المفصلات.",
      en: "Two separate valves set the closing speed and the last 15 degrees with a screwdriver. Its strength adjusts for doors of 40 to 85 kg, so children can still push them.\n\nIt suits entrance halls, clinics and fire doors. A door exposed to wind also needs a door stop. A drilling template is in the box; it mounts on the hinge side.",
    },
    sellingPoints: [
      { ar: "سرعتان تُضبطان بمفك", en: "Two speeds, set by screwdriver" },
      { ar: "لأبواب الحريق حتى 90 دقيقة", en: "For fire doors up to 90 minutes" },
      { ar: "زيت ثابت في الحر والبرد", en: "Oil stable in heat and cold" },
    ],
    careNotes: {
      ar: "راجع السرعتين مع أول الصيف وأول الشتاء، ولا تفك صمامًا أكثر من لفتين.",
      en: "Check both speeds at the start of summer and of winter, and never open a valve more than two turns.",
    },
    attributes: {
      max_door_kg: 85,
      fire_rating: "ei90",
      corrosion: 3,
      length_mm: 245,
      height_mm: 60,
      projection_mm: 46,
      handing: "reversible",
      body_material: ["aluminium"],
      warranty_m: 60,
      origin: "de",
    },
    options: ["finish"],
    publishedDaysAgo: 195,
    drawing: { family: "door-closer", count: 1 },
    variants: [
      { sku: "LTF-85-SN", options: { finish: "satin-nickel" }, pricePiastres: 142000, stock: 45 },
      { sku: "LTF-85-WH", options: { finish: "white" }, pricePiastres: 142000, stock: 31 },
      { sku: "LTF-85-BZ", options: { finish: "bronze" }, pricePiastres: 148000, stock: 20 },
    ],
  },
];
