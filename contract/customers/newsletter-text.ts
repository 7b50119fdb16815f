import type { Bilingual } from "../kernel/locale.ts";

/**
 * The exact consent texts, by version. A consent is stored with its version, so a text is never
 * changed: a new wording is a new version. The newest is last.
 */
export const NEWSLETTER_TEXTS = {
  "2026-11": {
    ar: "أوافق على استلام رسائل العروض والمنتجات الجديدة على بريدي الإلكتروني. يمكنني إلغاء الاشتراك في أي وقت من حسابي أو من الرابط الموجود في كل رسالة.",
    en: "I agree to receive emails about offers and new products. I can unsubscribe at any time in my account or with the link in each email.",
  },
} as const satisfies Record<string, Bilingual>;

export type NewsletterVersion = keyof typeof NEWSLETTER_TEXTS;

/** The version that pages currently show. */
export const NEWSLETTER_VERSION: NewsletterVersion = "2026-11";
