import { sql } from "kysely";
import type { StaffVideo, StaffVideoDraft } from "#contract/content/staff/video-endpoints.ts";
import type { StoredFilm } from "#server/modules/media/index.ts";
import { versioned } from "#server/platform/http/record-version.ts";
import { refuseField } from "#server/platform/http/refuse-field.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { saveVideo } from "../videos/save-video.ts";
import { type ContentKind, dateOf } from "./content-kind.ts";
import { instant, sourcesOfAssets, state } from "./content-rows.ts";

type Row = Omit<StaffVideo, "version" | "publishedAt"> & { publishedAt: Date | null };

async function read(db: Connection, id: number): Promise<StaffVideo | undefined> {
  const { rows } = await sql<Row>`
    select
      id, code, title, text, poster_asset_id as "posterAssetId", duration_seconds as "durationSeconds",
      published_at as "publishedAt", ${state} as state,
      array(select file_id from content.video_source where video_id = video.id order by level_order) as "fileIds",
      (
        select json_build_object(
          'ar', min(file_id) filter (where locale = 'ar'), 'en', min(file_id) filter (where locale = 'en')
        ) from content.video_caption where video_id = video.id
      ) as captions,
      array(select product_id from content.video_product where video_id = video.id order by product_id) as "productIds",
      ${sourcesOfAssets(sql`array[poster_asset_id]`)} as sources,
      (
        select json_object_agg(file_id, json_build_object('src', src, 'mime', mime)) from media.film_source
        where file_id in (
          select file_id from content.video_source where video_id = video.id
          union select file_id from content.video_caption where video_id = video.id
        )
      ) as files
    from content.video where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { state: now, sources, files, publishedAt, ...record } = row;
  const published = versioned({ ...record, publishedAt: instant(publishedAt) });
  return { ...published, state: now, sources, files };
}

export const videoKind: ContentKind<StaffVideoDraft, StaffVideo> = {
  name: "video",
  table: "content.video",
  tag: "videos",
  fields: {
    video_poster_asset_id_fkey: "posterAssetId",
    video_product_product_id_fkey: "productIds",
    video_product_pkey: "productIds",
  },
  titleOf: ({ title }) => title,
  read,
  save: async (work, code, { publishedAt, fileIds, captions, ...draft }) => {
    const files = await filesOf(work, [...fileIds, captions.ar, captions.en]);
    const [first, ...others] = fileIds.map((fileId, index) =>
      fileOf(files, fileId, { path: `fileIds.${index}`, isCaption: false }),
    );
    if (!first) return refuseField("fileIds", "required");
    const captionOf = (locale: "ar" | "en") => {
      const fileId = captions[locale];
      const at = { path: `captions.${locale}`, isCaption: true };
      return fileId === null ? {} : { [locale]: fileOf(files, fileId, at) };
    };
    const { videoId } = await saveVideo(work, {
      ...draft,
      code,
      publishedAt: dateOf(publishedAt),
      sources: [first, ...others],
      captions: { ...captionOf("ar"), ...captionOf("en") },
    });
    return videoId;
  },
};

type Files = Map<number, StoredFilm>;

async function filesOf({ db }: Work, fileIds: (number | null)[]): Promise<Files> {
  const { rows } = await sql<StoredFilm>`
    select file_id as "fileId", src, mime from media.film_source where file_id = any (${fileIds}::int[])
  `.execute(db);
  return new Map(rows.map((file) => [file.fileId, file]));
}

/** Films must be films and captions captions; anything else is refused at its field. */
function fileOf(
  files: Files,
  fileId: number,
  { path, isCaption }: { path: string; isCaption: boolean },
): StoredFilm {
  const file = files.get(fileId);
  if (!file || (file.mime === "text/vtt") !== isCaption) return refuseField(path, "exclusion");
  return file;
}
