import type { DemoCategory } from "../types.ts";

export const lightCategories: Omit<DemoCategory, "picture">[] = [
  {
    code: "chandeliers",
    name: { ar: "نجف", en: "Chandeliers" },
    slug: { ar: "nagaf", en: "chandeliers" },
    description: {
      ar: "نجف ودلايات وأبليكات لكل غرفة، بالمقاس والوزن وطول التعليق قبل أي شيء.",
      en: "Chandeliers, pendants and wall lights for every room, with size, weight and drop stated first.",
    },
  },
  {
    code: "ring-chandeliers",
    parent: "chandeliers",
    name: { ar: "نجف حلقات ليد", en: "Ring chandeliers" },
    slug: { ar: "nagaf-halaqat", en: "ring-chandeliers" },
    description: {
      ar: "حلقات رفيعة بليد مدمج: ضوء متساوٍ بدون لمبات ولا ظلال على السفرة.",
      en: "Slim rings with integrated LED: even light, no bulbs to change, no shadows on the table.",
    },
    keyFacts: ["diameter_mm", "luminous_flux", "cct"],
  },
  {
    code: "classic-chandeliers",
    parent: "chandeliers",
    name: { ar: "نجف كلاسيك وكريستال", en: "Classic & crystal" },
    slug: { ar: "nagaf-classic-crystal", en: "classic-crystal-chandeliers" },
    description: {
      ar: "أذرع نحاس وكريستال وفوانيس مخرّمة للريسبشن والمدخل والسلم.",
      en: "Brass arms, crystal and pierced lanterns for receptions, halls and stairwells.",
    },
    keyFacts: ["diameter_mm", "lamp_count", "cap"],
  },
  {
    code: "pendants",
    parent: "chandeliers",
    name: { ar: "دلايات", en: "Pendants" },
    slug: { ar: "dalayat", en: "pendants" },
    description: {
      ar: "دلاية واحدة فوق الترابيزة أو صف فوق بار المطبخ.",
      en: "One over the table, or a row over the kitchen island.",
    },
    keyFacts: ["diameter_mm", "cap", "drop_mm"],
  },
  {
    code: "linear-pendants",
    parent: "chandeliers",
    name: { ar: "دلايات طولية", en: "Linear pendants" },
    slug: { ar: "dalayat-toulia", en: "linear-pendants" },
    description: {
      ar: "خط ضوء واحد بطول السفرة أو المكتب.",
      en: "A single line of light as long as the table or desk.",
    },
    keyFacts: ["length_mm", "luminous_flux", "cct"],
  },
  {
    code: "wall-lights",
    parent: "chandeliers",
    name: { ar: "أبليكات", en: "Wall lights" },
    slug: { ar: "أبليكات", en: "wall-lights" },
    description: {
      ar: "أبليك للسرير والطرقة ومراية الحمام، مع درجة الحماية المناسبة لكل مكان.",
      en: "For bedsides, corridors and bathroom mirrors, each with the protection its place needs.",
    },
    keyFacts: ["height_mm", "width_mm", "ip_rating"],
  },
  {
    code: "spot-lights",
    name: { ar: "سبوت لايت", en: "Spot lights" },
    slug: { ar: "spot-light", en: "spot-lights" },
    description: {
      ar: "سبوت ظاهر ودفن وتراك: اختر الوات والزاوية وجودة اللون.",
      en: "Surface, recessed and track spots: choose watts, beam and colour quality.",
    },
    keyFacts: ["power_w", "beam_angle", "cri"],
  },
  {
    code: "surface-spots",
    parent: "spot-lights",
    name: { ar: "سبوت ظاهر", en: "Surface spots" },
    slug: { ar: "spot-zaher", en: "surface-spots" },
    description: {
      ar: "للسقف الخرساني أو عندما لا يوجد عمق للدفن.",
      en: "For concrete ceilings, or where there is no depth to recess.",
    },
  },
  {
    code: "recessed-spots",
    parent: "spot-lights",
    name: { ar: "سبوت دفن", en: "Recessed spots" },
    slug: { ar: "spot-dafn", en: "recessed-spots" },
    description: {
      ar: "سبوت غاطس في الجبس بورد بإضاءة مريحة للعين.",
      en: "Set into plasterboard, with light that is easy on the eye.",
    },
    keyFacts: ["power_w", "beam_angle", "cutout_mm"],
  },
  {
    code: "track-lighting",
    parent: "spot-lights",
    name: { ar: "تراك وماجنتيك تراك", en: "Track & magnetic track" },
    slug: { ar: "track-magnetic", en: "track-lighting" },
    description: {
      ar: "رؤوس تتحرك على مجرى واحد، تعيد ترتيبها كلما تغيّر الفرش.",
      en: "Heads that slide along one rail, which you can rearrange whenever your furniture changes.",
    },
  },
  {
    code: "down-lights",
    name: { ar: "داون لايت", en: "Down lights" },
    slug: { ar: "down-light", en: "down-lights" },
    description: {
      ar: "إضاءة عامة من السقف: دفن وظاهر وبانل وشريط ليد.",
      en: "General light from the ceiling: recessed, surface, panels and strip.",
    },
    keyFacts: ["power_w", "luminous_flux", "cct"],
  },
  {
    code: "recessed-downlights",
    parent: "down-lights",
    name: { ar: "داون لايت دفن", en: "Recessed downlights" },
    slug: { ar: "down-light-dafn", en: "recessed-downlights" },
    description: {
      ar: "قِس فتحة السقف أولًا؛ كل قطعة مكتوب عليها مقاس القص والعمق.",
      en: "Measure the ceiling hole first; every product lists its cut-out and depth.",
    },
    keyFacts: ["power_w", "cutout_mm", "cct"],
  },
  {
    code: "surface-downlights",
    parent: "down-lights",
    name: { ar: "داون لايت ظاهر", en: "Surface downlights" },
    slug: { ar: "down-light-zaher", en: "surface-downlights" },
    description: {
      ar: "للسقف بدون جبس بورد: طرقة ومدخل وبلكونة مغلقة.",
      en: "For ceilings without plasterboard: corridors, halls, enclosed balconies.",
    },
  },
  {
    code: "panels",
    parent: "down-lights",
    name: { ar: "بانل ليد", en: "LED panels" },
    slug: { ar: "panel-led", en: "led-panels" },
    description: {
      ar: "ضوء متساوٍ للمكاتب والعيادات والمطابخ، ووهج منخفض.",
      en: "Even, low-glare light for offices, clinics and kitchens.",
    },
    keyFacts: ["power_w", "luminous_flux", "ugr"],
  },
  {
    code: "led-strips",
    parent: "down-lights",
    name: { ar: "شريط ليد وبروفايل", en: "LED strip & profile" },
    slug: { ar: "sherit-led", en: "led-strip" },
    description: {
      ar: "إضاءة مخفية لبيت النور وتحت وحدات المطبخ وخلف المراية.",
      en: "Hidden light for coves, under kitchen units and behind mirrors.",
    },
    keyFacts: ["flux_per_m", "cct", "ip_rating"],
  },
  {
    code: "outdoor-lights",
    name: { ar: "إضاءة خارجية", en: "Outdoor lights" },
    slug: { ar: "idaa-kharegia", en: "outdoor-lights" },
    description: {
      ar: "للواجهة والحديقة والروف، بدرجة حماية تتحمل المطر والتراب.",
      en: "For façades, gardens and roofs, sealed against rain and dust.",
    },
    keyFacts: ["ip_rating", "height_mm", "finish"],
  },
  {
    code: "outdoor-wall-lights",
    parent: "outdoor-lights",
    name: { ar: "أبليك وفوانيس خارجية", en: "Outdoor wall lights" },
    slug: { ar: "ablik-khargi", en: "outdoor-wall-lights" },
    description: {
      ar: "للبوابة والمدخل وسور الفيلا.",
      en: "For gates, entrances and garden walls.",
    },
  },
  {
    code: "garden-lights",
    parent: "outdoor-lights",
    name: { ar: "إضاءة حدائق وممرات", en: "Garden & path lights" },
    slug: { ar: "idaet-hadayek", en: "garden-lights" },
    description: {
      ar: "أعمدة قصيرة وشوكة أرض تدل على الطريق وتُظهر الشجر.",
      en: "Bollards and spike lights that light paths and highlight trees.",
    },
  },
  {
    code: "floodlights",
    parent: "outdoor-lights",
    name: { ar: "كشافات ليد", en: "Floodlights" },
    slug: { ar: "kashafat-led", en: "floodlights" },
    description: {
      ar: "كشافات للجراج والروف والملعب، منها بحساس حركة ومنها شمسي.",
      en: "For garages, roofs and pitches, some with motion sensors, some solar.",
    },
    keyFacts: ["power_w", "luminous_flux", "ip_rating"],
  },
  {
    code: "lamps-drivers",
    name: { ar: "لمبات وترانسات", en: "Lamps & drivers" },
    slug: { ar: "lambat-transat", en: "lamps-drivers" },
    description: {
      ar: "لمبات ليد لكل دواية، وترانسات، ومجاري التراك ووصلاتها، وعلب الحائط وروزتات السقف.",
      en: "LED lamps for every cap, drivers, track with its joiners, back boxes and ceiling roses.",
    },
  },
  {
    code: "lamps",
    parent: "lamps-drivers",
    name: { ar: "لمبات ليد", en: "LED lamps" },
    slug: { ar: "lambat-led", en: "led-lamps" },
    description: {
      ar: "لمبات للنجف والسبوت والأباجورة؛ طابق الدواية أولًا ثم اختر اللون.",
      en: "For chandeliers, spots and table lamps; match the cap first, then pick the colour.",
    },
    keyFacts: ["cap", "luminous_flux", "cct"],
  },
  {
    code: "drivers",
    parent: "lamps-drivers",
    name: { ar: "ترانسات ليد", en: "LED drivers" },
    slug: { ar: "transat-led", en: "led-drivers" },
    description: {
      ar: "ترانس لكل شريط ليد وتراك ماجنتيك، بالقدرة المناسبة.",
      en: "A driver for every LED strip and magnetic track, in the right power.",
    },
    keyFacts: ["output_voltage", "output_w", "ip_rating"],
  },
  {
    code: "track-rails",
    parent: "lamps-drivers",
    name: { ar: "مجاري تراك ووصلاتها", en: "Track & joiners" },
    slug: { ar: "magari-track", en: "track-joiners" },
    description: {
      ar: "مجاري ووصلات وتغذية لسبوتات التراك ثلاثي الخطوط والماجنتيك 48 فولت.",
      en: "Lengths, joiners and feeds for the three-circuit and the 48 V magnetic spots.",
    },
    keyFacts: ["track_system", "track_part", "finish"],
  },
  {
    code: "ceiling-roses",
    parent: "lamps-drivers",
    name: { ar: "روزتات سقف", en: "Ceiling roses" },
    slug: { ar: "rozettat-saqf", en: "ceiling-roses" },
    description: {
      ar: "تخفي نقطة الكهرباء في السقف وتحمل الدلاية.",
      en: "They hide the outlet in the ceiling and carry the pendant.",
    },
    keyFacts: ["diameter_mm", "finish", "body_material"],
  },
  {
    code: "wall-boxes",
    parent: "lamps-drivers",
    name: { ar: "علب حائط للمفاتيح والبرايز", en: "Back boxes" },
    slug: { ar: "elab-hait", en: "back-boxes" },
    description: {
      ar: "علب دفن بمقاس الوش: مربعة ومزدوجة ومستطيلة 3×7 سم.",
      en: "Recessed boxes to the size of the plate: square, double and rectangular 3 × 7 cm.",
    },
    keyFacts: ["box_size", "recess_depth_mm", "body_material"],
  },
];
