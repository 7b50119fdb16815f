import type { ContentPageCode } from "#contract/content/content-pages.ts";
import type { Bilingual } from "../types.ts";

/** A demo picture in a text, in an album or at the top of a page. */
export interface DemoContentPicture {
  /** File under db/demo/pictures/: `scenes/home-hero.webp`. */
  file: string;
  alt: Bilingual;
}

/** A text is a list of parts, as in contract/content/text-part.ts, each in both languages. */
export type DemoTextPart =
  | { kind: "heading"; text: Bilingual }
  | { kind: "text"; text: Bilingual }
  | { kind: "list"; items: Bilingual[] }
  | { kind: "steps"; items: Bilingual[] }
  | { kind: "quote"; text: Bilingual; by?: Bilingual }
  | { kind: "picture"; picture: DemoContentPicture; caption?: Bilingual }
  /** `target`: a path without locale prefix, an https address, `category:<code>` or `product:<code>`. */
  | { kind: "link"; label: Bilingual; target: string };

/** db/demo/content/pages/<code>.ts; all of them in db/demo/content/pages/index.ts as `contentPages`. */
export interface DemoContentPage {
  code: ContentPageCode;
  title: Bilingual;
  /** One or two sentences under the title, also used as meta description. */
  lead: Bilingual;
  picture?: DemoContentPicture;
  parts: DemoTextPart[];
  /** Day of the last text change: `2026-11-01`. */
  updatedOn: string;
}

/** db/demo/content/faq/index.ts exports `faqGroups`; groups and questions are in display order. */
export interface DemoFaqGroup {
  /** Kebab-case: `delivery`. */
  code: string;
  title: Bilingual;
  questions: DemoFaqQuestion[];
}

export interface DemoFaqQuestion {
  /** Kebab-case, unique among all questions: `delivery-days`. */
  code: string;
  question: Bilingual;
  answer: DemoTextPart[];
}

/**
 * Days of publication before the demo is loaded. Negative: scheduled. Null: a draft, never shown.
 */
export type PublishedDaysAgo = number | null;

/** db/demo/content/news/index.ts exports `news`. */
export interface DemoNewsItem {
  code: string;
  publishedDaysAgo: PublishedDaysAgo;
  title: Bilingual;
  /** One or two sentences, for the card and for search engines. */
  summary: Bilingual;
  picture?: DemoContentPicture;
  parts: DemoTextPart[];
}

/** db/demo/content/albums/index.ts exports `albums`. */
export interface DemoAlbum {
  code: string;
  publishedDaysAgo: PublishedDaysAgo;
  title: Bilingual;
  text: Bilingual;
  /** In order; the first one is the cover. */
  pictures: DemoAlbumPicture[];
}

export interface DemoAlbumPicture extends DemoContentPicture {
  caption?: Bilingual;
  /** Code of the product shown, linked from the picture: `hala-ring-chandelier`. */
  product?: string;
}

/**
 * db/demo/content/videos.ts exports `videos`. The files of a video are named by its code, under db/demo/videos/:
 * `<code>.webm`, `<code>.mp4`, `<code>-poster.webp`, `<code>.ar.vtt`, `<code>.en.vtt`; all five must be there.
 */
export interface DemoVideo {
  code: string;
  publishedDaysAgo: PublishedDaysAgo;
  title: Bilingual;
  text: Bilingual;
  durationSeconds: number;
  /** Codes of the products shown in it. */
  products: string[];
}
