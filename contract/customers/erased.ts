import type { Bilingual } from "../kernel/locale.ts";

/** Stands where the name of an erased customer stood. */
export const ERASED_NAME: Bilingual = { ar: "عميل محذوف", en: "Deleted customer" };
