import type { StaffNews } from "#contract/content/staff/news-endpoints.ts";
import type { StaffPage } from "#contract/content/staff/page-endpoints.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { useText } from "../../i18n/use-text.ts";
import type { ContentValues } from "../content-screen.tsx";
import { DRAFT, publicationOf, publishedAtOf } from "../publication.tsx";
import { type Documents, wordsOf } from "../text/align.ts";
import { documentsOf, NO_TEXT, partsOf } from "../text/text-field.tsx";
import { pictureDraftOf, pictureOf, type PictureValues } from "./head-picture.tsx";

type Text = ReturnType<typeof useText>;

/** A page's or news item's form values: the text under the title is called `lead` or `summary`. */
export type ArticleValues<Lead extends string> = ContentValues & {
  title: Bilingual;
  picture: PictureValues | null;
  documents: Documents;
} & Record<Lead, Bilingual>;

const EMPTY: Bilingual = { ar: "", en: "" };

type Article = Pick<
  StaffNews | StaffPage,
  "version" | "title" | "picture" | "parts" | "sources" | "state" | "publishedAt"
>;

/** All but the lead. */
function commonOf(article?: Article) {
  if (!article) return { version: "", title: EMPTY, picture: null, documents: NO_TEXT, ...DRAFT };
  const { version, title, picture, parts, sources } = article;
  return {
    ...{ version, title },
    picture: pictureOf(picture, sources),
    documents: documentsOf(parts, sources),
    ...publicationOf(article),
  };
}

export const newsValues = (news?: StaffNews): ArticleValues<"summary"> => ({
  ...commonOf(news),
  summary: news?.summary ?? EMPTY,
});

export const pageValues = (page?: StaffPage): ArticleValues<"lead"> => ({
  ...commonOf(page),
  lead: page?.lead ?? EMPTY,
});

/** The request body, without the lead. */
export function articleDraft(
  { title, picture, documents, ...publication }: ArticleValues<never>,
  text: Text,
) {
  return {
    title,
    picture: pictureDraftOf(picture),
    parts: partsOf(documents, text("content.text.apart")),
    publishedAt: publishedAtOf(publication, text("content.noMoment")),
  };
}

/** An article by its field names. */
export function articleFacts(
  { title, picture, documents, publication, at }: ArticleValues<never>,
  lead: Bilingual,
  text: Text,
) {
  const both = ({ ar, en }: Bilingual) => `${ar}\n${en}`;
  return {
    [text("content.title")]: both(title),
    [text("content.lead")]: both(lead),
    [text("content.picture")]: picture && `${picture.src}\n${both(picture.alt)}`,
    [text("content.words")]: wordsOf(documents),
    [text("content.state")]: `${text(`content.states.${publication}`)} ${at}`,
  };
}
