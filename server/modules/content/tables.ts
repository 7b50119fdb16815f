import type { ColumnType, Generated } from "kysely";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { TextPartDraft } from "#contract/content/text-draft.ts";

/** A jsonb column: read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

interface Named {
  code: string;
  title: Json<Bilingual>;
}

interface Published {
  published_at: Date | null;
}

interface Illustrated {
  asset_id: number | null;
  picture_alt: Json<Bilingual | null> | null;
}

export type ContentTables = {
  "content.page": Named &
    Published &
    Illustrated & { lead: Json<Bilingual>; parts: Json<TextPartDraft[]>; updated_at: Date };
  "content.faq_group": Named & { id: Generated<number>; level_order: number };
  "content.faq_question": Published & {
    id: Generated<number>;
    group_id: number;
    code: string;
    question: Json<Bilingual>;
    answer: Json<TextPartDraft[]>;
    level_order: number;
  };
  "content.news": Named &
    Published &
    Illustrated & {
      id: Generated<number>;
      summary: Json<Bilingual>;
      parts: Json<TextPartDraft[]>;
    };
  "content.album": Named & Published & { id: Generated<number>; text: Json<Bilingual> };
  "content.album_picture": {
    id: Generated<number>;
    album_id: number;
    level_order: number;
    asset_id: number;
    alt: Json<Bilingual>;
    caption: Json<Bilingual | null> | null;
    product_id: number | null;
  };
  "content.video": Named &
    Published & {
      id: Generated<number>;
      text: Json<Bilingual>;
      poster_asset_id: number | null;
      duration_seconds: number;
    };
  "content.video_source": { video_id: number; level_order: number; file_id: number; mime: string };
  "content.video_product": { video_id: number; product_id: number };
  "content.video_caption": { video_id: number; locale: Locale; file_id: number };
};
