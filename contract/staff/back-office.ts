import type { Bilingual } from "../kernel/locale.ts";

/** Cookie name for the back office's language, separate from the shop's. */
export const ADMIN_LOCALE_KEY = "admin-lang";

export const ADMIN_TITLE: Bilingual = { ar: "إدارة المتجر", en: "Back office" };
