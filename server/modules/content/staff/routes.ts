import { staffAlbumEndpoints as albums } from "#contract/content/staff/album-endpoints.ts";
import { staffNewsEndpoints as news } from "#contract/content/staff/news-endpoints.ts";
import { staffPageEndpoints as pages } from "#contract/content/staff/page-endpoints.ts";
import { staffVideoEndpoints as videos } from "#contract/content/staff/video-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { albumKind } from "./album-records.ts";
import {
  addContent,
  changeContent,
  existingContent,
  publishContent,
  removeContent,
} from "./content-kind.ts";
import { listContent } from "./content-rows.ts";
import { newsKind } from "./news-records.ts";
import { listPages, pageForChange, pageRecord, publishPage, writePage } from "./page-records.ts";
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
  const { db } = platform;
  serveEndpoint(app, news.listStaffNews, ({ query }) => listContent(db, "content.news", query));
  serveEndpoint(app, news.getStaffNews, ({ params }) => existingContent(newsKind, db, params.id));
  serveStaffCommand(app, platform, news.addNews, (input) =>
    addContent(newsKind, input, input.body),
  );
  serveStaffCommand(app, platform, news.changeNews, (input) =>
    changeContent(newsKind, input, input.body),
  );
  serveStaffCommand(app, platform, news.publishNews, (input) =>
    publishContent(newsKind, input, input.body),
  );
  serveStaffCommand(app, platform, news.removeNews, (input) =>
    removeContent(newsKind, input, input.query),
  );
};

export const staffAlbumRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;
  serveEndpoint(app, albums.listStaffAlbums, ({ query }) =>
    listContent(db, "content.album", query),
  );
  serveEndpoint(app, albums.getStaffAlbum, ({ params }) =>
    existingContent(albumKind, db, params.id),
  );
  serveStaffCommand(app, platform, albums.addAlbum, (input) =>
    addContent(albumKind, input, input.body),
  );
  serveStaffCommand(app, platform, albums.changeAlbum, (input) =>
    changeContent(albumKind, input, input.body),
  );
  serveStaffCommand(app, platform, albums.publishAlbum, (input) =>
    publishContent(albumKind, input, input.body),
  );
  serveStaffCommand(app, platform, albums.removeAlbum, (input) =>
    removeContent(albumKind, input, input.query),
  );
};

export const staffVideoRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;
  serveEndpoint(app, videos.listStaffVideos, ({ query }) =>
    listContent(db, "content.video", query),
  );
  serveEndpoint(app, videos.getStaffVideo, ({ params }) =>
    existingContent(videoKind, db, params.id),
  );
  serveStaffCommand(app, platform, videos.addVideo, (input) =>
    addContent(videoKind, input, input.body),
  );
  serveStaffCommand(app, platform, videos.changeVideo, (input) =>
    changeContent(videoKind, input, input.body),
  );
  serveStaffCommand(app, platform, videos.publishVideo, (input) =>
    publishContent(videoKind, input, input.body),
  );
  serveStaffCommand(app, platform, videos.removeVideo, (input) =>
    removeContent(videoKind, input, input.query),
  );
};
