import type { DemoBrand } from "./types.ts";

export const brands: DemoBrand[] = [
  {
    code: "qamra",
    name: { ar: "قمرة", en: "Qamra" },
    description: {
      ar: "نجف ليد بخطوط هادئة، يُصمم ويُجمع في مدينة 6 أكتوبر.",
      en: "Simple, elegant LED chandeliers, designed and assembled in 6th of October City.",
    },
  },
  {
    code: "terazan",
    name: { ar: "طرازان", en: "Terazan" },
    description: {
      ar: "ورشة نحاس في القاهرة تصنع الفوانيس والنجف بالطرق والتخريم اليدوي.",
      en: "A Cairo brass workshop that hammers and pierces lanterns and chandeliers by hand.",
    },
  },
  {
    code: "cristavera",
    name: { ar: "كريستافيرا", en: "Cristavera" },
    description: {
      ar: "نجف كريستال على الطراز الأوروبي، مع قطع غيار متاحة لكل موديل.",
      en: "European-style crystal chandeliers, with spare crystals in stock for every model.",
    },
  },
  {
    code: "dawya",
    name: { ar: "ضوية", en: "Dawya" },
    description: {
      ar: "لمبات وداون لايت لكل يوم: أرقام صادقة على العلبة وسعر مفهوم.",
      en: "Everyday lamps and downlights: honest figures on the box at a sensible price.",
    },
  },
  {
    code: "holmvik",
    name: { ar: "هولمفيك", en: "Holmvik" },
    description: {
      ar: "سبوت وتراك بعدسات دقيقة للبيوت والمحلات والمعارض.",
      en: "Spot and track lighting with precise optics for homes, shops and showrooms.",
    },
  },
  {
    code: "veltano",
    name: { ar: "فيلتانو", en: "Veltano" },
    description: {
      ar: "دلايات زجاج ومعدن بتصميم إيطالي للمطبخ والسفرة.",
      en: "Italian-designed glass and metal pendants for kitchens and dining rooms.",
    },
  },
  {
    code: "sahilia",
    name: { ar: "ساحليا", en: "Sahilia" },
    description: {
      ar: "إضاءة خارجية مختبرة لملوحة الساحل وشمس الصيف.",
      en: "Outdoor lights tested for coastal salt and summer sun.",
    },
  },
  {
    code: "derfa",
    name: { ar: "درفة", en: "Derfa" },
    description: {
      ar: "أكر ومقابض من نحاس وستانلس، بمقاسات الأبواب المصرية.",
      en: "Brass and stainless handles made to the sizes of Egyptian doors.",
    },
  },
  {
    code: "zirr",
    name: { ar: "زر", en: "Zirr" },
    description: {
      ar: "مفاتيح وبرايز بوش رفيع، تركب على علب مربعة 86 مم.",
      en: "Slim-plate switches and sockets that fit square 86 mm back boxes.",
    },
  },
  {
    code: "mazlaj",
    name: { ar: "مزلاج", en: "Mazlaj" },
    description: {
      ar: "كوالين وترابيس ومفصلات يفهمها النجار من أول نظرة.",
      en: "Locks, bolts and hinges that any carpenter can fit with ease.",
    },
  },
  {
    code: "hartmund",
    name: { ar: "هارتموند", en: "Hartmund" },
    description: {
      ar: "سلندرات ورداد أبواب بهندسة ألمانية ومفاتيح ببطاقة نسخ.",
      en: "German-engineered cylinders and door closers, with keys copied only by card.",
    },
  },
  {
    code: "raqeeb",
    name: { ar: "رقيب", en: "Raqeeb" },
    description: {
      ar: "كواشف دخان وأول أكسيد الكربون للبيت، ببطارية مدمجة لا تحتاج تغييرًا كل سنة.",
      en: "Smoke and carbon monoxide alarms for the home, with sealed batteries that need no yearly change.",
    },
  },
];
