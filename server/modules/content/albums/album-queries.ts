import { sql } from "kysely";
import type { Album, AlbumCard } from "#contract/content/endpoints.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import { NOT_DIMMABLE, productPath } from "#server/modules/catalog/index.ts";
import type { CacheScope } from "#server/platform/cache/tag-cache.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { isPublished, noteSchedule, opensIn, type Scheduled } from "../schedule.ts";
import { type PictureRow, presentPicture } from "../texts/present-text.ts";

interface AlbumRow {
  id: number;
  title: Bilingual;
  text: Bilingual;
  publishedAt: string | Date;
}

interface CardRow extends AlbumRow {
  cover: PictureRow | null;
  pictureCount: number;
}

interface PictureOfAlbum {
  id: number;
  picture: PictureRow;
  caption: Bilingual | null;
  /** Null when no product is linked or customers do not see it. */
  product: { id: number; name: Bilingual; slug: Bilingual } | null;
  light: { canDim: boolean } | null;
}

const album = sql`album.id, album.title, album.text, album.published_at as "publishedAt"`;
/** All variants of the product can be dimmed. */
const canDim = sql`coalesce((
  select bool_and(value <> ${NOT_DIMMABLE}) from catalog.listed_fact
  where product_id = product.id and attribute_code = 'dimmable'
), false)`;
const picture = sql`json_build_object('src', src, 'width', width, 'height', height, 'alt', alt)`;

/** Published albums, latest first, with their first picture. */
export async function listAlbums(
  db: Connection,
  locale: Locale,
  scope: CacheScope,
): Promise<AlbumCard[]> {
  scope.tag("albums");
  const { rows } = await sql<Scheduled & { items: CardRow[] }>`
    with shown as (
      select
        ${album},
        (select count(*)::integer from content.album_picture where album_id = album.id) as "pictureCount",
        (
          select ${picture} from content.album_picture join media.picture_source using (asset_id)
          where album_id = album.id order by level_order limit 1
        ) as cover
      from content.album where ${isPublished}
    )
    select
      ${opensIn(sql`content.album`)} as "opensIn",
      coalesce((select json_agg(shown order by "publishedAt" desc, id desc) from shown), '[]') as items
  `.execute(db);
  const { items, ...schedule } = rows[0] ?? { items: [], opensIn: null };
  noteSchedule(scope, schedule);
  return items.map((row) => presentCard(row, locale));
}

/** One published album with its pictures in order. */
export async function albumDetail(
  db: Connection,
  locale: Locale,
  scope: CacheScope,
  id: number,
): Promise<Album | undefined> {
  scope.tag("albums");
  const { rows } = await sql<AlbumRow & { pictures: PictureOfAlbum[] }>`
    select ${album}, coalesce(
      (
        select json_agg(
          json_build_object(
            'id', shown.id, 'picture', ${picture}, 'caption', caption,
            'product', case when product.id is not null then
              json_build_object('id', product.id, 'name', product.name, 'slug', product.slug) end,
            'light', case when lit.asset_id is not null then json_build_object('canDim', ${canDim}) end
          ) order by level_order
        )
        from content.album_picture as shown
        join media.picture_source using (asset_id)
        left join media.lit_picture as lit using (asset_id)
        left join catalog.listed_product as product on product.id = shown.product_id
        where album_id = album.id
      ), '[]'
    ) as pictures
    from content.album where id = ${id} and ${isPublished}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { pictures } = row;
  scope.tag(...pictures.flatMap(({ product }) => (product ? [`product:${product.id}`] : [])));
  const cover = pictures[0]?.picture ?? null;
  return {
    ...presentCard({ ...row, cover, pictureCount: pictures.length }, locale),
    pictures: pictures.map((shown) => presentAlbumPicture(shown, locale)),
  };
}

function presentCard(row: CardRow, locale: Locale): AlbumCard {
  return {
    id: row.id,
    title: row.title[locale],
    text: row.text[locale],
    cover: presentPicture(row.cover, locale),
    pictureCount: row.pictureCount,
    publishedAt: new Date(row.publishedAt).toISOString(),
  };
}

function presentAlbumPicture(row: PictureOfAlbum, locale: Locale): Album["pictures"][number] {
  const { id, caption, product, light } = row;
  return {
    id,
    picture: { ...row.picture, alt: row.picture.alt[locale] },
    caption: caption?.[locale] ?? null,
    product: product && {
      name: product.name[locale],
      path: productPath(product.id, product.slug[locale]),
    },
    light,
  };
}
