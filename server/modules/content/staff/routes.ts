import { staffAlbumEndpoints as albums } from "#contract/content/staff/album-endpoints.ts";
import { staffNewsEndpoints as news } from "#contract/content/staff/news-endpoints.ts";
import { staffPageEndpoints as pages } from "#contract/content/staff/page-endpoints.ts";
import { staffVideoEndpoints as videos } from "#contract/content/staff/video-endpoints.ts";
import { cleanFilm, MOST_FILM_BYTES, storeFilm } from "#server/modules/media/index.ts";
import { serveStaffCommand, serveStaffUpload } from "#server/modules/staff/index.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { albumKind } from "./album-records.ts";
import { listContent } from "./content-rows.ts";
import { newsKind } from "./news-records.ts";
import { listPages, pageForChange, pageRecord, publishPage, writePage } from "./page-records.ts";
import { serveContent } from "./serve-content.ts";
import { videoKind } from "./video-records.ts";

export const staffPageRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;
  serveEndpoint(app, pages.listStaffPages, ({ query }) => listPages(db, query));
  serveEndpoint(app, pages.getStaffPage, ({ params }) => pageRecord(db, params.id));
  serveStaffCommand(app, platform, pages.changeStaffPage, async (input) => {
    const { work, params, body, record } = input;
    const { version, ...draft } = body;
    const before = await pageForChange(work, params.id, version);
    await writePage(work, params.id, draft);
    const after = await pageRecord(work.db, params.id);
    await record({ action: "page.save", target: `page:${params.id}`, before, after });
    return after;
  });
  serveStaffCommand(app, platform, pages.publishStaffPage, async (input) => {
    const { work, params, body, record } = input;
    const was = await pageForChange(work, params.id, body.version);
    await publishPage(work, was, body.publishedAt);
    const page = await pageRecord(work.db, params.id);
    const before = { publishedAt: was.publishedAt };
    const after = { publishedAt: page.publishedAt };
    await record({ action: "page.publish", target: `page:${params.id}`, before, after });
    return page;
  });
};

export const staffNewsRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(app, news.listStaffNews, ({ query }) =>
    listContent(platform.db, "content.news", query),
  );
  serveContent(app, platform, newsKind, {
    read: news.getStaffNews,
    add: news.addNews,
    change: news.changeNews,
    publish: news.publishNews,
    remove: news.removeNews,
  });
};

export const staffAlbumRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(app, albums.listStaffAlbums, ({ query }) =>
    listContent(platform.db, "content.album", query),
  );
  serveContent(app, platform, albumKind, {
    read: albums.getStaffAlbum,
    add: albums.addAlbum,
    change: albums.changeAlbum,
    publish: albums.publishAlbum,
    remove: albums.removeAlbum,
  });
};

export const staffVideoRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(app, videos.listStaffVideos, ({ query }) =>
    listContent(platform.db, "content.video", query),
  );
  serveContent(app, platform, videoKind, {
    read: videos.getStaffVideo,
    add: videos.addVideo,
    change: videos.changeVideo,
    publish: videos.publishVideo,
    remove: videos.removeVideo,
  });
  serveStaffUpload(app, platform, videos.addFilm, {
    maxBytes: MOST_FILM_BYTES,
    otherType: "film-type",
    clean: cleanFilm,
    keep: async (work, film, { file }) => {
      const stored = await storeFilm(work, platform.media, file, film);
      const { fileId, src } = stored;
      return [stored, { action: "film.add", target: `film:${fileId}`, after: { src } }];
    },
  });
};
