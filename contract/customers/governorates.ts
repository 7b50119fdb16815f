import type { Bilingual } from "../kernel/locale.ts";

/** The 27 governorates of Egypt by ISO 3166-2 code, in the order customers expect. */
export const GOVERNORATES = {
  "EG-C": { ar: "القاهرة", en: "Cairo" },
  "EG-GZ": { ar: "الجيزة", en: "Giza" },
  "EG-ALX": { ar: "الإسكندرية", en: "Alexandria" },
  "EG-KB": { ar: "القليوبية", en: "Qalyubia" },
  "EG-SHR": { ar: "الشرقية", en: "Sharqia" },
  "EG-DK": { ar: "الدقهلية", en: "Dakahlia" },
  "EG-GH": { ar: "الغربية", en: "Gharbia" },
  "EG-MNF": { ar: "المنوفية", en: "Monufia" },
  "EG-BH": { ar: "البحيرة", en: "Beheira" },
  "EG-KFS": { ar: "كفر الشيخ", en: "Kafr El Sheikh" },
  "EG-DT": { ar: "دمياط", en: "Damietta" },
  "EG-PTS": { ar: "بورسعيد", en: "Port Said" },
  "EG-IS": { ar: "الإسماعيلية", en: "Ismailia" },
  "EG-SUZ": { ar: "السويس", en: "Suez" },
  "EG-FYM": { ar: "الفيوم", en: "Faiyum" },
  "EG-BNS": { ar: "بني سويف", en: "Beni Suef" },
  "EG-MN": { ar: "المنيا", en: "Minya" },
  "EG-AST": { ar: "أسيوط", en: "Asyut" },
  "EG-SHG": { ar: "سوهاج", en: "Sohag" },
  "EG-KN": { ar: "قنا", en: "Qena" },
  "EG-LX": { ar: "الأقصر", en: "Luxor" },
  "EG-ASN": { ar: "أسوان", en: "Aswan" },
  "EG-BA": { ar: "البحر الأحمر", en: "Red Sea" },
  "EG-WAD": { ar: "الوادي الجديد", en: "New Valley" },
  "EG-MT": { ar: "مطروح", en: "Matrouh" },
  "EG-SIN": { ar: "شمال سيناء", en: "North Sinai" },
  "EG-JS": { ar: "جنوب سيناء", en: "South Sinai" },
} as const satisfies Record<string, Bilingual>;

export type GovernorateCode = keyof typeof GOVERNORATES;
export const GOVERNORATE_CODES = Object.keys(GOVERNORATES) as [
  GovernorateCode,
  ...GovernorateCode[],
];
