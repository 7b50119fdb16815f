import * as contract from "#contract/redirects/endpoints.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { hitCounts } from "./count-hits.ts";
import { findRedirect } from "./find-redirect.ts";
import { staffRedirectRoutes } from "./staff/routes.ts";

export const redirectsModule: ModulePlugin = (app, platform) => {
  const { db } = platform;
  serveEndpoint(app, contract.findRedirect, async ({ query }) => ({
    redirect: (await findRedirect(db, query.path)) ?? null,
  }));
  staffRedirectRoutes(app, platform);
  let stopCounting: (() => Promise<void>) | undefined;
  app.addHook("onReady", async () => {
    stopCounting = hitCounts.keep(platform);
  });
  app.addHook("onClose", async () => stopCounting?.());
};
