import type { DemoCategory } from "../types.ts";

export const fittingCategories: Omit<DemoCategory, "picture">[] = [
  {
    code: "handles-switches",
    name: { ar: "أكر ومفاتيح", en: "Door handles & switches" },
    slug: { ar: "okar-mafateeh", en: "door-handles-switches" },
    description: {
      ar: "ما تلمسه يدك كل يوم: أكر ومقابض ومفاتيح وبرايز بتشطيبات متناسقة.",
      en: "The things you touch every day: handles, pulls, switches and sockets in matching finishes.",
    },
  },
  {
    code: "door-handles",
    parent: "handles-switches",
    name: { ar: "أكر أبواب", en: "Door handles" },
    slug: { ar: "okar-abwab", en: "door-handles" },
    description: {
      ar: "أكر على روزتة وعلى بلاك وأكر كورة، لأبواب الغرف والشقة.",
      en: "Levers on rose, levers on plate and knobs, for room and entrance doors.",
    },
    keyFacts: ["finish", "handle_type", "door_thickness_mm"],
  },
  {
    code: "pull-handles",
    parent: "handles-switches",
    name: { ar: "مقابض سحب", en: "Pull handles" },
    slug: { ar: "maqabed-sahb", en: "pull-handles" },
    description: {
      ar: "لأبواب الفيلات والزجاج ودُرف المطبخ والدواليب.",
      en: "For villa and glass doors, kitchen fronts and wardrobes.",
    },
    keyFacts: ["finish", "length_mm", "hole_centres_mm"],
  },
  {
    code: "switches",
    parent: "handles-switches",
    name: { ar: "مفاتيح كهرباء وديمر", en: "Switches & dimmers" },
    slug: { ar: "mafateeh-kahraba", en: "switches-dimmers" },
    description: {
      ar: "من خط واحد إلى أربعة خطوط، عادي وديمر وذكي.",
      en: "One to four gangs: plain, dimming and smart.",
    },
    keyFacts: ["gang", "current_a", "finish"],
  },
  {
    code: "sockets",
    parent: "handles-switches",
    name: { ar: "فيش وبرايز", en: "Sockets" },
    slug: { ar: "feesh-barayez", en: "sockets" },
    description: {
      ar: "برايز بأرضي وبرايز بشاحن USB من نفس عائلة المفاتيح.",
      en: "Earthed sockets, plain or with a USB charger, in the same families as the switches.",
    },
    keyFacts: ["socket_type", "current_a", "finish"],
  },
  {
    code: "cylinder-roses",
    parent: "handles-switches",
    name: { ar: "روزتات سلندر", en: "Cylinder roses" },
    slug: { ar: "rozettat-silindar", en: "cylinder-roses" },
    description: {
      ar: "حول فتحة المفتاح، بمقاس وتشطيب الأكرة.",
      en: "Around the keyhole, in the size and finish of the lever.",
    },
    keyFacts: ["finish", "body_material", "style"],
  },
  {
    code: "safety-hardware",
    name: { ar: "كوالين وأمان", en: "Safety hardware" },
    slug: { ar: "kawaleen-aman", en: "safety-hardware" },
    description: {
      ar: "كوالين وسلندرات ومفصلات ورداد وكواشف دخان لبيت آمن.",
      en: "Locks, cylinders, hinges, closers and smoke alarms for a safe home.",
    },
  },
  {
    code: "locks",
    parent: "safety-hardware",
    name: { ar: "كوالين", en: "Mortise locks" },
    slug: { ar: "kawaleen", en: "mortise-locks" },
    description: {
      ar: "قِس الباكست والمسافة بين المركزين على الكالون القديم ثم اختر.",
      en: "Measure backset and centre distance on the old lock, then choose.",
    },
    keyFacts: ["lock_function", "backset_mm", "centre_mm"],
  },
  {
    code: "cylinders",
    parent: "safety-hardware",
    name: { ar: "سلندرات", en: "Cylinders" },
    slug: { ar: "silindarat", en: "lock-cylinders" },
    description: {
      ar: "سلندر يناسب سُمك بابك بالضبط، بمفاتيح كمبيوتر.",
      en: "Cylinders that suit your door exactly, with dimple keys.",
    },
    keyFacts: ["cylinder_mm", "cylinder_type", "key_count"],
  },
  {
    code: "hinges-closers",
    parent: "safety-hardware",
    name: { ar: "مفصلات ورداد أبواب", en: "Hinges & closers" },
    slug: { ar: "مفصلات-ورداد-أبواب", en: "hinges-closers" },
    description: {
      ar: "اختر حسب وزن الباب لا حسب شكله.",
      en: "Choose by the weight of the door, not its appearance.",
    },
    keyFacts: ["finish", "max_door_kg", "fire_rating"],
  },
  {
    code: "door-security",
    parent: "safety-hardware",
    name: { ar: "ترابيس وعيون سحرية وبارات طوارئ", en: "Bolts, viewers & panic bars" },
    slug: { ar: "tarabees-ein-sehria", en: "bolts-viewers-panic-bars" },
    description: {
      ar: "إضافات صغيرة تكمل أمان باب الشقة ومخارج الطوارئ.",
      en: "Small extras that complete the security of a front door or emergency exit.",
    },
    keyFacts: ["finish", "door_thickness_mm", "body_material"],
  },
  {
    code: "alarms",
    parent: "safety-hardware",
    name: { ar: "كواشف دخان وأول أكسيد الكربون", en: "Smoke & CO alarms" },
    slug: { ar: "kawashef-dokhan", en: "smoke-co-alarms" },
    description: {
      ar: "إنذار مبكر من الحريق، ومن أول أكسيد الكربون بقرب سخان الغاز.",
      en: "Early warning of fire, and of carbon monoxide near a gas heater.",
    },
    keyFacts: ["detector_type", "battery_years", "alarm_db"],
  },
];
