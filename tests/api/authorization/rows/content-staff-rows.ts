import { storeFilm } from "#server/modules/media/index.ts";
import { webm } from "#server/testing/media/small-films.ts";
import { words } from "#server/testing/small-content.ts";
import { roles } from "../callers.ts";
import type { Attempt, Row, Rows, Sent } from "../row.ts";

const may = roles("content");
const ROOT = "/api/v1/admin";
const PARTS = [{ kind: "text", text: words("text") }];

interface Known {
  id: number;
  version: string;
}

type Draft = (attempt: Attempt) => object | Promise<object>;

/** One kind of content: its path, and a sample draft. */
interface Kind {
  path: string;
  draft: Draft;
}

let count = 0;
const title = () => words(`title ${(count += 1)}`);

/** A record that the owner has just added. */
async function added(attempt: Attempt, { path, draft }: Kind): Promise<Known> {
  const answer = await attempt.callers.owner.post(`${ROOT}/${path}`, await draft(attempt));
  return answer.json<Known>();
}

/** A request about such a record. */
function about(kind: Kind, rest: (known: Known, draft: object) => Sent): Row {
  return {
    may,
    request: async (attempt) => {
      const known = await added(attempt, kind);
      return { params: { id: known.id }, ...rest(known, await kind.draft(attempt)) };
    },
  };
}

const reading = (kind: Kind) => about(kind, () => ({}));
const adding = ({ draft }: Kind): Row => ({
  may,
  request: async (attempt) => ({ body: await draft(attempt) }),
});
const changing = (kind: Kind) =>
  about(kind, ({ version }, draft) => ({ body: { version, ...draft } }));
const publishing = (kind: Kind) =>
  about(kind, ({ version }) => ({ body: { version, publishedAt: "2026-01-02T03:04:05Z" } }));
const removing = (kind: Kind) => about(kind, ({ version }) => ({ query: { version } }));

const news: Kind = {
  path: "news",
  draft: () => ({
    title: title(),
    summary: words("summary"),
    picture: null,
    parts: PARTS,
    publishedAt: null,
  }),
};
const album: Kind = {
  path: "photo-albums",
  draft: () => ({ title: title(), text: words("text"), pictures: [], publishedAt: null }),
};
const video: Kind = {
  path: "videos",
  draft: async ({ shop }) => {
    const film = await shop.run((work) => storeFilm(work, shop.platform.media, webm()));
    return {
      title: title(),
      text: words("text"),
      posterAssetId: null,
      durationSeconds: 8,
      fileIds: [film.fileId],
      captions: { ar: null, en: null },
      productIds: [],
      publishedAt: null,
    };
  },
};
const group: Kind = { path: "faq-groups", draft: () => ({ title: title() }) };
const question: Kind = {
  path: "faq-questions",
  draft: async (attempt) => ({
    groupId: (await added(attempt, group)).id,
    question: title(),
    answer: PARTS,
    publishedAt: null,
  }),
};

const PAGE = { id: "about-us" };
const pageVersion = async ({ callers }: Attempt) =>
  (await callers.owner.get(`${ROOT}/pages/about-us`)).json<Known>().version;

/** Content management: pages, news, questions, albums and videos. */
export const contentStaffRows: Rows = {
  listStaffPages: { may },
  getStaffPage: { may, request: () => ({ params: PAGE }) },
  changeStaffPage: {
    may,
    request: async (attempt) => ({
      params: PAGE,
      body: {
        version: await pageVersion(attempt),
        title: title(),
        lead: words("lead"),
        picture: null,
        parts: PARTS,
        publishedAt: null,
      },
    }),
  },
  publishStaffPage: {
    may,
    request: async (attempt) => ({
      params: PAGE,
      body: { version: await pageVersion(attempt), publishedAt: null },
    }),
  },
  listStaffNews: { may },
  getStaffNews: reading(news),
  addNews: adding(news),
  changeNews: changing(news),
  publishNews: publishing(news),
  removeNews: removing(news),
  listStaffAlbums: { may },
  getStaffAlbum: reading(album),
  addAlbum: adding(album),
  changeAlbum: changing(album),
  publishAlbum: publishing(album),
  removeAlbum: removing(album),
  listStaffVideos: { may },
  getStaffVideo: reading(video),
  addVideo: adding(video),
  changeVideo: changing(video),
  publishVideo: publishing(video),
  removeVideo: removing(video),
  addFilm: { may, request: () => ({ file: webm(), fileType: "video/webm" }) },
  listStaffQuestions: { may },
  getStaffQuestion: reading(question),
  addQuestion: adding(question),
  changeQuestion: changing(question),
  publishQuestion: publishing(question),
  removeQuestion: removing(question),
  listFaqGroups: { may },
  getFaqGroup: reading(group),
  addFaqGroup: adding(group),
  changeFaqGroup: changing(group),
  removeFaqGroup: removing(group),
  getFaqOrder: { may },
  saveFaqOrder: {
    may,
    request: async ({ callers }) => {
      const order = (await callers.owner.get(`${ROOT}/faq-order`)).json<object>();
      return { body: order };
    },
  },
};
