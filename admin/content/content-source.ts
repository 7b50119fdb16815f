import type { PublicationState } from "#contract/content/publication-state.ts";
import type { ContentPageCode } from "#contract/content/content-pages.ts";
import { call } from "../api/client.ts";
import type { ListQuery, Source } from "../shell/data/source.ts";

/** The most records that the list endpoints return at once. */
export const CONTENT_PAGE = 50;

type Query = ListQuery<{ q?: string; state?: PublicationState }>;
type Content = "news" | "photo-albums" | "videos" | "faq-questions";

const listOf =
  (content: Content | "pages") =>
  async ({ page, filter }: Query) => {
    const query = { page, ...filter };
    const { items, total } = await call(`GET /api/v1/admin/${content}`, { query });
    return { data: items, total };
  };

const sourceOf = (content: Content) =>
  ({
    pageSize: CONTENT_PAGE,
    list: listOf(content),
    one: (id) => call(`GET /api/v1/admin/${content}/{id}`, { params: { id: Number(id) } }),
  }) satisfies Source;

export const newsSource = sourceOf("news");
export const albumSource = sourceOf("photo-albums");
export const videoSource = sourceOf("videos");
export const questionSource = sourceOf("faq-questions");
export const pageSource = {
  pageSize: CONTENT_PAGE,
  list: listOf("pages"),
  one: (id) => call("GET /api/v1/admin/pages/{id}", { params: { id: id as ContentPageCode } }),
} satisfies Source;
