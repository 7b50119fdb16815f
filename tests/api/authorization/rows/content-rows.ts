import { addAlbum, addNews, addPage } from "#server/testing/small-content.ts";
import { anybody } from "../callers.ts";
import type { Rows } from "../row.ts";

/** Public content. */
export const contentRows: Rows = {
  getContentPage: {
    may: anybody,
    request: async ({ shop }) => {
      await shop.run((work) => addPage(work, "about-us"));
      return { params: { code: "about-us" } };
    },
  },
  listFaq: { may: anybody },
  listNews: { may: anybody },
  getNewsItem: {
    may: anybody,
    request: async ({ shop }) => {
      const { newsId } = await shop.run((work) => addNews(work, "opening"));
      return { params: { id: newsId } };
    },
  },
  listAlbums: { may: anybody },
  getAlbum: {
    may: anybody,
    request: async ({ shop }) => {
      const { albumId } = await shop.run((work) => addAlbum(work, "rooms", []));
      return { params: { id: albumId } };
    },
  },
  listVideos: { may: anybody },
};
