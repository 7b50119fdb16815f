import type { StaffVideo } from "#contract/content/staff/video-endpoints.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { useText } from "../../i18n/use-text.ts";
import type { ContentValues } from "../content-screen.tsx";
import { DRAFT, publicationOf, publishedAtOf } from "../publication.tsx";

type Text = ReturnType<typeof useText>;

/** An uploaded file and its URL. */
export interface FilmFile {
  fileId: number;
  src: string;
  mime: string;
}

interface Poster {
  assetId: number;
  src: string;
  width: number;
  height: number;
}

export type VideoValues = ContentValues & {
  title: Bilingual;
  text: Bilingual;
  poster: Poster | null;
  durationSeconds: string;
  films: FilmFile[];
  captions: Record<Locale, FilmFile | null>;
  productIds: number[];
};

const EMPTY: Bilingual = { ar: "", en: "" };
const NEW: VideoValues = {
  version: "",
  title: EMPTY,
  text: EMPTY,
  poster: null,
  durationSeconds: "",
  films: [],
  captions: { ar: null, en: null },
  productIds: [],
  ...DRAFT,
};

export function videoValues(video?: StaffVideo): VideoValues {
  if (!video) return NEW;
  const { version, title, text, posterAssetId, durationSeconds, sources } = video;
  const fileOf = (fileId: number): FilmFile => ({
    fileId,
    src: "",
    mime: "",
    ...video.files[fileId],
  });
  const captionOf = (fileId: number | null) => (fileId === null ? null : fileOf(fileId));
  const poster = posterAssetId === null ? undefined : sources[posterAssetId];
  return {
    ...{ version, title, text },
    poster: posterAssetId !== null && poster ? { assetId: posterAssetId, ...poster } : null,
    durationSeconds: String(durationSeconds),
    films: video.fileIds.map(fileOf),
    captions: { ar: captionOf(video.captions.ar), en: captionOf(video.captions.en) },
    productIds: video.productIds,
    ...publicationOf(video),
  };
}

/** The request body. */
export function videoDraft(values: VideoValues, text: Text) {
  const { title, text: words, poster, durationSeconds, films, captions, productIds } = values;
  return {
    ...{ title, text: words },
    posterAssetId: poster?.assetId ?? null,
    durationSeconds: Number(durationSeconds),
    fileIds: films.map(({ fileId }) => fileId),
    captions: { ar: captions.ar?.fileId ?? null, en: captions.en?.fileId ?? null },
    productIds,
    publishedAt: publishedAtOf(values, text("content.noMoment")),
  };
}

export function videoFacts(values: VideoValues, text: Text) {
  const both = ({ ar, en }: Bilingual) => `${ar}\n${en}`;
  return {
    [text("content.title")]: both(values.title),
    [text("content.about")]: both(values.text),
    [text("content.videos.poster")]: values.poster?.src ?? "",
    [text("content.videos.films")]: values.films.map(({ src }) => src).join("\n"),
    [text("content.videos.captions")]:
      `${values.captions.ar?.src ?? ""}\n${values.captions.en?.src ?? ""}`,
    [text("content.videos.duration")]: values.durationSeconds,
    [text("content.videos.products")]: values.productIds.join(", "),
    [text("content.state")]: `${text(`content.states.${values.publication}`)} ${values.at}`,
  };
}
