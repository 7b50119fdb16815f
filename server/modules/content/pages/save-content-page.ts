import type { ContentPageCode } from "#contract/content/content-pages.ts";
import type { PictureDraft, TextPartDraft } from "#contract/content/text-draft.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { ContentTables } from "../tables.ts";
import { pictureColumns } from "../texts/picture-columns.ts";

export interface ContentPageDraft {
  code: ContentPageCode;
  title: Bilingual;
  lead: Bilingual;
  picture: PictureDraft | null;
  parts: TextPartDraft[];
  /** Null: a draft; in the future: scheduled. */
  publishedAt: Date | null;
  /** When the text was last changed, as shown to readers. */
  updatedAt: Date;
}

/** Upserts a company page by its code. */
export async function saveContentPage(work: Work, draft: ContentPageDraft): Promise<void> {
  const columns = {
    title: JSON.stringify(draft.title),
    lead: JSON.stringify(draft.lead),
    ...pictureColumns(draft.picture),
    parts: JSON.stringify(draft.parts),
    published_at: draft.publishedAt,
    updated_at: draft.updatedAt,
  };
  await work.db
    .$extendTables<ContentTables>()
    .insertInto("content.page")
    .values({ code: draft.code, ...columns })
    .onConflict((conflict) => conflict.column("code").doUpdateSet(columns))
    .execute();
  work.invalidate("content-pages");
}
