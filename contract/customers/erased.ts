import type { Bilingual } from "../kernel/locale.ts";

/** Replaces the name of an erased customer. */
export const ERASED_NAME: Bilingual = { ar: "عميل محذوف", en: "Deleted customer" };
