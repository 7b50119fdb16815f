import type { PublicationState } from "#contract/content/publication-state.ts";
import type { ContentPageCode } from "#contract/content/content-pages.ts";
import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";
import type { ListQuery, Source } from "../shell/data/source.ts";

export const contentCall = callerOf({
  listStaffPages: ["GET", "/api/v1/admin/pages"],
  getStaffPage: ["GET", "/api/v1/admin/pages/{id}"],
  changeStaffPage: ["PUT", "/api/v1/admin/pages/{id}"],
  listStaffNews: ["GET", "/api/v1/admin/news"],
  getStaffNews: ["GET", "/api/v1/admin/news/{id}"],
  addNews: ["POST", "/api/v1/admin/news"],
  changeNews: ["PUT", "/api/v1/admin/news/{id}"],
  removeNews: ["DELETE", "/api/v1/admin/news/{id}"],
  listStaffAlbums: ["GET", "/api/v1/admin/photo-albums"],
  getStaffAlbum: ["GET", "/api/v1/admin/photo-albums/{id}"],
  addAlbum: ["POST", "/api/v1/admin/photo-albums"],
  changeAlbum: ["PUT", "/api/v1/admin/photo-albums/{id}"],
  removeAlbum: ["DELETE", "/api/v1/admin/photo-albums/{id}"],
  listStaffVideos: ["GET", "/api/v1/admin/videos"],
  getStaffVideo: ["GET", "/api/v1/admin/videos/{id}"],
  addVideo: ["POST", "/api/v1/admin/videos"],
  changeVideo: ["PUT", "/api/v1/admin/videos/{id}"],
  removeVideo: ["DELETE", "/api/v1/admin/videos/{id}"],
  listStaffQuestions: ["GET", "/api/v1/admin/faq-questions"],
  getStaffQuestion: ["GET", "/api/v1/admin/faq-questions/{id}"],
  addQuestion: ["POST", "/api/v1/admin/faq-questions"],
  changeQuestion: ["PUT", "/api/v1/admin/faq-questions/{id}"],
  removeQuestion: ["DELETE", "/api/v1/admin/faq-questions/{id}"],
  listFaqGroups: ["GET", "/api/v1/admin/faq-groups"],
  addFaqGroup: ["POST", "/api/v1/admin/faq-groups"],
  changeFaqGroup: ["PUT", "/api/v1/admin/faq-groups/{id}"],
  removeFaqGroup: ["DELETE", "/api/v1/admin/faq-groups/{id}"],
  getFaqOrder: ["GET", "/api/v1/admin/faq-order"],
  saveFaqOrder: ["PUT", "/api/v1/admin/faq-order"],
} as const satisfies CallTable);

/** The most records that the list endpoints return at once. */
export const CONTENT_PAGE = 50;

type Query = ListQuery<{ q?: string; state?: PublicationState }>;
type Lists =
  | "listStaffPages"
  | "listStaffNews"
  | "listStaffAlbums"
  | "listStaffVideos"
  | "listStaffQuestions";
type Reads = "getStaffNews" | "getStaffAlbum" | "getStaffVideo" | "getStaffQuestion";

const listOf =
  (name: Lists) =>
  async ({ page, filter }: Query) => {
    const { items, total } = await contentCall(name, { query: { page, ...filter } });
    return { data: items, total };
  };

const sourceOf = (list: Lists, read: Reads) =>
  ({
    pageSize: CONTENT_PAGE,
    list: listOf(list),
    one: (id) => contentCall(read, { params: { id: Number(id) } }),
  }) satisfies Source;

export const newsSource = sourceOf("listStaffNews", "getStaffNews");
export const albumSource = sourceOf("listStaffAlbums", "getStaffAlbum");
export const videoSource = sourceOf("listStaffVideos", "getStaffVideo");
export const questionSource = sourceOf("listStaffQuestions", "getStaffQuestion");
export const pageSource = {
  pageSize: CONTENT_PAGE,
  list: listOf("listStaffPages"),
  one: (id) => contentCall("getStaffPage", { params: { id: id as ContentPageCode } }),
} satisfies Source;
