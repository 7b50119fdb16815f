import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { id, line, wholeNumber } from "../kernel/schema.ts";
import { pictureSchema } from "../media/picture.ts";
import { textPartSchema } from "./text-part.ts";

/** News per page of the list. */
export const NEWS_PAGE_SIZE = 12;

const contentPageSchema = z.object({
  code: z.string(),
  title: z.string(),
  /** One or two sentences under the title, also used as meta description. */
  lead: z.string(),
  picture: z.nullable(pictureSchema),
  parts: z.array(textPartSchema),
  /** Instant (ISO 8601) of the last text change. */
  updatedAt: z.string(),
});
export type ContentPage = z.output<typeof contentPageSchema>;

const newsCardSchema = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  picture: z.nullable(pictureSchema),
  /** Instant (ISO 8601); never in the future. */
  publishedAt: z.string(),
});
export type NewsCard = z.output<typeof newsCardSchema>;

const newsNeighbourSchema = z.object({ id: z.int(), title: z.string() });
const newsItemSchema = z.extend(newsCardSchema, {
  parts: z.array(textPartSchema),
  /** The next newer and the next older news item. */
  newer: z.nullable(newsNeighbourSchema),
  older: z.nullable(newsNeighbourSchema),
});
export type NewsItem = z.output<typeof newsItemSchema>;

const albumCardSchema = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  cover: z.nullable(pictureSchema),
  pictureCount: z.int(),
  publishedAt: z.string(),
});
export type AlbumCard = z.output<typeof albumCardSchema>;

const albumSchema = z.extend(albumCardSchema, {
  pictures: z.array(
    z.object({
      id: z.int(),
      picture: pictureSchema,
      caption: z.nullable(z.string()),
      /** The product shown, with its path without locale prefix. */
      product: z.nullable(z.object({ name: z.string(), path: z.string() })),
      /** Its lamps are a layer of their own: the product's facts say whether they can be dimmed. */
      light: z.nullable(z.object({ canDim: z.boolean() })),
    }),
  ),
});
export type Album = z.output<typeof albumSchema>;

const videoSchema = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  poster: z.nullable(pictureSchema),
  durationSeconds: z.int(),
  /** In the order in which browsers should try them. */
  sources: z.array(z.object({ src: z.string(), type: z.string() })),
  /** WebVTT, one file per language. */
  captions: z.array(z.object({ src: z.string(), locale: z.string() })),
  publishedAt: z.string(),
});
export type Video = z.output<typeof videoSchema>;

const faqGroupSchema = z.object({
  code: z.string(),
  title: z.string(),
  questions: z.array(
    z.object({ id: z.int(), question: z.string(), answer: z.array(textPartSchema) }),
  ),
});
export type FaqGroup = z.output<typeof faqGroupSchema>;

const read = { tag: "content" } as const;

export const contentEndpoints = {
  getContentPage: endpoint("GET /api/v1/pages/{code}", read, {
    summary: "Get a content page by its code",
    params: z.object({ code: line(60) }),
    response: contentPageSchema,
  }),
  listFaq: endpoint("GET /api/v1/faq", read, {
    summary: "List questions and answers in groups",
    response: z.object({ items: z.array(faqGroupSchema) }),
  }),
  listNews: endpoint("GET /api/v1/news", read, {
    summary: "List published news. Newest first.",
    query: z.object({ page: z._default(wholeNumber(1, 10_000), 1) }),
    response: pageOf(newsCardSchema),
  }),
  getNewsItem: endpoint("GET /api/v1/news/{id}", read, {
    summary: "Get a published news item",
    response: newsItemSchema,
  }),
  listAlbums: endpoint("GET /api/v1/photo-albums", read, {
    summary: "List published photo albums. Newest first.",
    response: z.object({ items: z.array(albumCardSchema) }),
  }),
  getAlbum: endpoint("GET /api/v1/photo-albums/{id}", read, {
    summary: "Get a photo album with its pictures",
    response: albumSchema,
  }),
  listVideos: endpoint("GET /api/v1/videos", read, {
    summary: "List published videos. Newest first. `productId` filters by product.",
    query: z.object({ productId: z.optional(id) }),
    response: z.object({ items: z.array(videoSchema) }),
  }),
};
