import type { ContentPageCode } from "#contract/content/content-pages.ts";
import type { PublicationState } from "#contract/content/publication-state.ts";
import { call } from "../api/client.ts";
import type { ListQuery, RecordSource, Source } from "../shell/data/source.ts";

/** The most records that the list endpoints return at once. */
const PAGE_SIZE = 50;

type Query = ListQuery<{ q?: string; state?: PublicationState }>;

export const newsSource = {
  name: "news",
  pageSize: PAGE_SIZE,
  list: ({ page, filter }: Query) => call("GET /api/v1/admin/news", { query: { page, ...filter } }),
  one: (id) => call("GET /api/v1/admin/news/{id}", { params: { id: Number(id) } }),
} satisfies Source;

export const albumSource = {
  name: "albums",
  pageSize: PAGE_SIZE,
  list: ({ page, filter }: Query) =>
    call("GET /api/v1/admin/photo-albums", { query: { page, ...filter } }),
  one: (id) => call("GET /api/v1/admin/photo-albums/{id}", { params: { id: Number(id) } }),
} satisfies Source;

export const videoSource = {
  name: "videos",
  pageSize: PAGE_SIZE,
  list: ({ page, filter }: Query) =>
    call("GET /api/v1/admin/videos", { query: { page, ...filter } }),
  one: (id) => call("GET /api/v1/admin/videos/{id}", { params: { id: Number(id) } }),
} satisfies Source;

export const pageSource = {
  name: "pages",
  pageSize: PAGE_SIZE,
  list: ({ page, filter }: Query) =>
    call("GET /api/v1/admin/pages", { query: { page, ...filter } }),
  one: (id) => call("GET /api/v1/admin/pages/{id}", { params: { id: id as ContentPageCode } }),
} satisfies Source;

/** Their list has the order of the page: `faq/faq-calls.ts`. */
export const questionSource = {
  name: "questions",
  one: (id) => call("GET /api/v1/admin/faq-questions/{id}", { params: { id: Number(id) } }),
} satisfies RecordSource;
