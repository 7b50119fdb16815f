import { sql } from "kysely";
import type { StaffAlbum, StaffAlbumDraft } from "#contract/content/staff/album-endpoints.ts";
import { versioned } from "#server/platform/http/record-version.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { saveAlbum } from "../albums/save-album.ts";
import { type ContentKind, dateOf } from "./content-kind.ts";
import { instant, sourcesOfAssets, state } from "./content-rows.ts";

type Row = Omit<StaffAlbum, "version" | "publishedAt"> & { publishedAt: Date | null };

async function read(db: Connection, id: number): Promise<StaffAlbum | undefined> {
  const { rows } = await sql<Row>`
    select
      id, code, title, text, published_at as "publishedAt", ${state} as state,
      (
        select coalesce(json_agg(json_build_object(
          'assetId', asset_id, 'alt', alt, 'caption', caption, 'productId', product_id
        ) order by level_order), '[]')
        from content.album_picture where album_id = album.id
      ) as pictures,
      ${sourcesOfAssets(sql`array(select asset_id from content.album_picture where album_id = album.id)`)} as sources
    from content.album where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { state: now, sources, publishedAt, ...record } = row;
  return { ...versioned({ ...record, publishedAt: instant(publishedAt) }), state: now, sources };
}

export const albumKind: ContentKind<StaffAlbumDraft, StaffAlbum> = {
  name: "album",
  table: "content.album",
  tag: "albums",
  fields: {
    album_picture_asset_id_fkey: "pictures",
    album_picture_product_id_fkey: "pictures",
  },
  titleOf: ({ title }) => title,
  read,
  save: async (work, code, { publishedAt, ...draft }) => {
    const { albumId } = await saveAlbum(work, { ...draft, code, publishedAt: dateOf(publishedAt) });
    return albumId;
  },
};
