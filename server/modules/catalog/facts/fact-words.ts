import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { FactGroup } from "../tables.ts";

/** Headings of the specification table, in display order. */
export const FACT_GROUPS: Record<FactGroup, Bilingual> = {
  light: { ar: "الإضاءة", en: "Light" },
  electric: { ar: "الكهرباء", en: "Electrical" },
  size: { ar: "المقاسات والوزن", en: "Size & weight" },
  body: { ar: "الخامات والتشطيب", en: "Materials & finish" },
  fitting: { ar: "التركيب", en: "Fitting" },
  general: { ar: "معلومات عامة", en: "General" },
};

export const YES_NO: Record<Locale, [yes: string, no: string]> = {
  ar: ["نعم", "لا"],
  en: ["Yes", "No"],
};

/** Between the values of a list. */
export const LIST_SEPARATOR: Bilingual = { ar: "، ", en: ", " };

/** Value of the attribute "dimmable". */
export const NOT_DIMMABLE = "no";
