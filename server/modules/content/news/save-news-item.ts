import type { PictureDraft, TextPartDraft } from "#contract/content/text-draft.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { ContentTables } from "../tables.ts";
import { pictureColumns } from "../texts/picture-columns.ts";

export interface NewsDraft {
  code: string;
  title: Bilingual;
  summary: Bilingual;
  picture: PictureDraft | null;
  parts: TextPartDraft[];
  /** Null: a draft; in the future: scheduled. */
  publishedAt: Date | null;
}

/** Upserts a news item by its code. */
export async function saveNewsItem(work: Work, draft: NewsDraft): Promise<{ newsId: number }> {
  const columns = {
    title: JSON.stringify(draft.title),
    summary: JSON.stringify(draft.summary),
    ...pictureColumns(draft.picture),
    parts: JSON.stringify(draft.parts),
    published_at: draft.publishedAt,
  };
  const { id } = await work.db
    .$extendTables<ContentTables>()
    .insertInto("content.news")
    .values({ code: draft.code, ...columns })
    .onConflict((conflict) => conflict.column("code").doUpdateSet(columns))
    .returning("id")
    .executeTakeFirstOrThrow();
  work.invalidate("news");
  return { newsId: id };
}
