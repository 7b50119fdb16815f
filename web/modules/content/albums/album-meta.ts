import type { Album } from "#contract/content/endpoints.ts";
import { translator } from "#web/i18n/translator.ts";
import type { RootData } from "#web/shell/address/root-data.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { pageBase, pictureAddress, publisher, SCHEMA, wayJsonLd } from "../content-meta.ts";

type Matches = Parameters<typeof pageMeta>[0];

export function albumMeta(matches: Matches, album: Album) {
  const root = rootOf(matches);
  if (!root) return [];
  const title = translator(root.locale, "content")("albums.title");
  const way = [
    { name: title, path: "/Media/photo-album" },
    { name: album.title, path: `/Media/photo-album/${album.id}` },
  ];
  return pageMeta(matches, {
    title: album.title,
    description: album.text,
    picture: album.cover,
    jsonLd: [albumJsonLd(album, root), wayJsonLd(root, way)],
  });
}

/** An album and its pictures as structured data. */
export function albumJsonLd(album: Album, root: RootData): object {
  return {
    "@context": SCHEMA,
    "@type": "ImageGallery",
    name: album.title,
    description: album.text,
    datePublished: album.publishedAt,
    inLanguage: root.locale,
    url: `${pageBase(root)}/Media/photo-album/${album.id}`,
    publisher: publisher(root),
    image: album.pictures.map(({ picture, caption }) => ({
      "@type": "ImageObject",
      contentUrl: pictureAddress(root, picture),
      caption: caption ?? picture.alt,
    })),
  };
}
