import type { StaffAlbum } from "#contract/content/staff/album-endpoints.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { useText } from "../../i18n/use-text.ts";
import type { ContentValues } from "../content-screen.tsx";
import { DRAFT, publicationOf, publishedAtOf } from "../publication.tsx";

type Text = ReturnType<typeof useText>;

/** A picture of an album with its file; missing values are empty. */
export interface AlbumPicture {
  assetId: number;
  src: string;
  alt: Bilingual;
  caption: Bilingual;
  /** The product in the picture; empty: none. */
  productId: number[];
}

export type AlbumValues = ContentValues & {
  title: Bilingual;
  text: Bilingual;
  pictures: AlbumPicture[];
};

const EMPTY: Bilingual = { ar: "", en: "" };

export const newPicture = ({ assetId, src }: { assetId: number; src: string }): AlbumPicture => ({
  ...{ assetId, src, alt: EMPTY, caption: EMPTY, productId: [] },
});

export function albumValues(album?: StaffAlbum): AlbumValues {
  if (!album) return { version: "", title: EMPTY, text: EMPTY, pictures: [], ...DRAFT };
  const { version, title, text, pictures, sources } = album;
  return {
    ...{ version, title, text },
    ...publicationOf(album),
    pictures: pictures.map(({ assetId, alt, caption, productId }) => ({
      ...{ assetId, alt },
      src: sources[assetId]?.src ?? "",
      caption: caption ?? EMPTY,
      productId: productId === null ? [] : [productId],
    })),
  };
}

/** The request body. */
export function albumDraft(
  { title, text: words, pictures, ...publication }: AlbumValues,
  text: Text,
) {
  return {
    ...{ title, text: words },
    publishedAt: publishedAtOf(publication, text("content.noMoment")),
    pictures: pictures.map(({ assetId, alt, caption, productId }) => ({
      ...{ assetId, alt },
      caption: caption.ar.trim() === "" && caption.en.trim() === "" ? null : caption,
      productId: productId[0] ?? null,
    })),
  };
}

export function albumFacts(
  { title, text: words, pictures, publication, at }: AlbumValues,
  text: Text,
) {
  const both = ({ ar, en }: Bilingual) => `${ar}\n${en}`;
  return {
    [text("content.title")]: both(title),
    [text("content.about")]: both(words),
    [text("content.state")]: `${text(`content.states.${publication}`)} ${at}`,
    ...Object.fromEntries(
      pictures.map(({ src, alt, caption, productId }, index) => [
        text("content.albums.picture", { number: index + 1 }),
        [src, both(alt), both(caption), ...productId].join("\n"),
      ]),
    ),
  };
}
