import type { Bilingual } from "./locale.ts";

/** What staff set about the shop itself. */
export interface Settings {
  siteName: Bilingual;
  tagline: Bilingual;
  /** As dialled: 19555. */
  hotline: string;
  email: string;
  /** E.164 without plus, as wa.me wants it. */
  whatsapp: string;
  address: Bilingual;
}
