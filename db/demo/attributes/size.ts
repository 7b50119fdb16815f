import type { DemoAttribute } from "../types.ts";

const millimetres = (code: string, ar: string, en: string, facet = false): DemoAttribute => ({
  code,
  kind: "number",
  unit: "mm",
  group: "size",
  facet,
  comparable: true,
  name: { ar, en },
});

export const size: DemoAttribute[] = [
  millimetres("diameter_mm", "القطر", "Diameter", true),
  millimetres("height_mm", "الارتفاع", "Height", true),
  millimetres("length_mm", "الطول", "Length", true),
  millimetres("width_mm", "العرض", "Width", true),
  millimetres("projection_mm", "البروز عن الحائط", "Projection"),
  {
    code: "drop_mm",
    kind: "range",
    unit: "mm",
    group: "size",
    facet: true,
    comparable: true,
    name: { ar: "طول التعليق (من – إلى)", en: "Drop (min–max)" },
    explanation: {
      ar: "المسافة من السقف لأسفل القطعة، من أقصر ضبط للسلك أو السلسلة إلى أطوله.",
      en: "From the ceiling to the lowest point, with the cable or chain at its shortest and its longest.",
    },
  },
  {
    code: "weight_kg",
    kind: "number",
    unit: "kg",
    group: "size",
    comparable: true,
    name: { ar: "الوزن", en: "Weight" },
    explanation: {
      ar: "يحدد نوع الخطاف: فوق 5 كجم يلزم خطاف مثبت في الخرسانة لا في الجبس بورد.",
      en: "Decides the fixing: above 5 kg you need a hook in the concrete, not in plasterboard.",
    },
  },
  {
    code: "cutout_mm",
    kind: "number",
    unit: "mm",
    group: "size",
    facet: true,
    comparable: true,
    name: { ar: "مقاس فتحة السقف", en: "Cut-out" },
    explanation: {
      ar: "قطر أو ضلع الفتحة التي يقصّها الفني في السقف المستعار.",
      en: "The diameter or side of the hole to cut in the false ceiling.",
    },
  },
  {
    code: "recess_depth_mm",
    kind: "number",
    unit: "mm",
    group: "size",
    facet: true,
    comparable: true,
    name: { ar: "العمق المطلوب فوق السقف", en: "Recess depth" },
    explanation: {
      ar: "الفراغ الخالي اللازم فوق الجبس بورد لدخول القطعة وتهويتها.",
      en: "Free space needed above the plasterboard for the fitting and its cooling.",
    },
  },
];
