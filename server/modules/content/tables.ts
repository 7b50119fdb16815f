import type { TextPartDraft } from "#contract/content/text-draft.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { TablesOf } from "#server/platform/postgres/tables.ts";

export type ContentTables = TablesOf<
  "content",
  {
    "content.page": { parts: TextPartDraft[] };
    "content.faq_question": { answer: TextPartDraft[] };
    "content.news": { parts: TextPartDraft[] };
    "content.video_caption": { locale: Locale };
  }
>;
