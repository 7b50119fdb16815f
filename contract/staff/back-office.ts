import type { Bilingual } from "../kernel/locale.ts";

/** Name of the cookie that holds the language of the back office, apart from the shop's. */
export const ADMIN_LOCALE_KEY = "admin-lang";

export const ADMIN_TITLE: Bilingual = { ar: "إدارة المتجر", en: "Back office" };
