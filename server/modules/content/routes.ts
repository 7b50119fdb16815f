import { contentEndpoints as endpoints } from "#contract/content/endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveShared } from "#server/platform/http/serve-shared.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { albumDetail, listAlbums } from "./albums/album-queries.ts";
import { listFaq } from "./faq/faq-queries.ts";
import { listNews, newsItem } from "./news/news-queries.ts";
import { contentPage } from "./pages/page-queries.ts";
import { staffFaqGroupRoutes, staffQuestionRoutes } from "./staff/faq-routes.ts";
import {
  staffAlbumRoutes,
  staffNewsRoutes,
  staffPageRoutes,
  staffVideoRoutes,
} from "./staff/routes.ts";
import { listVideos } from "./videos/video-queries.ts";

/**
 * The queries record their own cache tags, and when a scheduled record ends an answer's lifetime.
 */
export const contentModule: ModulePlugin = (app, platform) => {
  const { db, cache } = platform;
  serveShared(app, endpoints.getContentPage, { cache }, async ({ params, locale }, scope) =>
    existing(await contentPage(db, locale, scope, params.code)),
  );
  serveShared(app, endpoints.listFaq, { cache }, async ({ locale }, scope) => ({
    items: await listFaq(db, locale, scope),
  }));
  serveShared(app, endpoints.listNews, { cache }, async ({ query, locale }, scope) =>
    listNews(db, locale, scope, query.page),
  );
  serveShared(app, endpoints.getNewsItem, { cache }, async ({ params, locale }, scope) =>
    existing(await newsItem(db, locale, scope, params.id)),
  );
  serveShared(app, endpoints.listAlbums, { cache }, async ({ locale }, scope) => ({
    items: await listAlbums(db, locale, scope),
  }));
  serveShared(app, endpoints.getAlbum, { cache }, async ({ params, locale }, scope) =>
    existing(await albumDetail(db, locale, scope, params.id)),
  );
  serveShared(app, endpoints.listVideos, { cache }, async ({ locale, query }, scope) => ({
    items: await listVideos(db, locale, scope, query.productId),
  }));
  staffPageRoutes(app, platform);
  staffNewsRoutes(app, platform);
  staffQuestionRoutes(app, platform);
  staffFaqGroupRoutes(app, platform);
  staffAlbumRoutes(app, platform);
  staffVideoRoutes(app, platform);
};

function existing<T>(found: T | undefined): T {
  return found ?? refuse("not-found");
}
