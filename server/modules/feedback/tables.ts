import type { Locale } from "#contract/kernel/locale.ts";
import type { TablesOf } from "#server/platform/postgres/tables.ts";

export type RatingState = "waiting" | "published" | "declined";

export type FeedbackTables = TablesOf<
  "feedback",
  {
    "feedback.rating": { locale: Locale; state: RatingState };
    "feedback.message": { locale: Locale };
  }
>;
